
import { HeldKeys } from '../keys/held-keys.tsx'
export { DemoPill } from '../demo-controls/demo-pill.tsx'
export { Finder } from '../palette/finder.tsx'
export { NotificationBell } from './notification-bell.tsx'
export { ModeSwitch } from './mode-switch.tsx'
export { ThemeToggle } from '../theme/theme-toggle.tsx'
export { ThemeRow } from '../theme/theme-row.tsx'
export { ShellBanners } from './shell-banners.tsx'

// Nobody uses these in the first moment: they come after the first picture, and their room is kept.

const waiting = 'grid flex-none place-items-center'
const square = <span className="skeleton size-8 rounded-control" />




const person = (
  <span aria-hidden className={`${waiting} size-target lg:w-16`}>
    {square}
  </span>
)
const loadMenus = () => import('./account-menu.tsx')

export const DashboardMenu = latePart(loadMenus, 'DashboardMenu', person)
export const ConsoleMenu = latePart(loadMenus, 'ConsoleMenu', person)




