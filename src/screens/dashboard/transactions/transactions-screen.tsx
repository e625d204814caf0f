import { Download, Plus, ScanLine, SearchCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { phoneSearchNote } from '#db/text/search-text.ts'
import { formatMoment } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useToday } from '#src/data/use-query.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import {
  FilterChips,
  FilterControls,
  StatusChips,
} from '#src/screens/shared/transactions/filters/filter-bar.tsx'
import {
  type Filters,
  filterSchema,
  unfiltered,
  withRange,
} from '#src/screens/shared/transactions/filters/filters.ts'
import { FoundColumn } from '#src/screens/shared/transactions/found-column.tsx'
import {
  transactionActions,
  useWithDispute,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Amount, TransactionBadge } from '#src/screens/shared/transactions/transaction-cells.tsx'
import { dayGroups } from '#src/screens/shared/transactions/transaction-columns.tsx'
import { TransactionTabs } from '#src/screens/shared/transactions/transaction-tabs.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { nothingSelected } from '#src/ui/list/selection.ts'
import { useAddress, useNewInAddress } from '#src/ui/list/use-address.ts'
import { cardOfDay, cardWithDay, transactionColumns } from './transaction-columns.tsx'
import { chosenRows, useFirstPage, useFound } from './use-found.ts'

const NewTransactionDialog = lazyDialog(
  async () => (await import('./new/new-transaction-dialog.tsx')).NewTransactionDialog,
  { keepsState: true },
)
const ExportTransactions = lazyDialog(
  async () => (await import('./export-transactions.tsx')).ExportTransactions,
)

/** The heading of a phone's action sheet. */
const sheetOf = (row: LedgerRow) => ({
  title: row.customer,
  description: (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm tabular-nums">
      <span>
        {row.id} · {formatMoment(row.date)}
      </span>
      <span className="flex items-center gap-2">
        <Amount row={row} className="text-base text-text" />
        <TransactionBadge status={row.status} />
      </span>
    </span>
  ),
})

/** The merchant's transactions: search, view, retry, refund, export and create (TXN-1). */
export function TransactionsScreen() {
  const { asked: filters, ask, type } = useAddress(filterSchema)
  const set = (change: Partial<Filters>) => ask(withRange(change))
  const found = useFound(filters)
  const page = useFirstPage(filters, found)
  const today = useToday()
  const dryRun = useDryRun()
  const [selection, setSelection] = useState(nothingSelected)
  const [opened, setOpened] = useState<'new' | 'export' | 'export-selected' | null>(null)
  const actionsOf = useRowActions()
  const withDispute = useWithDispute()

  // A selection belongs to the search results that it was made in.
  const narrowing = JSON.stringify({ ...filters, page: 1 })
  const [chosenFrom, setChosenFrom] = useState(narrowing)
  if (chosenFrom !== narrowing) {
    setChosenFrom(narrowing)
    setSelection(nothingSelected)
  }

  const forbids = useForbids()
  const barsNew = forbids('createTransaction')
  const barsScan = forbids('recordProof')
  useNewInAddress(() => setOpened('new'), barsNew)

  const newTransaction = async () => {
    if (!(await dryRun(transactionMessages.wouldOpenNewTransaction))) setOpened('new')
  }
  const exportAs = async (what: 'export' | 'export-selected') => {
    if (!(await dryRun(transactionMessages.wouldExport))) setOpened(what)
  }
  const count = useMemo(() => (found ? chosenRows(found, selection).length : 0), [found, selection])
  const groups = dayGroups(filters.sort, today)
  const layerOf = (dialog: typeof opened) => ({
    open: opened === dialog,
    onClose: () => setOpened(null),
  })

  return (
    <>
      <ListPage
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
            <ButtonLink
              variant="secondary"
              icon={<ScanLine aria-hidden className="max-[24rem]:hidden" />}
              forbidden={barsScan}
              to={pathTo('scan-payment')}
            >
              <span>
                Scan<span className="max-2xl:sr-only"> payment</span>
              </span>
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              icon={<SearchCheck aria-hidden className="max-[24rem]:hidden" />}
              to={pathTo('check-payment')}
            >
              <span>
                Check<span className="max-2xl:sr-only"> a payment</span>
              </span>
            </ButtonLink>
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              disabled={!found}
              forbidden={barsNew}
              onClick={() => void newTransaction()}
            >
              New Transaction
            </Button>
          </>
        }
        above={<TransactionTabs current="transactions" />}
        label="Transactions"
        noun="transaction"
        rows={page?.rows}
        rowKey={({ id }) => id}
        columns={transactionColumns}
        card={groups ? cardOfDay : cardWithDay}
        {...(groups && { groups })}
        total={page?.total}
        paging={page?.paging}
        onPage={(page) => set({ page })}
        sort={filters.sort}
        onSort={(sort) => set({ sort })}
        search={{
          label: 'Search by transaction ID or customer',
          placeholder: 'Search ID or customer',
          text: filters.q,
          onType: type,
        }}
        filters={<FilterControls filters={filters} set={set} />}
        chips={
          <FilterChips
            filters={filters}
            set={set}
            statuses={
              <StatusChips
                status={filters.status}
                onChoose={(status) => set({ status })}
                counts={found?.counts}
              />
            }
          />
        }
        selection={{
          chosen: selection,
          onChange: setSelection,
          count,
          all: () => found?.found.map(({ id }) => id) ?? [],
          actions: (
            <Button
              variant="primary"
              size="sm"
              icon={<Download aria-hidden />}
              disabled={count === 0}
              onClick={() => void exportAs('export-selected')}
            >
              Export selected
            </Button>
          ),
        }}
        menu={{ actions: (row) => actionsOf(transactionActions, withDispute(row)), sheet: sheetOf }}
        beside={<FoundColumn found={found?.found} />}
        empty={{
          title: transactionMessages.noTransactions,
          text: 'Payments appear here as customers pay.',
          action: (
            <Button variant="secondary" forbidden={barsNew} onClick={() => void newTransaction()}>
              New Transaction
            </Button>
          ),
        }}
        nothing={
          found !== undefined &&
          !found.none && {
            title: transactionMessages.noTransactions,
            text: phoneSearchNote(filters.q) ?? 'No transactions match your search and filters.',
            clear: 'Clear filters',
            onClear: () => set({ ...unfiltered, sort: filters.sort }),
          }
        }
      />
      <NewTransactionDialog {...layerOf('new')} />
      {found && (
        <>
          <ExportTransactions found={found} selection={undefined} {...layerOf('export')} />
          <ExportTransactions found={found} selection={selection} {...layerOf('export-selected')} />
        </>
      )}
    </>
  )
}
