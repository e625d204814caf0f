import { ChevronDown } from 'lucide-react'
import { Avatar } from '#src/ui/avatar.tsx'
import { Menu, type MenuItem } from '#src/ui/menu.tsx'

interface Props {
  name: string
  items: MenuItem[]
}

/** Who is signed in, and what they can do about it. */
export function AccountMenu({ name, items }: Props) {
  return (
    <Menu
      label={`Account menu, ${name}`}
      items={items}
      trigger={
        <span className="flex min-h-11 items-center gap-2 pl-1">
          <Avatar name={name} />
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
