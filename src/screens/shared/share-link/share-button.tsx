import { Share2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { named } from '#db/text/typed-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { MenuItem } from '#src/ui/menu-items.tsx'
import { Menu } from '#src/ui/menu.tsx'

interface Props extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'aria-describedby'
> {
  /** The name of what is shared. */
  name: string
  /** The ways to share it. */
  items: readonly MenuItem[]
}

/** Every way to share a link, behind one button: a menu where there is room, otherwise a sheet. */
export const ShareButton = ({ name, items, ...look }: Props) => (
  <Menu
    label={named`Share ${name}`}
    items={items}
    button={
      <Button icon={<Share2 aria-hidden />} {...look}>
        Share
      </Button>
    }
  />
)
