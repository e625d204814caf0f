import type { CaseStatus, DisputeStatus } from '#db/disputes/schemas.ts'
import type { Currency } from '#db/money.ts'
import { isUnnamed, paidBy } from '#db/payments/rules.ts'
import type { PaymentMethodId, TransactionStatus, TransactionType } from '#db/payments/schemas.ts'
import { formatDateTime, formatMoney } from '#db/text/format.ts'
import { receiptEnglish } from '#db/text/payer-words/receipt-english.ts'
import type { PayerWords } from '#db/text/payer-words/words.ts'
import {
  methodTiles,
  transactionMoney,
  transactionStatusLooks,
  transactionTypeLabels,
} from './transactions.ts'

interface Paid {
  id: string
  date: string
  customer: string
  amount: number
  currency: Currency
  customerFee?: number | undefined
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
  /** The line below everything. */
  foot: string
}

/** Returns whether a transaction has a receipt: nothing was received of one that failed. TXN-2. */
export const hasReceipt = ({ status }: { status: TransactionStatus }): boolean =>
  status !== 'failed'

/** What a receipt says of the invoice that was paid: amounts in minor units, and the numbers of credit notes. */
export interface ReceiptInvoice {
  number: string | null
  total: number
  open: number
  creditNotes: readonly string[]
}

/** Returns the invoice's lines: what is left after a part payment, and the credit notes of refunds. */
function invoiceLines(
  invoice: ReceiptInvoice | null,
  currency: Currency,
  words = receiptEnglish,
): Receipt['lines'] {
  if (!invoice) return []
  const { number, total, open, creditNotes } = invoice
  return [
    [words.invoice, number ?? ''],
    ...(open > 0
      ? ([
          [words.invoiceTotal, formatMoney(total, currency)],
          [words.amountDue, formatMoney(open, currency)],
        ] satisfies Receipt['lines'])
      : []),
    ...creditNotes.map((note): Receipt['lines'][number] => [words.creditNote, note]),
  ]
}

/**
 * Returns the content of a transaction's receipt, for its customer: nothing of the merchant's own
 * fees. TXN-2.
 */
export function receiptOf(row: Paid, invoice: ReceiptInvoice | null = null): Receipt {
  const { id, date, customer, currency, customerFee = 0, refunded, account, reference } = row
  const words = receiptEnglish
  const total = formatMoney(paidBy(row), currency)
  const method = methodTiles[row.paymentMethod].name
  const lines: Receipt['lines'] = [
    [words.transactionId, id],
    [words.date, formatDateTime(date)],
    [words.type, transactionTypeLabels[row.type]],
    [words.status, transactionStatusLooks[row.status].label],
    [words.customer, customer],
    [words.method, method],
  ]
  if (account) lines.push([words.account, account])
  if (row.refundOf) lines.push([words.refundOf, row.refundOf])
  lines.push([words.amount, transactionMoney(row)])
  if (customerFee > 0)
    lines.push([words.customerFee, formatMoney(customerFee, currency)], [words.total, total])
  if (refunded > 0) lines.push([words.refundedSoFar, formatMoney(-refunded, currency)])
  lines.push(...invoiceLines(invoice, currency), [words.reference, reference || id])
  return {
    title: row.type === 'refund' ? words.refundTitle : words.title,
    amount: customerFee > 0 ? total : transactionMoney(row),
    lines,
    code: reference || id,
    foot: words.foot,
  }
}

/** A payment as its payer knows it. */
export interface PayerPayment {
  payment: Pick<
    Paid,
    | 'amount'
    | 'customerFee'
    | 'currency'
    | 'refunded'
    | 'paymentMethod'
    | 'account'
    | 'customer'
    | 'date'
    | 'reference'
  > & {
    /** Null for a sample. */
    id: string | null
  }
  merchantName: string
  /** The subject of the payment. */
  name: string
  /** Its case or dispute, if any. */
  paymentCase: { status: CaseStatus } | null
  dispute: { status: DisputeStatus } | null
  /** The invoice that it paid, if any. */
  invoice?: ReceiptInvoice | null | undefined
}

/** Returns the content of the payer's receipt, from the sums to the payment's numbers, in the payer's words. LINK-5. */
export function payerReceiptOf(
  about: PayerPayment,
  words: PayerWords['receipt'] = receiptEnglish,
): Receipt {
  const { payment, merchantName, name, paymentCase, dispute, invoice = null } = about
  const { id, currency, refunded, customerFee = 0, paymentMethod, reference } = payment
  const money = (minor: number) => formatMoney(minor, currency)
  const total = money(paidBy(payment))
  const method = methodTiles[paymentMethod].name
  const lines: Receipt['lines'] = [
    [words.paidTo, merchantName],
    [words.for, name],
  ]
  if (customerFee > 0)
    lines.push(
      [words.amount, money(payment.amount)],
      [words.fee(method), money(customerFee)],
      [words.total, total],
    )
  if (refunded > 0) lines.push([words.refunded, money(refunded)])
  lines.push(...invoiceLines(invoice, currency, words).slice(1))
  // The paying number is shown beside the method.
  if (!isUnnamed(payment)) lines.push([words.paidBy, payment.customer])
  lines.push(
    [words.paidWith, [method, payment.account].filter(Boolean).join(' ')],
    [words.date, formatDateTime(payment.date)],
    [words.reference, reference],
  )
  // The payer's phone alone knows it by its reference.
  if (id !== reference) lines.push([words.payment, id ?? words.sample])
  if (paymentCase) lines.push([words.confirmed, words.afterCheck])
  if (dispute) lines.push([words.disputed, words[dispute.status]])
  return { title: words.title, amount: total, lines, code: id ?? reference, foot: words.foot }
}

/** Returns the file name of a receipt. */
export const receiptName = (id: string, ending: 'pdf' | 'png' = 'pdf'): string =>
  `receipt-${id}.${ending}`
