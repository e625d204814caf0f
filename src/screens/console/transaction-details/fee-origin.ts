import { feeOf } from '#db/payments/fees.ts'
import { zwlPerUsd } from '#db/money.ts'
import type { FeeRule, Transaction } from '#db/payments/schemas.ts'
import { formatMoney, formatPercent } from '#src/rules/format.ts'

/**
 * What a payment's fee came of, as a sum: `2.5% of $45.00 is $1.13, and $0.20 a payment.` Its parts may differ by a cent
 * from the fee, which is rounded once, at the end.
 */
export function feeOrigin(
  { type, amount, currency, history }: Transaction,
  { percentage, fixedFee }: FeeRule,
): string {
  const money = (minor: number) => formatMoney(minor, currency)
  const share = feeOf({ percentage, fixedFee: 0 }, { type, amount, currency })
  const flat = fixedFee * (currency === 'ZWL' ? zwlPerUsd : 1)
  const parts = [
    `${formatPercent(percentage)}% of ${money(amount)} is ${money(share)}`,
    ...(fixedFee === 0 ? [] : [`and ${money(flat)} a payment`]),
  ]
  // The sample data's payments keep no course of their own.
  const whose = history
    ? 'By the terms of the day it was made'
    : 'By the standard terms, which hold until Fee Structure is saved'
  return `${parts.join(', ')}. ${whose}.`
}
