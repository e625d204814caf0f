import { Pencil, Plus, SquareArrowOutUpRight } from 'lucide-react'
import { builtPaths, type Area, type BuiltPath } from '#src/routes/paths.ts'
import type { Forbids } from '#src/data/actor.ts'
import { everywhere, keysTo } from '../keys/key-table.ts'
import { pressMainButton } from '../keys/on-screen.ts'
import { entryName } from '../shells/nav-entries.ts'
import { entryIcons, groupIcons } from '../shells/nav-icons.ts'
import type { Finding } from './finding.ts'
import { mainActions } from './main-actions.ts'
import { lower } from './texts.ts'

const isWhole = ({ path, redirectTo, over }: BuiltPath) =>
  !path.includes(':') && redirectTo === undefined && over === undefined

/** The screens of an area that have an address of their own. */
const screensOf = (area: Area) => builtPaths.filter((row) => row.area === area && isWhole(row))

function screenFinding(row: BuiltPath): Finding {
  const { id, path, title, nav } = row
  const Icon = entryIcons[id] ?? groupIcons[nav?.group ?? ''] ?? SquareArrowOutUpRight
  const label = entryName(row)
  return {
    id: `screen ${id}`,
    group: 'screens',
    label,
    note: nav?.group,
    icon: <Icon aria-hidden />,
    keys: keysTo(id),
    texts: [...new Set(lower(label, title, nav?.label, nav?.group))],
    path,
  }
}

interface Does {
  forbids: Forbids
  /** Goes to a path. */
  follow: (path: string) => void
  /** Whose screen one is on. */
  here: string
}

function mainFinding({ id, path, nav, title }: BuiltPath, does: Does): Finding[] {
  const main = mainActions[id]
  if (!main) return []
  return [
    {
      id: `new ${id}`,
      group: main.changes ? 'actions' : 'create',
      label: main.label,
      note: nav?.label ?? title,
      icon: main.changes ? <Pencil aria-hidden /> : <Plus aria-hidden />,
      forbidden: does.forbids(main.act),
      ...(does.here === path && { keys: everywhere.create.keys }),
      texts: [main.label.toLowerCase(), ...(main.changes ? [] : ['new', 'create', 'add'])],
      run: () => {
        if (does.here !== path) does.follow(path)
        pressMainButton(path)
      },
    },
  ]
}

/** The screens of an area, and what the main button of each begins. */
export function screenFindings(area: Area, does: Does): Finding[] {
  const screens = screensOf(area)
  return [
    ...screens.map(screenFinding),
    ...[...screens]
      .sort((one, other) => Number(other.path === does.here) - Number(one.path === does.here))
      .flatMap((row) => mainFinding(row, does)),
  ]
}
