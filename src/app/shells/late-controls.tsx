import { lazyPart } from '#src/ui/lazy-part.tsx'

// Nobody uses these in the first moment: they come after the first picture, and their room is kept.

const waiting = 'grid flex-none place-items-center'
const square = <span className="skeleton size-8 rounded-control" />

export const DemoPill = lazyPart(
  () => import('../demo-controls/demo-pill.tsx'),
  'DemoPill',
  <span aria-hidden className="skeleton h-9 w-20 flex-none rounded-control sm:w-32" />,
)

export const NotificationBell = lazyPart(
  () => import('./notification-bell.tsx'),
  'NotificationBell',
  <span aria-hidden className={`${waiting} size-target`}>
    {square}
  </span>,
)

export const AccountMenu = lazyPart(
  () => import('./account-menu.tsx'),
  'AccountMenu',
  <span aria-hidden className={`${waiting} size-target lg:w-16`}>
    {square}
  </span>,
)
