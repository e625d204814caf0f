import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { countOpenMatters } from '#db/disputes/queries.ts'
import type { ConsoleLedger, FoundTransactions } from '#db/payments/ledger-queries.ts'
import { isolated } from '#db/text/typed-text.ts'
import { phoneSearchNote } from '#db/text/search-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids, useMayOpen } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { formatCount, formatMoment } from '#db/text/format.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import {
  FilterChips,
  FilterControls,
} from '#src/screens/shared/transactions/filters/filter-bar.tsx'
import { type Narrowing, withRange } from '#src/screens/shared/transactions/filters/filters.ts'
import { FoundColumn } from '#src/screens/shared/transactions/found-column.tsx'
import {
  consoleTransactionActions,
  useWithDispute,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import { dayGroups } from '#src/screens/shared/transactions/transaction-columns.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { Select } from '#src/ui/select.tsx'
import {
  consoleAddress,
  type ConsoleRow,
  statusesOf,
  type Tab,
  tabs,
  unasked,
  useConsoleRows,
} from './console-rows.ts'
import { consoleCardOfDay, consoleCardWithDay, consoleColumns } from './transaction-columns.tsx'

interface MerchantSelectProps {
  /** Undefined while loading. */
  names: ConsoleLedger['merchantNames'] | undefined
  /** A merchant id; empty for all. */
  value: string
  onChange: (merchant: string) => void
}

/** Filters by merchant; on a phone the row menu does this. */
function MerchantSelect({ names, value, onChange }: MerchantSelectProps) {
  const options = useMemo(
    () => [
      { value: '', label: 'All' },
      ...Array.from(names ?? [], ([id, label]) => ({ value: id, label })).sort((a, b) =>
        a.label.localeCompare(b.label, 'en'),
      ),
    ],
    [names],
  )
  return (
    <Select
      inline
      label="Merchant"
      value={value}
      onChange={onChange}
      options={options}
      className="max-md:hidden"
    />
  )
}

/** Returns the cases and the disputes as further tabs, with the number of undecided ones. */
function useMatters() {
  const open = useQuery(countOpenMatters)
  const counted = (count: number | undefined) => count && { count: formatCount(count) }
  const mayOpen = useMayOpen()
  return [
    { screen: 'cases' as const, label: 'Cases', ...counted(open?.cases) },
    { screen: 'console-disputes' as const, label: 'Disputes', ...counted(open?.disputes) },
  ]
    .filter(({ screen }) => mayOpen(screen))
    .map(({ screen, ...tab }) => ({ ...tab, to: pathTo(screen) }))
}

const tabCount = (tab: Tab, counts: FoundTransactions['counts']): number =>
  tab === 'all' ? counts.all : statusesOf[tab].reduce((sum, status) => sum + counts[status], 0)

const ExportTransactions = lazyDialog(
  async () => (await import('./export-transactions.tsx')).ExportConsoleTransactions,
)

/** The heading of a phone's action sheet. */
const sheetOf = ({ id, merchant, customer, date }: ConsoleRow) => ({
  title: merchant,
  description: `${id}, ${isolated(customer)}, ${formatMoment(date)}`,
})

/** Every merchant's transactions: tabs by status, search, filters and export (ADM-8). */
export function ConsoleTransactionsScreen() {
  const { asked, ask, type } = useAddress(consoleAddress)
  const found = useConsoleRows(asked)
  const actionsOf = useRowActions()
  const withDispute = useWithDispute()
  const dryRun = useDryRun()
  const forbids = useForbids()
  const matters = useMatters()
  const [exporting, setExporting] = useState(false)
  const exportAll = async () => {
    if (!(await dryRun(transactionMessages.wouldExport))) setExporting(true)
  }
  const set = (change: Partial<Narrowing>) => ask(withRange(change))
  const { tab, merchant, sort, page: _page, ...narrowing } = asked
  const groups = dayGroups(sort, useToday())
  const isNarrowed =
    merchant !== '' ||
    Object.entries(narrowing).some(
      ([name, value]) => String(value).trim() !== String(unasked[name as keyof typeof narrowing]),
    )
  return (
    <>
      <ListPage
        title="Transactions"
        description="Payments, payouts and refunds of all merchants."
        actions={
          <Button
            variant="secondary"
            icon={<Download aria-hidden />}
            disabled={!found || found.total === 0}
            forbidden={forbids('downloadFigures')}
            onClick={() => void exportAll()}
          >
            Export
          </Button>
        }
        label="Transactions"
        noun="transaction"
        rows={found?.rows}
        rowKey={({ id }) => id}
        columns={consoleColumns}
        card={groups ? consoleCardOfDay : consoleCardWithDay}
        {...(groups && { groups })}
        total={found?.total}
        paging={found?.paging}
        onPage={(page) => ask({ page })}
        sort={sort}
        onSort={(next) => ask({ sort: next })}
        tabs={{
          label: 'Transactions by status',
          value: tab,
          onChange: (next) => ask({ tab: next }),
          tabs: tabs.map((each) => ({
            ...each,
            ...(found && { count: formatCount(tabCount(each.id, found.counts)) }),
          })),
          links: matters,
        }}
        search={{
          label: 'Search transactions',
          placeholder: 'Search ID, merchant or customer',
          text: asked.q,
          onType: type,
        }}
        filters={
          <>
            <MerchantSelect
              names={found?.merchantNames}
              value={merchant}
              onChange={(next) => ask({ merchant: next })}
            />
            <FilterControls filters={asked} set={set} />
          </>
        }
        chips={
          <FilterChips filters={asked} set={set}>
            {merchant !== '' && (
              <Chip onClear={() => ask({ merchant: '' })}>
                {found?.merchantNames.get(merchant) ?? merchant}
              </Chip>
            )}
          </FilterChips>
        }
        menu={{
          actions: (row) => actionsOf(consoleTransactionActions, withDispute(row)),
          sheet: sheetOf,
        }}
        beside={<FoundColumn found={found?.found} />}
        empty={{ title: transactionMessages.noTransactions }}
        nothing={
          isNarrowed && {
            title: transactionMessages.noTransactions,
            text: phoneSearchNote(asked.q) ?? 'No entries match your search and filters.',
            clear: 'Clear filters',
            onClear: () => ask({ ...unasked, tab, sort }),
          }
        }
      />
      {found && (
        <ExportTransactions shown={found} open={exporting} onClose={() => setExporting(false)} />
      )}
    </>
  )
}
