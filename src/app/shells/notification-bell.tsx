import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { listNotifications } from '#db/queries/list-notifications.ts'
import { useMerchantQuery } from '#src/data/use-merchant-query.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

const NotificationList = lazy(async () => ({
  default: (await import('./notification-list.tsx')).NotificationList,
}))

const most = 99

/** How many payments the merchant has not looked at yet; opens the list of them. */
export function NotificationBell() {
  const notifications = useMerchantQuery(listNotifications)
  const [list, setList] = useState<'unused' | 'open' | 'shut'>('unused')
  const unread = notifications?.unread ?? 0
  const said = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
  return (
    <>
      <IconButton
        label={said}
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
        onClick={() => setList('open')}
      />
      {/* Told while another screen has the attention. */}
      <span role="status" className="sr-only">
        {unread > 0 && (unread === 1 ? '1 unread notification' : `${unread} unread notifications`)}
      </span>
      {list !== 'unused' && notifications && (
        <Suspense>
          <NotificationList
            open={list === 'open'}
            onClose={() => setList('shut')}
            notifications={notifications}
          />
        </Suspense>
      )}
    </>
  )
}
