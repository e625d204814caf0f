import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listNotifications } from '#db/log/queries.ts'
import { countOf, formatCount } from '#db/text/format.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

/** Shows a number on the icon of the installed app, where the system has such badges; 0 takes it away. */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Some browsers refuse while the app is not installed.
  set.catch(() => undefined)
}

const NotificationList = lazyDialog(
  async () => (await import('./notification-list.tsx')).NotificationList,
)

const most = 99

/** The number of unread payments; opens the list of notifications. */
export function NotificationBell() {
  const notifications = useMerchantQuery(listNotifications)
  const [open, setOpen] = useState(false)
  const unread = notifications?.unread ?? 0
  const isKnown = notifications !== undefined
  useEffect(() => {
    if (isKnown) setAppBadge(unread)
  }, [isKnown, unread])
  const label = unread === 0 ? 'Notifications' : `Notifications, ${formatCount(unread)} unread`
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        className="relative"
        icon={
          <>
            <Bell aria-hidden />
            {unread > 0 && (
              <span
                aria-hidden
                className="absolute top-1 right-0.5 min-w-4.5 rounded-badge bg-primary px-1 text-center text-xs leading-4.5 font-semibold text-on-primary tabular-nums"
              >
                {unread > most ? `${most}+` : unread}
              </span>
            )}
          </>
        }
        onClick={() => setOpen(true)}
      />
      {/* Announced politely, because the person is busy elsewhere. */}
      <span role="status" className="sr-only">
        {unread > 0 && countOf(unread, 'unread notification')}
      </span>
      {notifications && (
        <NotificationList
          open={open}
          onClose={() => setOpen(false)}
          notifications={notifications}
        />
      )}
    </>
  )
}
