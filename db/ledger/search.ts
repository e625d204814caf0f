import type { MerchantId } from '../common.ts'
import { needlesOf, searchFor } from '../text/search-text.ts'
import { type LedgerRow, searchText } from './rows.ts'

/**
 * Returns whether a row is found by a text: in id, customer, account or reference, or in the
 * merchant's name where names are given. A whole phone number finds the payments with the digits
 * that are kept of it. R48.
 */
export function searchIn(
  text: string,
  merchantNames?: ReadonlyMap<MerchantId, string>,
): (row: LedgerRow) => boolean {
  const needles = needlesOf(text)
  const isNamed = searchFor(text)
  const merchants = new Set<MerchantId>()
  for (const [id, name] of merchantNames ?? []) if (isNamed([name])) merchants.add(id)
  return (row) => {
    const own = searchText(row)
    return needles.some((needle) => own.includes(needle)) || merchants.has(row.merchantId)
  }
}
