import { type Currency, zwlPerUsd } from '#db/money.ts'
import { isCard } from '#db/payments/rules.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { usualPrefix } from '#db/payments/wallets.ts'
import type { NextPayment } from '#db/payments/test-accounts.ts'
import { pickAmount, pickMethod } from './history.ts'

interface Facts {
  links: readonly { id: string; amount: number | null; currency: Currency }[]
  methodsOff: ReadonlySet<string>
  customers: readonly { name: string; phone: string }[]
}

/** A payment of a link that a customer is about to make. */
export interface NextSale {
  linkId: string
  amount: number
  currency: Currency
  customer: string
  paymentMethod: PaymentMethodId
  account: string
  /** What the customer does, unless they approve it. */
  does?: NextPayment
}

/** What customers usually pay where they choose the amount, in minor units of USD. */
const usual = { from: 2_00, to: 50_00 }

/** The share of payments that fail. */
const failing = 0.08
const failures = ['insufficient', 'cancelled', 'no-answer'] as const

const pick = <T>(rows: readonly T[], share: number): T | undefined =>
  rows[Math.floor(share * rows.length)]

const digits = (count: number, random: () => number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')

function accountFor(method: PaymentMethodId, phone: string, random: () => number): string {
  const prefix = usualPrefix(method)
  if (prefix) {
    const own = phone.replace(/\D/g, '').replace(/^263/, '0')
    return own.startsWith(prefix) ? own : `${prefix}${digits(7, random)}`
  }
  return method === 'bank' ? '' : `4${digits(15, random)}`
}

/**
 * Returns the next payment of a busy day, after the sample's sales: one of the open links, a customer of
 * the business, a method as often as it is used. Null if no link or no method can be used.
 */
export function nextSale(
  { links, methodsOff, customers }: Facts,
  random: () => number = Math.random,
): NextSale | null {
  const link = pick(links, random())
  if (!link) return null
  const { id: linkId, currency } = link
  // Cards are charged in dollars.
  const takes = (each: PaymentMethodId) =>
    !methodsOff.has(each) && !(currency === 'ZWL' && isCard(each))
  const paymentMethod = Array.from({ length: 20 }, () => pickMethod(random())).find(takes)
  if (!paymentMethod) return null
  const [rate, step] = currency === 'ZWL' ? [zwlPerUsd, 10_00] : [1, 50]
  const customer = pick(customers, random())
  const does = random() < failing ? pick(failures, random()) : undefined
  return {
    linkId,
    amount: link.amount ?? pickAmount(usual, random(), rate, step),
    currency,
    customer: customer?.name ?? '',
    paymentMethod,
    account: accountFor(paymentMethod, customer?.phone ?? '', random),
    ...(does && { does: isCard(paymentMethod) ? 'insufficient' : does }),
  }
}
