import type { Currency } from '#db/model/money.ts'
import type { FeeKind } from '#db/model/plan-terms.ts'
import { methodTiles } from './method-tiles.ts'
import { rateOf } from './pricing.ts'

export type DemoMethodId = 'ecocash' | 'onemoney' | 'zimswitch' | 'card'

/** The four ways to pay in the demo (spec §2), each with the fee of its kind on the Basic plan (§9). */
export const demoMethods: readonly { id: DemoMethodId; name: string; kind: FeeKind }[] = [
  { id: 'ecocash', name: methodTiles.ecocash.name, kind: 'mobile-money' },
  { id: 'onemoney', name: methodTiles.onemoney.name, kind: 'mobile-money' },
  { id: 'zimswitch', name: methodTiles.zimswitch.name, kind: 'local-cards' },
  { id: 'card', name: 'Card', kind: 'international-cards' },
]

/** The amounts to choose from, in whole units of either currency; the second is there at the start. Spec §2. */
export const demoPresets = [50, 100, 500] as const

/** US cents in ZWL cents at a rate of so many ZWL for a dollar, rounded half up. */
export const usdToZwl = (minor: number, rate: number): number => Math.round(minor * rate)

/** ZWL cents in US cents at a rate of so many ZWL for a dollar, rounded half up. */
export const zwlToUsd = (minor: number, rate: number): number => Math.round(minor / rate)

/**
 * What a payment costs on the Basic plan and what the merchant receives of it, in the payment's own minor units. The
 * percentage is rounded half up; the flat part is in USD and converted at `rate` ZWL for a dollar. Never more than the
 * amount.
 */
export function demoFee(
  amount: number,
  currency: Currency,
  method: DemoMethodId,
  rate: number,
): { fee: number; receives: number } {
  const kind = demoMethods.find(({ id }) => id === method)?.kind ?? 'mobile-money'
  const { percent, flat } = rateOf('basic', kind) ?? { percent: 0, flat: 0 }
  const share = Math.round((amount * Math.round(percent * 10)) / 1000)
  const fee = Math.min(amount, share + (currency === 'USD' ? flat : usdToZwl(flat, rate)))
  return { fee, receives: amount - fee }
}
