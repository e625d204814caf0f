import type { Ledger } from '../../ledger/load-ledger.ts'
import type { MerchantId } from '../../model/common.ts'
import { rowsAt, type LedgerRow } from '../ledger-rows.ts'

/** A merchant's newest transactions, the newest first. Spec §2 Dashboard home. */
export function recentTransactions(ledger: Ledger, merchantId: MerchantId, count = 5): LedgerRow[] {
  const { columns } = ledger
  const order = columns.order()
  const merchant = columns.merchants.find(merchantId)
  const newest: number[] = []
  for (let place = order.length - 1; place >= 0 && newest.length < count; place -= 1) {
    const at = order[place] ?? 0
    if (columns.column.merchant[at] === merchant) newest.push(at)
  }
  return rowsAt(ledger, Uint32Array.from(newest))
}
