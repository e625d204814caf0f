import type { Currency } from '#db/money.ts'
import { paidBy } from '#db/payments/rules.ts'
import type {
  FeeRule,
  PaymentMethodId,
  TransactionStatus,
  TransactionType,
} from '#db/payments/schemas.ts'
import { formatDateTime, formatFeeRule, formatMoney } from './format.ts'
import {
  methodTiles,
  transactionMoney,
  transactionStatuses,
  transactionTypes,
} from './transactions.ts'

interface Paid {
  id: string
  date: string
  customer: string
  amount: number
  currency: Currency
  fee: number
  customerFee?: number | undefined
  feeRule?: FeeRule | undefined
  refunded: number
  paymentMethod: PaymentMethodId
  status: TransactionStatus
  type: TransactionType
  account: string
  reference: string
  refundOf?: string | undefined
}

export interface Receipt {
  title: string
  amount: string
  /** Terms and their values, from top to bottom. */
  lines: [term: string, value: string][]
  /** The content of the QR code. */
  code: string
}

/** Returns the content of a transaction's receipt. TXN-2. */
export function receiptOf(row: Paid): Receipt {
  const { id, date, customer, currency, fee, feeRule, refunded, account, reference } = row
  const failed = row.status === 'failed'
  const { customerFee = 0 } = failed ? {} : row
  const total = formatMoney(paidBy(row), currency)
  const payment = row.type === 'payment'
  const method = methodTiles[row.paymentMethod].name
  const lines: Receipt['lines'] = [
    ['Transaction ID', id],
    ['Date', formatDateTime(date)],
    ['Type', transactionTypes[row.type]],
    ['Status', transactionStatuses[row.status].label],
    ['Customer', customer],
    ['Payment method', method],
  ]
  if (account) lines.push(['Account', account])
  if (row.refundOf) lines.push(['Refund of', row.refundOf])
  lines.push(['Amount', transactionMoney(row)])
  if (customerFee > 0)
    lines.push(['Customer fee', formatMoney(customerFee, currency)], ['Total', total])
  if (payment && !failed) {
    const rule = feeRule ? ` (${formatFeeRule(feeRule)})` : ''
    lines.push(['Fee', `${formatMoney(fee, currency)}${rule}`])
  }
  if (refunded > 0) lines.push(['Refunded so far', formatMoney(-refunded, currency)])
  lines.push(['Reference', reference || id])
  return {
    title: row.type === 'refund' ? 'Refund receipt' : 'Receipt',
    amount: customerFee > 0 ? total : transactionMoney(row),
    lines,
    code: reference || id,
  }
}

/** Returns the file name of a receipt. */
export const receiptName = (id: string): string => `receipt-${id}.pdf`
