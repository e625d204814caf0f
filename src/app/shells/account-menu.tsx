import {
  ChevronDown,
  CircleUser,
  Landmark,
  LogOut,
  Presentation,
  Settings,
  Store,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { pathTo } from '#src/routes/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Menu, type MenuItem } from '#src/ui/menu.tsx'

type Person = ComponentProps<typeof Avatar>

/** The menu of the person signed in. */
function AccountMenu({ items, ...person }: Person & { items: MenuItem[] }) {
  return (
    <Menu
      label={`Account menu, ${person.name}`}
      items={items}
      trigger={
        <span className="flex min-h-target items-center gap-2 pl-1">
          <Avatar {...person} />
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className="text-subtle max-lg:hidden"
          />
        </span>
      }
    />
  )
}

interface Props extends Pick<Person, 'name' | 'picture'> {
  onLogout: () => void
}

const logoutItem = (onLogout: () => void): MenuItem => ({
  label: 'Logout',
  icon: <LogOut aria-hidden />,
  onSelect: onLogout,
})

/** The menu of a merchant's team member (NAV-1). */
export const DashboardMenu = ({ onLogout, ...person }: Props) => (
  <AccountMenu
    {...person}
    items={[
      { label: 'My Account', icon: <CircleUser aria-hidden />, to: pathTo('account-settings') },
      { label: 'Account Settings', icon: <Settings aria-hidden />, to: pathTo('account-settings') },
      { label: 'Replay onboarding', icon: <Presentation aria-hidden />, to: pathTo('onboarding') },
      { label: 'Open the console', icon: <Landmark aria-hidden />, to: pathTo('console') },
      logoutItem(onLogout),
    ]}
  />
)

/** The menu of the platform's staff. */
export const ConsoleMenu = ({ onLogout, ...person }: Props) => (
  <AccountMenu
    {...person}
    of="staff"
    items={[
      {
        label: 'Open the merchant dashboard',
        icon: <Store aria-hidden />,
        to: pathTo('business'),
      },
      logoutItem(onLogout),
    ]}
  />
)
