import { ChevronDown, CircleUser, LogOut, Presentation, Settings } from 'lucide-react'
import type { ComponentProps } from 'react'
import { named } from '#db/text/typed-text.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { pathTo } from '#routes/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import type { MenuItem } from '#src/ui/menu-items.tsx'
import { Menu } from '#src/ui/menu.tsx'

type Person = ComponentProps<typeof Avatar>

/** The menu of the person signed in. */
function AccountMenu({ items, ...person }: Person & { items: MenuItem[] }) {
  return (
    <Menu
      label={named`Account menu, ${person.name}`}
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
      logoutItem(onLogout),
    ]}
  />
)

/** The menu of the platform's staff; their account opens if they have a row, and may see it. */
export function ConsoleMenu({ id, onLogout, ...person }: Props & { id: string | undefined }) {
  const mayOpen = useMayOpen()
  return (
    <AccountMenu
      {...person}
      of="staff"
      items={[
        ...(id === undefined || !mayOpen('admin-user')
          ? []
          : [
              {
                label: 'My Account',
                icon: <CircleUser aria-hidden />,
                to: pathTo('admin-user', { id }),
              },
            ]),
        logoutItem(onLogout),
      ]}
    />
  )
}
