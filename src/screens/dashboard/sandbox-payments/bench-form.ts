import * as v from 'valibot'
import type { ChargeBody } from '#db/apps/check-charge.ts'
import { chargedMethods } from '#db/apps/api.ts'
import { currency } from '#db/common.ts'
import { sandboxSecretKey } from '#db/apps/schemas.ts'
import { testAccounts } from '#db/payments/test-accounts.ts'
import { formatMobile } from '#src/rules/sign-in.ts'

/** What is typed on the bench: whatever it is, it is sent, since the API's own answer is what is to be seen. */
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

/** The amount as the request's JSON has it: a number where it is one, else the text; nothing where nothing is typed. */
function amountOf(typed: string): number | string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return Number.isFinite(Number(text)) ? Number(text) : text
}

/** The body of the request. */
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

/** A key as it may be shown, but for the sandbox's own, which is a sample. */
export const shownKey = (key: string): string =>
  key === sandboxSecretKey || key.length < 13 ? key : `${key.slice(0, 8)}…${key.slice(-4)}`
