import { type LinkListing, listPaymentLinks } from '#db/links/queries.ts'
import { inUsd } from '#db/money.ts'
import { countOf, formatMoney } from '#db/text/format.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

const most = 5

/** Returns the links that earned most in USD at the sample rate, best first; links that earned nothing are left out. */
export function bestLinks(links: readonly LinkListing[]): LinkListing[] {
  const brought = ({ collected, currency }: LinkListing) => inUsd(collected, currency)
  return links
    .filter((link) => brought(link) > 0)
    .sort((a, b) => brought(b) - brought(a))
    .slice(0, most)
}

/** The best-earning links, with their conversion rate. */
export function BestLinksCard() {
  const links = useMerchantQuery((db, merchantId) => listPaymentLinks(db, merchantId))
  const best = links && bestLinks(links)
  return (
    <Card>
      <CardHeader
        title="Top Payment Links"
        action={<span className="text-subtle">All time</span>}
      />
      {best === undefined ? (
        <SkeletonRows rows={5} label="Loading payment links" />
      ) : best.length === 0 ? (
        <p className="px-6 pb-6 text-muted">No payments through links yet.</p>
      ) : (
        <ol>
          {best.map(({ id, name, currency, collected, payments, views, conversion }) => (
            <li key={id} className="border-t border-line px-6 py-3">
              <div className="flex justify-between gap-3">
                <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
                <p className="flex-none font-semibold tabular-nums">
                  {formatMoney(collected, currency)}
                </p>
              </div>
              <div className="flex justify-between gap-3 text-sm text-muted tabular-nums">
                <p>
                  {countOf(payments, 'payment')}, {countOf(views, 'view')}
                </p>
                {conversion !== null && <p>{conversion}% paid</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
