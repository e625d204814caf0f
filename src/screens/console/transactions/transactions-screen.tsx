import * as v from 'valibot'
import { formatCount } from '#src/rules/format.ts'
import { transactionMessages } from '#src/rules/messages/transaction-messages.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { oneOf, pageNumber, searchText } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { lazyColumn } from '#src/ui/with-column.tsx'
import { tabCount, tabs, type ConsoleRow } from './tabs.ts'
import { ConsoleCard, consoleColumns } from './transaction-columns.tsx'
import { consoleAhead, useConsoleRows } from './use-console-rows.ts'

const FoundColumn = lazyColumn(
  () => import('#src/screens/shared/transactions/found-column.tsx'),
  'FoundColumn',
)

const address = v.object({
  tab: oneOf(
    tabs.map(({ id }) => id),
    'all',
  ),
  q: searchText,
  page: pageNumber,
})

const consoleCard = (row: ConsoleRow) => <ConsoleCard row={row} />

/** Every merchant's transactions: tabs by status, search on id, merchant or customer (spec §2 console). */
export function ConsoleTransactionsScreen() {
  const { asked, ask, type } = useAddress(address)
  const found = useConsoleRows(asked)
  return (
    <ListPage
      title="Transactions"
      description="What every merchant took, paid out and refunded."
      label="Transactions"
      noun="transaction"
      rows={found?.rows}
      rowKey={({ id }) => id}
      columns={consoleColumns}
      card={consoleCard}
      total={found?.total}
      paging={found?.paging}
      onPage={(page) => ask({ page })}
      tabs={{
        label: 'Transactions by status',
        value: asked.tab,
        onChange: (tab) => ask({ tab }),
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
      beside={<FoundColumn found={found} />}
      empty={{ title: transactionMessages.noTransactions }}
      nothing={
        asked.q.trim() !== '' && {
          title: transactionMessages.noTransactions,
          clear: 'Clear search',
          onClear: () => ask({ q: '' }),
        }
      }
    />
  )
}

ConsoleTransactionsScreen.ahead = consoleAhead
