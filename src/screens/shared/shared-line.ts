import { getSharedAt } from '#db/log/queries.ts'
import { formatMoment } from '#db/text/format.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { appMessages } from '#src/rules/messages/app.ts'

/**
 * Returns when a row was last shared by WhatsApp, as a line of its history; no line if never. `of` is a link's id, or the
 * number by which an invoice, a transaction or a payout is known.
 */
export function useSharedLine(of: string): [term: string, value: string][] {
  const at = useMerchantQuery((db, merchantId) => getSharedAt(db, merchantId, of), [of])
  return at ? [[appMessages.sharedByWhatsApp, formatMoment(at)]] : []
}
