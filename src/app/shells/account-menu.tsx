import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '#src/ui/avatar.tsx'
import { Menu, type MenuItem } from '#src/ui/menu.tsx'

interface Props extends ComponentProps<typeof Avatar> {
  items: MenuItem[]
}

/** Who is signed in, and what they can do about it. */
export function AccountMenu({ items, ...person }: Props) {
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
