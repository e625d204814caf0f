import { useDeferredValue, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { findTransactions } from '#db/queries/find-transactions.ts'
import { getConsoleLedger } from '#db/queries/get-console-ledger.ts'
import { rowsAt } from '#db/queries/ledger-rows.ts'
import { useQuery } from '#src/data/use-query.ts'
import { countOf, formatCount } from '#src/rules/format.ts'
import { messages } from '#src/rules/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { useBoxFits } from '#src/ui/use-box-fits.ts'
import { ConsoleTransactionsCards } from './transactions-cards.tsx'
import { ConsoleTransactionsTable } from './transactions-table.tsx'
import { statusesOf, tabCount, tabs, type Tab } from './tabs.ts'

const pageSize = 25

/** Every merchant's transactions: tabs by status, search on id, merchant or customer (spec §2 console). */
export function ConsoleTransactionsScreen() {
  const source = useQuery(getConsoleLedger)
  const asked = new URLSearchParams(useSearch()).get('tab')
  const [tab, setTab] = useState<Tab>(() => tabs.find(({ id }) => id === asked)?.id ?? 'all')
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const [box, fits] = useBoxFits<HTMLDivElement>(920)
  const search = useDeferredValue(typed)

  const found = useMemo(() => {
    if (!source) return undefined
    const { ledger, merchantNames } = source
    return findTransactions(ledger, { search, merchantNames, statuses: statusesOf[tab] })
  }, [source, search, tab])

  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / pageSize))
  const shown = Math.min(page, pages)
  const rows = useMemo(() => {
    if (!source || !found) return []
    const { ledger, merchantNames } = source
    return rowsAt(ledger, found.positions.subarray((shown - 1) * pageSize, shown * pageSize)).map(
      (row) => ({ ...row, merchant: merchantNames.get(row.merchantId) ?? row.merchantId }),
    )
  }, [source, found, shown])

  function choose(next: Tab) {
    setTab(next)
    setPage(1)
  }

  return (
    <>
      <PageHeader
        title="Transactions"
        description="What every merchant took, paid out and refunded."
      />
      <Tabs
        label="Transactions by status"
        value={tab}
        onChange={choose}
        tabs={tabs.map((each) => ({
          ...each,
          ...(found && { count: tabCount(each.id, found.counts) }),
        }))}
      />
      <TabPanel tab={tab} className="mt-4 grid gap-3.5">
        <div className="max-w-105">
          <SearchField
            label="Search transactions"
            placeholder="Search ID, merchant or customer"
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setPage(1)
            }}
          />
        </div>
        <p role="status" className="sr-only">
          {found ? `${countOf(found.total, 'transaction')} found` : ''}
        </p>
        <div ref={box} className="@container/table">
          <Card>
            {!found || fits === undefined ? (
              <SkeletonRows rows={8} label="Loading transactions" />
            ) : rows.length === 0 ? (
              <EmptyState
                title={messages.noTransactions}
                art={search.trim() ? 'none' : 'wall'}
                action={
                  search.trim() !== '' && (
                    <Button variant="secondary" onClick={() => setTyped('')}>
                      Clear search
                    </Button>
                  )
                }
              />
            ) : fits ? (
              <ConsoleTransactionsTable rows={rows} />
            ) : (
              <ConsoleTransactionsCards rows={rows} />
            )}
          </Card>
        </div>
        {found && rows.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted tabular-nums">
              Showing {rows.length} of {formatCount(found.total)} transactions
            </p>
            <Pagination page={shown} pages={pages} onPage={setPage} />
          </div>
        )}
      </TabPanel>
    </>
  )
}
