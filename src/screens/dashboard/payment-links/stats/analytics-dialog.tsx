import type { PaymentLink } from '#db/links/schemas.ts'
import { getLinkAnalytics } from '#db/links/queries.ts'
import { formatCount, formatMoney } from '#db/text/format.ts'
import { useQuery } from '#src/data/use-query.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import { MethodShares } from '#src/screens/shared/method-shares.tsx'
import { useSharedLine } from '#src/screens/shared/shared-line.ts'
import { DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { StatTile } from '#src/ui/stat-card.tsx'
import { LastDays } from './last-days.tsx'

interface Props {
  link: Pick<PaymentLink, 'id' | 'name' | 'currency' | 'amount'>
  open: boolean
  onClose: () => void
}

/** A link's results: views, payments, conversion, total, by day and by method (LINK-1). */
export function AnalyticsDialog({ link: { id, name, currency, amount }, open, onClose }: Props) {
  const shared = useSharedLine(id)
  const analytics = useQuery((db) => getLinkAnalytics(db, id), [id])?.analytics
  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="drawer"
      title="Link analytics"
      description={name}
    >
      {!analytics ? (
        <SkeletonRows rows={4} label="Loading analytics" />
      ) : (
        <DetailPanel>
          <dl className="grid grid-cols-2 gap-2.5">
            <StatTile label="Views" value={formatCount(analytics.views)} />
            <StatTile label="Payments" value={formatCount(analytics.payments)} />
            <StatTile
              label="Conversion"
              value={analytics.conversion === null ? 'No views yet' : `${analytics.conversion}%`}
            />
            <StatTile label="Total collected" value={formatMoney(analytics.collected, currency)} />
          </dl>
          <p className="-mb-3 text-sm text-muted">
            Total collected is after{' '}
            {analytics.refunded > 0 && `${formatMoney(analytics.refunded, currency)} in `}refunds.
            The charts show payments before refunds.
          </p>
          {analytics.converted.amount !== 0 && (
            <p className="-mb-3">
              <InclConverted
                of="Total collected"
                total={analytics.collected}
                currency={currency}
                part={analytics.converted}
              />
            </p>
          )}
          {shared.length > 0 && <DetailRows look="lines" items={shared} />}
          <LastDays days={analytics.byDay} fixedPrice={amount !== null} />
          {analytics.byMethod.length > 0 && (
            <DetailSection title="By method">
              <MethodShares shares={analytics.byMethod} when="since the link was created" counted />
            </DetailSection>
          )}
        </DetailPanel>
      )}
    </Dialog>
  )
}
