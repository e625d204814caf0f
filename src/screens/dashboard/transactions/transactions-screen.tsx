import { Download, ListChecks, Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { TransactionOrder } from '#db/queries/find-transactions.ts'
import type { LedgerRow } from '#db/queries/ledger-rows.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { countOf, formatCount } from '#src/rules/format.ts'
import { messages } from '#src/rules/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useBoxFits } from '#src/ui/use-box-fits.ts'
import { useToday } from '#src/data/use-today.ts'
import { loadWhenIdle } from '#src/ui/when-idle.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { filtersQuery, unfiltered } from './filters/filters.ts'
import { useFilters } from './filters/use-filters.ts'
import { NothingFound } from './nothing-found.tsx'
import { everythingSelected, nothingSelected, pageSelection, select } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { chosenPositions } from './transaction-file.ts'
import { TransactionCards } from './transaction-cards.tsx'
import { TransactionDialogs, type TransactionDialog } from './transaction-dialogs.tsx'
import { TransactionsTable } from './transactions-table.tsx'
import { useFound } from './use-found.ts'

const loadRowMenu = () => import('./row-menu.tsx')
const RowMenu = lazy(async () => ({ default: (await loadRowMenu()).RowMenu }))

/** The merchant's transactions: found, looked at, retried, refunded, exported and made (spec §2 Transactions). */
export function TransactionsScreen() {
  const shown = useFilters()
  const { filters, set, text } = shown
  const found = useFound(filters, text)
  const today = useToday()
  const dryRun = useDryRun()
  const [box, fits] = useBoxFits<HTMLDivElement>(920)
  const [selection, setSelection] = useState(nothingSelected)
  const [selecting, setSelecting] = useState(false)
  const [opened, setOpened] = useState<TransactionDialog | null>(null)
  const [used, setUsed] = useState<ReadonlySet<TransactionDialog>>(new Set())
  const [menu, setMenu] = useState<{ row: LedgerRow; button: HTMLElement } | null>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const [refunding, setRefunding] = useState('')
  const [params, setParams] = useSearchParams()

  // What is chosen belongs to what was found when it was chosen.
  const narrowing = filtersQuery({ ...filters, search: text, page: 1 })
  const [chosenFrom, setChosenFrom] = useState(narrowing)
  if (chosenFrom !== narrowing) {
    setChosenFrom(narrowing)
    setSelection(nothingSelected)
  }

  function show(dialog: TransactionDialog) {
    setUsed((before) => new Set([...before, dialog]))
    setOpened(dialog)
  }
  useEffect(() => loadWhenIdle(loadRowMenu), [])
  const wantsNew = params.has('new')
  useEffect(() => {
    if (!wantsNew) return
    setParams({}, { replace: true })
    show('new')
  }, [wantsNew, setParams])

  const onSelect = useCallback((ids: readonly string[], chosen: boolean) => {
    setSelection((before) => select(before, ids, chosen))
  }, [])
  const onMenu = useCallback((row: LedgerRow, button: HTMLElement) => {
    setMenu({ row, button })
    setMenuOpen(true)
  }, [])
  const onSort = (by: TransactionOrder) =>
    set({ sort: by, descending: by === filters.sort ? !filters.descending : by !== 'customer' })

  const clear = () => set({ ...unfiltered, sort: filters.sort, descending: filters.descending })
  const newTransaction = async () => {
    if (!(await dryRun(messages.wouldOpenNewTransaction))) show('new')
  }
  const exportAs = async (what: 'export' | 'export-selected') => {
    if (!(await dryRun(messages.wouldExport))) show(what)
  }
  function stopSelecting() {
    setSelection(nothingSelected)
    setSelecting(false)
  }

  const rowsProps = found && {
    rows: found.rows,
    selection,
    onSelect,
    sort: filters.sort,
    descending: filters.descending,
    onSort,
    onMenu,
    menuOf: menuOpen && menu ? menu.row.id : null,
  }
  const count = useMemo(
    () => (found ? chosenPositions(found, selection).length : 0),
    [found, selection],
  )
  const total = found && formatCount(found.total)

  return (
    <>
      <PageHeader
        title="Transactions"
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Download aria-hidden />}
              disabled={!found || found.total === 0}
              onClick={() => void exportAs('export')}
            >
              Export
            </Button>
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              disabled={!found}
              onClick={() => void newTransaction()}
            >
              New Transaction
            </Button>
          </>
        }
      />
      <FilterBar {...shown} counts={found?.counts} />
      <p role="status" className="sr-only">
        {found ? `${countOf(found.total, 'transaction')} found` : ''}
      </p>
      <div ref={box} className="@container/table">
        {!rowsProps || fits === undefined ? (
          <Card>
            <SkeletonRows rows={8} label="Loading transactions" />
          </Card>
        ) : rowsProps.rows.length === 0 ? (
          <Card>
            <NothingFound none={found.none} onNew={() => void newTransaction()} onClear={clear} />
          </Card>
        ) : fits ? (
          <Card>
            <TransactionsTable {...rowsProps} />
          </Card>
        ) : (
          <TransactionCards {...rowsProps} selecting={selecting} today={today} />
        )}
      </div>
      {found && found.total > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted tabular-nums">
            Showing {found.rows.length} of {total} transactions
          </p>
          {!fits && !selecting && (
            <Button
              variant="ghost"
              size="sm"
              icon={<ListChecks aria-hidden />}
              onClick={() => setSelecting(true)}
            >
              Select
            </Button>
          )}
          <Pagination page={found.page} pages={found.pages} onPage={(page) => set({ page })} />
        </div>
      )}
      {found && (count > 0 || (selecting && !fits)) && (
        <SelectionBar
          count={count}
          total={found.total}
          wholePage={
            pageSelection(
              selection,
              found.rows.map(({ id }) => id),
            ) === 'all'
          }
          {...(!fits && {
            onPage: () =>
              onSelect(
                found.rows.map(({ id }) => id),
                true,
              ),
          })}
          onAll={() => setSelection(everythingSelected)}
          onClear={stopSelecting}
          onExport={() => void exportAs('export-selected')}
        />
      )}
      <Suspense>
        {menu && (
          <RowMenu
            {...menu}
            open={menuOpen}
            onClose={() => setMenuOpen(false)}
            onRefund={(id) => {
              setRefunding(id)
              show('refund')
            }}
          />
        )}
      </Suspense>
      <TransactionDialogs
        used={used}
        opened={opened}
        onClose={() => setOpened(null)}
        refunding={refunding}
        found={found}
        selection={selection}
      />
    </>
  )
}
