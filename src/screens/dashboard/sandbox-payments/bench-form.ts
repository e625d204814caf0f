import * as v from 'valibot'
import type { ChargeBody } from '#db/apps/check-charge.ts'
import { chargedMethods } from '#db/apps/api.ts'
import { currency } from '#db/common.ts'
import { sandboxSecretKey } from '#db/apps/schemas.ts'
import { testAccounts } from '#db/payments/test-accounts.ts'
import { formatMobile } from '#db/text/phone-number.ts'

/** The form of the test bench: any input is sent, because the purpose is to see the API's answer. */
export const benchSchema = v.object({
  method: v.picklist(chargedMethods),
  amount: v.string(),
  currency,
  account: v.string(),
  reference: v.string(),
  key: v.string(),
})
export type BenchValues = v.InferOutput<typeof benchSchema>

export const benchStart: BenchValues = {
  method: 'ecocash',
  amount: '5000',
  currency: 'USD',
  account: formatMobile(testAccounts.succeeds),
  reference: 'Order 1042',
  key: sandboxSecretKey,
}

/**
 * Returns the amount as it appears in the request's JSON: a number if it is one, otherwise the text; omitted when
 * empty.
 */
function amountOf(typed: string): number | string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return Number.isFinite(Number(text)) ? Number(text) : text
}

/** Returns the body of the request. */
export function bodyOf({
  method,
  amount,
  currency: of,
  account,
  reference,
}: BenchValues): ChargeBody {
  return {
    amount: amountOf(amount),
    currency: of,
    method,
    customer: { account: account.replace(/[\s-]/g, '') },
    reference: reference.trim(),
  }
}

/** Masks a key, except the sandbox's own, which is a sample. */
export const shownKey = (key: string): string =>
  key === sandboxSecretKey || key.length < 13 ? key : `${key.slice(0, 8)}…${key.slice(-4)}`
