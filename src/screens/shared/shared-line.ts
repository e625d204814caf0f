import { getSharedAt } from '#db/log/queries.ts'
import { formatMoment } from '#db/text/format.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { appMessages } from '#src/rules/messages/app.ts'

const lineOf = (term: string, at: string | null | undefined): [term: string, value: string][] =>
  at ? [[term, formatMoment(at)]] : []

/**
 * Returns when a row was last shared by WhatsApp, and through the system's sheet, as lines of its history; none if never. `of` is a link's id, or the
 * number by which an invoice, a transaction or a payout is known.
 */
export function useSharedLine(of: string): [term: string, value: string][] {
  const [byWhatsApp, bySheet] =
    useMerchantQuery(
      (db, merchantId) =>
        Promise.all([
          getSharedAt(db, merchantId, of, 'whatsApp'),
          getSharedAt(db, merchantId, of, 'sheet'),
        ]),
      [of],
    ) ?? []
  return [
    ...lineOf(appMessages.sharedByWhatsApp, byWhatsApp),
    ...lineOf(appMessages.shared, bySheet),
  ]
}
