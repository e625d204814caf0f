import { builtPaths, type Area } from '#src/routes/paths.ts'
import type { Key } from '#src/ui/keys/key-press.ts'
import { useKeys } from '#src/ui/keys/use-keys.ts'
import { everywhere, keysTo } from './key-table.ts'
import { entryName } from '../shells/nav-entries.ts'
import { mainButton, searchField } from './on-screen.ts'
import { useFollow } from '#src/ui/use-follow.ts'

interface Opens {
  /** Called where a screen has no search of its own. */
  search: () => void
  list: () => void
}

/**
 * The shortcuts of every screen in an area: to other screens, the search, the primary button and the list of shortcuts.
 */
export function useShellKeys(area: Area, opens: Opens): void {
  const follow = useFollow()
  const goes = builtPaths.flatMap((row): Key[] => {
    const keys = row.area === area ? keysTo(row.id) : undefined
    return keys ? [{ keys, label: entryName(row), run: () => follow(row.path) }] : []
  })
  useKeys({
    title: 'On every screen',
    everywhere: true,
    keys: [
      {
        ...everywhere.search,
        run: () => {
          const field = searchField()
          if (field) field.focus()
          else opens.search()
        },
      },
      { ...everywhere.create, run: () => mainButton()?.click() },
      { ...everywhere.list, run: opens.list },
    ],
  })
  useKeys({ title: 'Go to', everywhere: true, keys: goes })
}
