import { newestSampleNumber } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { ChargedDraft } from './history.ts'
import { refuse } from './mistakes.ts'

/**
 * Converts drafts to ledger rows by draft id, numbered by date, with refunded totals; fully
 * refunded payments get the status `refunded`. Throws on a refund that doesn't fit its payment.
 */
export function toLedger(drafts: readonly ChargedDraft[]): Map<string, Transaction> {
  const sorted = [...drafts].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const first = newestSampleNumber - sorted.length + 1
  const byDraft = new Map(
    sorted.map((draft, index): [string, Transaction] => [
      draft.id,
      { ...draft, id: `TX-${first + index}`, refunded: 0 },
    ]),
  )
  for (const [draftId, row] of byDraft) {
    if (row.refundOf === undefined) continue
    const wrong = (field: string, reason: string) =>
      refuse('transactions.json', draftId, field, reason)
    const payment = byDraft.get(row.refundOf)
    if (payment?.type !== 'payment' || payment.merchantId !== row.merchantId)
      return wrong('refundOf', `"${row.refundOf}" is not a payment of the same merchant`)
    if (payment.currency !== row.currency)
      return wrong('currency', `the payment ${row.refundOf} was in ${payment.currency}`)
    if (payment.date > row.date)
      return wrong('date', `the payment ${row.refundOf} is later than its refund`)
    payment.refunded += row.amount
    if (payment.refunded > payment.amount)
      return wrong('amount', `is more than is left of the payment ${row.refundOf}`)
    if (payment.refunded === payment.amount) payment.status = 'refunded'
    row.refundOf = payment.id
  }
  return byDraft
}
