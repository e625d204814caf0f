import type { Currency } from '#db/model/money.ts'
import { isOutgoing } from '#db/model/transaction-codes.ts'
import type { TransactionStatus, TransactionType } from '#db/model/transaction.ts'
import { formatMoney } from './format.ts'

/** How a transaction's status reads and looks (spec §4). */
export const transactionStatuses = {
  successful: { tone: 'ok', label: 'Successful' },
  pending: { tone: 'wait', label: 'Pending' },
  failed: { tone: 'bad', label: 'Failed' },
  refunded: { tone: 'info', label: 'Refunded' },
} as const satisfies Record<TransactionStatus, object>

const completed = { tone: 'ok', label: 'Completed' } as const

/** The console's words: it knows completed, pending and failed (spec §3). */
export const consoleStatuses = {
  ...transactionStatuses,
  successful: completed,
  refunded: completed,
} as const

/** The kinds of transactions, in the order of the filter (spec §2). */
export const transactionTypes = {
  payment: 'Payment',
  refund: 'Refund',
  payout: 'Payout',
  adjustment: 'Adjustment',
} as const satisfies Record<TransactionType, string>

interface Flow {
  type: TransactionType
  amount: number
  currency: Currency
}

/** An amount with the sign of its direction, in minor units: what left the business is below zero. */
export const signedAmount = ({ type, amount }: Pick<Flow, 'type' | 'amount'>): number =>
  isOutgoing(type) ? -amount : amount

/** The amount as the tables show it: `$45.00`, and with a minus what left the business. */
export const transactionMoney = (row: Flow): string => formatMoney(signedAmount(row), row.currency)
