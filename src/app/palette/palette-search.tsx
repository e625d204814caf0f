import { useDeferredValue, useMemo, useState } from 'react'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import type { Ledger } from '#db/ledger/rows.ts'
import type { WordSearch } from '#db/search-queries.ts'
import { useForbids } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { CommandBox } from '#src/ui/command/command-box.tsx'
import { whenLayersSettled } from '#src/ui/history-layers.ts'
import { keep, readUnsaved } from '#src/ui/unsaved-input.ts'
import { useRowInView } from '#src/ui/list/in-view.ts'
import { toast } from '#src/ui/toast.ts'
import { useFollow } from '#src/ui/use-follow.ts'
import { foundInLedger, transactionFinding, type LedgerSide } from './ledger-findings.tsx'
import { deviceFindings, screenFindings } from './screen-findings.tsx'
import { groupsFor, lower, wordsOf, type Finding } from './search.ts'

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
  const words = useMemo(() => wordsOf(looked), [looked])
  const [here] = useLocation()
  const forbids = useForbids()
  const follow = useFollow()
  const view = useViewFindings()
  const { recent, transactions } = useRecentTransactions(owner, side)
  const found = useMemo(
    () => ledger && foundInLedger(ledger, words, scope, side),
    [ledger, words, scope, side],
  )
  const screens = screenFindings(area, { forbids, follow, here })
  const findings = rows &&
    found && {
      all: [...view, ...screens, ...rows, ...demo, ...deviceFindings(onKeys)],
      ledger: found,
      before: transactions,
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
      nothing={`No results for "${typed.trim()}".`}
    />
  )
}

const most = 6
const schema = v.array(v.pipe(v.string(), v.maxLength(80)))
const nameFor = (owner: string) => `found-${owner}`

/** Returns the ids of a person's recent choices, newest first, stored on this device until a reset. */
const readRecent = (owner: string): string[] => readUnsaved(nameFor(owner), schema) ?? []

/** Remembers a choice. */
function rememberChosen(owner: string, id: string): void {
  const others = readRecent(owner).filter((each) => each !== id)
  keep(nameFor(owner), [id, ...others].slice(0, most))
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
  const view = useRowInView()
  if (!view) return []
  return view.actions.map(({ id, label, icon, forbidden, onSelect }) => ({
    id: `view ${id}`,
    group: 'view',
    label,
    note: view.title,
    icon,
    forbidden,
    texts: lower(label, view.title),
    run: onSelect,
  }))
}
