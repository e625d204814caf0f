import { type Ledger, ledgerOf as ledgerOfRows, ledgerRow } from '#db/ledger/rows.ts'
import { newestSampleNumber, transactionNumber } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'

/** A successful payment of $45.00; `number` becomes its id and, in minutes, its date. */
export function paymentRow(number: number, over: Partial<Transaction> = {}): Transaction {
  return {
    id: `TX-${number}`,
    merchantId: 'M-001',
    date: new Date(Date.UTC(2026, 10, 1, 8, number)).toISOString(),
    customer: 'Rudo Chikomo',
    amount: 45_00,
    currency: 'USD',
    fee: 133,
    paymentMethod: 'ecocash',
    status: 'successful',
    type: 'payment',
    account: '077 *** 4567',
    reference: `Order ${number}`,
    refunded: 0,
    ...over,
  }
}

/** Returns a row as if it had been entered in the demo rather than seeded. */
export const asNew = (row: Transaction): Transaction => ({
  ...row,
  id: `TX-${newestSampleNumber + transactionNumber(row.id)}`,
})

/** Builds an in-memory ledger from rows. */
export const ledgerOf = (...rows: readonly Transaction[]): Ledger =>
  ledgerOfRows(rows.map(ledgerRow), 1)

/** The fields of a payment that is pending until an instant. */
export const waiting = (settlesAt: string) => ({ status: 'pending', settlesAt }) as const
