import type { ComponentProps } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import type { OfferedAction } from '#src/ui/menu-items.tsx'

/** How many fit beside each other in a sheet of 360 px. */
const most = 2

interface Props<Id extends string> {
  /** In the order in which they are shown. */
  actions: readonly OfferedAction<Id>[]
  /** Those that become buttons, likeliest first. */
  likely: readonly Id[]
  look?: (action: OfferedAction<Id>) => Partial<ComponentProps<typeof Button>>
}

/** The actions of a sheet in its footer: the two likeliest as buttons, the others in a menu beside them. */
export function SheetButtons<Id extends string>({ actions, likely, look }: Props<Id>) {
  const order = likely.flatMap((id) => actions.filter((each) => each.id === id))
  const chosen = actions.length > most ? order.slice(0, most) : actions
  const others = actions.filter((each) => !chosen.includes(each))
  return (
    <div className="flex gap-2">
      {actions.map(
        (action) =>
          chosen.includes(action) && (
            <Button
              key={action.id}
              variant="secondary"
              size="sm"
              {...look?.(action)}
              forbidden={action.forbidden}
              className="min-w-0 flex-auto px-1.5!"
              onClick={action.onSelect}
            >
              {action.label}
            </Button>
          ),
      )}
      {others.length > 0 && (
        <span className="flex-none">
          <Menu label="More actions" items={others} />
        </span>
      )}
    </div>
  )
}
