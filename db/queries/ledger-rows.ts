import type { Transaction } from '../model/transaction.ts'
import { currencies } from '../model/money.ts'
import {
  paymentMethodIds,
  transactionStatuses,
  transactionTypes,
} from '../model/transaction-codes.ts'
import type { Ledger } from '../ledger/load-ledger.ts'

/** What a table, an export or a card shows of a transaction. */
export type LedgerRow = Pick<
  Transaction,
  | 'id'
  | 'merchantId'
  | 'date'
  | 'customer'
  | 'amount'
  | 'currency'
  | 'fee'
  | 'paymentMethod'
  | 'status'
  | 'type'
  | 'linkId'
>

/** The rows at some positions, such as a page of what was found. */
export function rowsAt({ columns }: Ledger, positions: Uint32Array): LedgerRow[] {
  const { column, merchants, customers, links } = columns
  return Array.from(positions, (at) => {
    const linkId = links.names[column.link[at] ?? 0]
    return {
      id: `TX-${column.number[at]}`,
      merchantId: merchants.names[column.merchant[at] ?? 0] ?? '',
      date: new Date(column.date[at] ?? 0).toISOString(),
      customer: customers.names[column.customer[at] ?? 0] ?? '',
      amount: column.amount[at] ?? 0,
      currency: currencies[column.currency[at] ?? 0] ?? 'USD',
      fee: column.fee[at] ?? 0,
      paymentMethod: paymentMethodIds[column.method[at] ?? 0] ?? 'ecocash',
      status: transactionStatuses[column.status[at] ?? 0] ?? 'pending',
      type: transactionTypes[column.type[at] ?? 0] ?? 'payment',
      ...(linkId && { linkId }),
    }
  })
}
