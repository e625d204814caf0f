import type { MerchantId } from '../common.ts'
import { type LedgerRow, searchable, searchText } from './rows.ts'

/**
 * Returns whether a row is found by a text: in id, customer, account or reference, or in the
 * merchant's name where names are given.
 */
export function searchIn(
  text: string,
  merchantNames?: ReadonlyMap<MerchantId, string>,
): (row: LedgerRow) => boolean {
  const needle = searchable(text)
  const merchants = new Set<MerchantId>()
  for (const [id, name] of merchantNames ?? [])
    if (searchable(name).includes(needle)) merchants.add(id)
  return (row) => searchText(row).includes(needle) || merchants.has(row.merchantId)
}
