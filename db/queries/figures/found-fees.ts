import type { Ledger } from '../../ledger/load-ledger.ts'
import { currencies, type Currency } from '../../model/money.ts'
import { paymentMethodIds } from '../../model/transaction-codes.ts'
import type { PaymentMethodId } from '../../model/transaction.ts'

/** What a method's payments of one currency cost, in its minor units. */
export interface FoundFees {
  method: PaymentMethodId
  currency: Currency
  payments: number
  taken: number
  fees: number
}

/** The fees of the payments at some positions, by method and currency, in the order of the methods. Spec §2 Reports. */
export function foundFees({ columns }: Ledger, positions: Uint32Array): FoundFees[] {
  const { column } = columns
  const totals = paymentMethodIds.flatMap((method) =>
    currencies.map((currency) => ({ method, currency, payments: 0, taken: 0, fees: 0 })),
  )
  for (const at of positions) {
    const total = totals[(column.method[at] ?? 0) * currencies.length + (column.currency[at] ?? 0)]
    if (!total) continue
    total.payments += 1
    total.taken += column.amount[at] ?? 0
    total.fees += column.fee[at] ?? 0
  }
  return totals.filter(({ payments }) => payments > 0)
}
