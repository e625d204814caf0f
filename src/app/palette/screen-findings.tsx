import { Keyboard, Pencil, Plus, SquareArrowOutUpRight, SunMoon } from 'lucide-react'
import type { ActionName } from '#db/registry.ts'
import type { Forbids } from '#src/data/actor.ts'
import { builtPaths, type Area, type BuiltPath, type PathId } from '#src/routes/paths.ts'
import { toggleTheme } from '#src/ui/theme.ts'
import { everywhere, keysTo } from '../keys/key-table.ts'
import { pressMainButton } from '../keys/on-screen.ts'
import { entryName } from '../shells/nav-entries.ts'
import { entryIcons, groupIcons } from '../shells/nav-icons.ts'
import { lower, type Finding } from './search.ts'

interface MainAction {
  label: string
  act: ActionName
  /** Set for actions that change something existing rather than create something. */
  changes?: true
  /** Further words that people type for it. */
  also?: readonly string[]
}

/** The primary button of each screen, and the action whose permission it needs. */
const mainActions: Partial<Record<PathId, MainAction>> = {
  transactions: { label: 'New Transaction', act: 'createTransaction' },
  invoices: { label: 'Create Invoice', act: 'saveInvoice' },
  'payment-links': { label: 'Create Payment Link', act: 'createPaymentLink' },
  payouts: { label: 'Request Payout', act: 'requestPayout' },
  users: { label: 'Add User', act: 'inviteMember', also: ['invite'] },
  'user-groups': { label: 'Create Group', act: 'createUserGroup' },
  applications: { label: 'Create App', act: 'createApp' },
  'admin-users': { label: 'Invite Admin', act: 'inviteAdmin' },
  'fee-structure': { label: 'Edit Fees', act: 'updateFees', changes: true },
}

const isWhole = ({ path, redirectTo, over }: BuiltPath) =>
  !path.includes(':') && redirectTo === undefined && over === undefined

/** Returns the screens of an area that have an address without parameters. */
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
  /** Navigates to a path. */
  follow: (path: string) => void
  /** The current path. */
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
      texts: [
        main.label.toLowerCase(),
        ...(main.also ?? []),
        ...(main.changes ? [] : ['new', 'create', 'add']),
      ],
      run: () => {
        if (does.here !== path) does.follow(path)
        pressMainButton(path)
      },
    },
  ]
}

/** Returns the screens of an area, and the primary action of each. */
export function screenFindings(area: Area, does: Does): Finding[] {
  const screens = screensOf(area)
  return [
    ...screens.map(screenFinding),
    ...[...screens]
      .sort((one, other) => Number(other.path === does.here) - Number(one.path === does.here))
      .flatMap((row) => mainFinding(row, does)),
  ]
}

/** Returns the settings of this device. */
export const deviceFindings = (onKeys: () => void): Finding[] => [
  {
    id: 'theme',
    group: 'device',
    label: 'Switch theme',
    icon: <SunMoon aria-hidden />,
    texts: ['switch theme', 'dark', 'light'],
    run: toggleTheme,
  },
  {
    id: 'keys',
    group: 'device',
    label: 'Keyboard shortcuts',
    icon: <Keyboard aria-hidden />,
    keys: everywhere.list.keys,
    texts: ['keyboard shortcuts', 'shortcuts', 'help'],
    run: onKeys,
  },
]
