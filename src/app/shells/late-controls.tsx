import { latePart } from '#src/ui/lazy-part.tsx'
import { HeldKeys } from '../keys/held-keys.tsx'

// Nobody uses these in the first moment: they come after the first picture, and their room is kept.

const waiting = 'grid flex-none place-items-center'
const square = <span className="skeleton size-8 rounded-control" />

export const DemoPill = latePart(
  () => import('../demo-controls/demo-pill.tsx'),
  'DemoPill',
  <span aria-hidden className="skeleton h-9 w-20 flex-none rounded-control sm:w-32" />,
)

export const Finder = latePart(
  () => import('../palette/finder.tsx'),
  'Finder',
  <>
    <HeldKeys />
    <span aria-hidden className={`${waiting} size-target`}>
      {square}
    </span>
  </>,
)

export const NotificationBell = latePart(
  () => import('./notification-bell.tsx'),
  'NotificationBell',
  <span aria-hidden className={`${waiting} size-target`}>
    {square}
  </span>,
)

const person = (
  <span aria-hidden className={`${waiting} size-target lg:w-16`}>
    {square}
  </span>
)
const loadMenus = () => import('./account-menu.tsx')

export const DashboardMenu = latePart(loadMenus, 'DashboardMenu', person)
export const ConsoleMenu = latePart(loadMenus, 'ConsoleMenu', person)

export const ModeSwitch = latePart(
  () => import('./mode-switch.tsx'),
  'ModeSwitch',
  <span aria-hidden className="skeleton block h-12.5 w-[123px] rounded-control dense:h-11" />,
)

export const ThemeToggle = latePart(
  () => import('../theme/theme-toggle.tsx'),
  'ThemeToggle',
  <span aria-hidden className={`${waiting} size-target`}>
    {square}
  </span>,
)

export const ThemeRow = latePart(() => import('../theme/theme-row.tsx'), 'ThemeRow', null)

/** What stands over every screen where there is something to tell. */
export const ShellBanners = latePart(() => import('./shell-banners.tsx'), 'ShellBanners', null)
