import { CheckCheck, TriangleAlert } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Notification } from '#db/log/messages.ts'
import type { Notifications } from '#db/log/queries.ts'
import { formatCount, formatMoment } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useAction } from '#src/data/use-action.ts'
import { notificationMessages } from '#src/rules/messages/notifications.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'

interface Props {
  open: boolean
  onClose: () => void
  notifications: Notifications
}

/** Returns the address with the details of a notification. */
function pathOf(row: Notification): string {
  if (row.kind === 'link-paid' || row.kind === 'transfer-sent')
    return pathTo('transaction-details', { id: row.transactionId })
  if (row.kind === 'payout-ended') return pathTo('payout-details', { id: row.payoutId })
  if (row.kind === 'report-made') return pathTo('reports')
  if (row.kind === 'case-news') return pathTo('transaction-details', { id: row.transactionId })
  if (row.kind === 'dispute-news') return pathTo('dispute', { id: row.disputeId })
  return pathTo('business')
}

const needsAttention = (row: Notification) =>
  row.kind === 'information-requested' ||
  (row.kind === 'payout-ended' && row.failureReason !== null) ||
  (row.kind === 'document-reviewed' && row.status === 'rejected') ||
  (row.kind === 'standing-changed' && row.suspended) ||
  (row.kind === 'application-decided' && row.approvalStatus === 'REJECTED') ||
  (row.kind === 'dispute-news' && (row.status === 'evidence' || row.status === 'lost'))

/** The notifications, newest first; choosing one opens it and marks it as read. */
export function NotificationList({ open, onClose, notifications }: Props) {
  const { rows, unread } = notifications
  const [, navigate] = useLocation()
  const markOne = useAction('markNotificationsRead', { dryRun: notificationMessages.wouldMarkRead })
  const markAll = useAction('markNotificationsRead', {
    dryRun: notificationMessages.wouldMarkAllRead,
  })

  function choose(row: Notification) {
    const { id, merchantId, readAt } = row
    if (readAt === null) void markOne.run({ merchantId, ids: [id] })
    onClose()
    whenLayersClosed(() => navigate(pathOf(row)))
  }

  const [first] = rows
  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="drawer"
      title="Notifications"
      description={unread === 0 ? 'All read' : `${formatCount(unread)} unread`}
      {...(first &&
        unread > 0 && {
          footer: (
            <Button
              variant="secondary"
              icon={<CheckCheck aria-hidden />}
              onClick={() => void markAll.run({ merchantId: first.merchantId })}
            >
              Mark all as read
            </Button>
          ),
        })}
    >
      {first ? (
        <ul className="-mx-3 grid gap-0.5">
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className="flex min-h-16 w-full items-start gap-3 rounded-control px-3 py-2.5 text-left -outline-offset-3 hover:bg-hover"
                onClick={() => choose(row)}
              >
                {needsAttention(row) ? (
                  <TriangleAlert aria-hidden className="mt-1 size-4 flex-none text-danger" />
                ) : row.kind === 'transfer-sent' ? (
                  <Chevron className="mt-1 flex-none text-accent" />
                ) : (
                  <Tick className="mt-1 flex-none text-success" />
                )}
                <span className="min-w-0 flex-1">
                  <span
                    className={`block wrap-anywhere tabular-nums ${row.readAt === null ? 'font-semibold' : ''}`}
                  >
                    {notificationMessages.title(row)}
                  </span>
                  <span className="block text-sm text-muted wrap-anywhere tabular-nums">
                    {notificationMessages.about(row)} · {formatMoment(row.createdAt)}
                  </span>
                </span>
                {row.readAt === null && <Badge tone="info">New</Badge>}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="No notifications yet" text="Payments and payouts appear here." />
      )}
    </Dialog>
  )
}
