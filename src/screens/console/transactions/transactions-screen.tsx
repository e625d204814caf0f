import { Download } from 'lucide-react'
import { useState } from 'react'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids } from '#src/data/actor.ts'
import { useToday } from '#src/data/use-query.ts'
import { formatCount, formatDateTime } from '#src/rules/format.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { MatterLinks } from '#src/screens/shared/matters/matter-links.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import {
  FilterChips,
  FilterControls,
} from '#src/screens/shared/transactions/filters/filter-bar.tsx'
import { withRange, type Narrowing } from '#src/screens/shared/transactions/filters/filters.ts'
import { consoleTransactionActions } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { dayGroups } from '#src/screens/shared/transactions/transaction-columns.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { consoleAddress, unasked } from './address.ts'
import type { ConsoleRow } from './console-rows.ts'
import { tabCount, tabs } from './tabs.ts'
import { cardOfDay, cardWithDay, consoleColumns } from './transaction-columns.tsx'
import { useConsoleRows } from './use-console-rows.ts'
import { FoundColumn } from '#src/screens/shared/transactions/found-column.tsx'
import { MerchantSelect } from './merchant-select.tsx'

const ExportTransactions = lazyDialog(
  async () => (await import('./export-transactions.tsx')).ExportTransactions,
)

/** The heading of a phone's action sheet. */
const sheetOf = ({ id, merchant, customer, date }: ConsoleRow) => ({
  title: merchant,
  description: `${id}, ${customer}, ${formatDateTime(date)}`,
})

/** Every merchant's transactions: tabs by status, search, filters and export (ADM-8). */
export function ConsoleTransactionsScreen() {
  const { asked, ask, type } = useAddress(consoleAddress)
  const found = useConsoleRows(asked)
  const actionsOf = useRowActions()
  const dryRun = useDryRun()
  const forbids = useForbids()
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
        description="What every merchant took, paid out and refunded."
        actions={
          <>
            <MatterLinks />
            <Button
              variant="secondary"
              icon={<Download aria-hidden />}
              disabled={!found || found.total === 0}
              forbidden={forbids('downloadFigures')}
              onClick={() => void exportAll()}
            >
              Export
            </Button>
          </>
        }
        label="Transactions"
        noun="transaction"
        rows={found?.rows}
        rowKey={({ id }) => id}
        columns={consoleColumns}
        card={groups ? cardOfDay : cardWithDay}
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
        menu={{ actions: (row) => actionsOf(consoleTransactionActions, row), sheet: sheetOf }}
        beside={<FoundColumn found={found} />}
        empty={{ title: transactionMessages.noTransactions }}
        nothing={
          isNarrowed && {
            title: transactionMessages.noTransactions,
            text: 'Nothing matches your search and filters.',
            clear: 'Clear filters',
            onClear: () => ask({ ...unasked, tab, sort }),
          }
        }
      />
      {found && (
        <ExportTransactions found={found} open={exporting} onClose={() => setExporting(false)} />
      )}
    </>
  )
}
