import { Keyboard, Pencil, Plus, SquareArrowOutUpRight, SunMoon } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import type { Ledger } from '#db/ledger/rows.ts'
import type { WordSearch } from '#db/search-queries.ts'
import { phoneSearchNote, searchWords } from '#db/text/search-text.ts'
import { type Area, type BuiltPath, builtPaths, buttonOf } from '#routes/paths.ts'
import { type Forbids, type MayOpen, useForbids, useMayOpen } from '#src/data/actor.ts'
import { modeInTab } from '#src/data/mode.ts'
import { useQuery } from '#src/data/use-query.ts'
import { CommandBox } from '#src/ui/command/command-box.tsx'
import { whenLayersSettled } from '#src/ui/history-layers.ts'
import { useOpenRow } from '#src/ui/list/open-row.ts'
import { useStore } from '#src/ui/store.ts'
import { toggleTheme } from '#src/ui/theme.ts'
import { toast } from '#src/ui/toast.ts'
import { keepShared, readShared } from '#src/ui/unsaved-input.ts'
import { useFollow } from '#src/ui/use-follow.ts'
import { everywhere, keysTo, pressMainButton } from '../keys/key-table.ts'
import { entryName } from '../shells/nav-entries.ts'
import { entryIcons, groupIcons } from '../shells/nav-icons.ts'
import { inTestMode } from '../shells/use-mode.ts'
import { foundInLedger, type LedgerSide, transactionFinding } from './ledger-findings.tsx'
import { type Finding, groupsFor, searched } from './search.ts'

const isWhole = ({ path, redirectTo, over }: BuiltPath) =>
  !path.includes(':') && redirectTo === undefined && over === undefined

/** Returns the screens of an area that have an address without parameters, and that the person may open. */
const screensOf = (area: Area, mayOpen: MayOpen, inTest: boolean) =>
  builtPaths.filter(
    (row) =>
      row.area === area &&
      isWhole(row) &&
      mayOpen(row.id) &&
      (!inTest || inTestMode(row.path) === 'shown'),
  )

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
    texts: [...new Set(searched(label, title, nav?.label, nav?.group))],
    path,
  }
}

interface Does {
  forbids: Forbids
  mayOpen: MayOpen
  /** Navigates to a path. */
  follow: (path: string) => void
  /** The current path. */
  here: string
  inTest: boolean
}

function mainFinding({ id, path, nav, title }: BuiltPath, does: Does): Finding[] {
  const main = buttonOf(id)
  if (!main) return []
  return [
    {
      id: `new ${id}`,
      group: main.changes ? 'actions' : 'create',
      label: main.label,
      note: nav?.label ?? title,
      icon: main.changes ? <Pencil aria-hidden /> : <Plus aria-hidden />,
      forbidden: does.forbids(main.action),
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
function screenFindings(area: Area, does: Does): Finding[] {
  const screens = screensOf(area, does.mayOpen, does.inTest)
  return [
    ...screens.map(screenFinding),
    ...[...screens]
      .sort((one, other) => Number(other.path === does.here) - Number(one.path === does.here))
      .flatMap((row) => mainFinding(row, does)),
  ]
}

/** Returns the settings of this device. */
const deviceFindings = (onKeys: () => void): Finding[] => [
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

export interface PaletteProps {
  open: boolean
  onClose: () => void
  /** Opens the list of shortcuts. */
  onKeys: () => void
}

interface Props extends Omit<PaletteProps, 'open'> {
  area: 'dashboard' | 'console'
  placeholder: string
  /** The id of the person searching, who owns the recent results. */
  owner: string
  /** The area's rows; undefined until all are loaded. */
  rows: readonly Finding[] | undefined
  /** The payments to search and their owner; undefined until loaded. */
  ledger: Ledger | undefined
  /** Must be stable between renders. */
  scope: Pick<WordSearch, 'merchantId' | 'merchantNames'>
  side: LedgerSide
  /** The demo's own actions. */
  demo: readonly Finding[]
}

/** A search over one area's rows, its screens and the device's settings. */
export function PaletteSearch({
  area,
  placeholder,
  owner,
  rows,
  ledger,
  scope,
  side,
  demo,
  onKeys,
  onClose,
}: Props) {
  const [typed, setTyped] = useState('')
  // The typed text renders first, the results after it.
  const looked = useDeferredValue(typed)
  const words = useMemo(() => searchWords(looked), [looked])
  const [here] = useLocation()
  const forbids = useForbids()
  const mayOpen = useMayOpen()
  const follow = useFollow()
  const view = useViewFindings()
  const { recent, transactions } = useRecentTransactions(owner, side)
  const inTest = useStore(modeInTab) === 'test' && area === 'dashboard'
  const seesLedger =
    !inTest && mayOpen(area === 'console' ? 'console-transactions' : 'transactions')
  const found = useMemo(
    () => ledger && (seesLedger ? foundInLedger(ledger, words, scope, side) : []),
    [ledger, words, scope, side, seesLedger],
  )
  const screens = screenFindings(area, { forbids, mayOpen, follow, here, inTest })
  const findings = rows &&
    found && {
      all: [
        ...view,
        ...screens,
        // Test mode finds the team, but no live money.
        ...(inTest ? rows.filter(({ group }) => group === 'people') : rows),
        ...demo,
        ...deviceFindings(onKeys),
      ],
      ledger: found,
      before: seesLedger ? transactions : [],
    }

  function choose({ id, group, forbidden, path, run }: Finding) {
    if (forbidden !== undefined) return toast.info(forbidden)
    // Actions on a row are too short-lived to remember.
    if (group !== 'view' && group !== 'actions') rememberChosen(owner, id)
    onClose()
    whenLayersSettled(() => {
      if (run) run()
      else if (path !== undefined) follow(path)
    })
  }

  return (
    <CommandBox
      label="Search"
      placeholder={placeholder}
      text={typed}
      onType={setTyped}
      isBehind={looked !== typed}
      groups={findings && groupsFor(words, findings, recent)}
      onChoose={choose}
      nothing={[`No results for "${typed.trim()}".`, phoneSearchNote(typed)]
        .filter(Boolean)
        .join(' ')}
    />
  )
}

const most = 6
const schema = v.array(v.pipe(v.string(), v.maxLength(80)))
const nameFor = (owner: string) => `found-${owner}`

/** Returns the ids of a person's recent choices, newest first, stored on this device until a reset. */
const readRecent = (owner: string): string[] => readShared(nameFor(owner), schema) ?? []

/** Remembers a choice. */
function rememberChosen(owner: string, id: string): void {
  const others = readRecent(owner).filter((each) => each !== id)
  keepShared(nameFor(owner), [id, ...others].slice(0, most))
}

const kind = 'transaction '

/** Returns the ids of a person's recent choices, and the current state of the transactions among them. */
function useRecentTransactions(owner: string, side: LedgerSide) {
  const recent = useMemo(() => (owner === '' ? [] : readRecent(owner)), [owner])
  const ids = recent.filter((id) => id.startsWith(kind)).map((id) => id.slice(kind.length))
  const rows = useQuery(async (db) => db.transactions.bulkGet(ids), [ids.join()])
  const transactions = (rows ?? []).flatMap((row) => (row ? [transactionFinding(row, side)] : []))
  return { recent, transactions }
}

/** Returns the actions on the row whose details are open behind the search. */
function useViewFindings(): Finding[] {
  const view = useOpenRow()
  if (!view) return []
  return view.actions.map(({ id, label, icon, forbidden, onSelect }) => ({
    id: `view ${id}`,
    group: 'view',
    label,
    note: view.title,
    icon,
    forbidden,
    texts: searched(label, view.title),
    run: onSelect,
  }))
}
