import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide-react'
import { memo } from 'react'
import type { TransactionOrder } from '#db/queries/find-transactions.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { MethodName } from '#src/screens/shared/transactions/method-name.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-badge.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Table, Td, Th, Tr } from '#src/ui/table.tsx'
import { looksTheSame, type RowProps, type RowsProps } from './rows-props.ts'
import { isSelected, pageSelection } from './selection.ts'

const columns: { by: TransactionOrder; label: string; numeric?: boolean }[] = [
  { by: 'id', label: 'Transaction ID' },
  { by: 'date', label: 'Date & Time' },
  { by: 'customer', label: 'Customer' },
  { by: 'paymentMethod', label: 'Payment Method' },
  { by: 'amount', label: 'Amount', numeric: true },
  { by: 'status', label: 'Status' },
]

const sticky = 'sticky top-14 z-10 bg-surface lg:top-16'

/** The transactions of a page as a table (spec §2 Transactions). */
export function TransactionsTable({
  rows,
  selection,
  onSelect,
  sort,
  descending,
  onSort,
  onMenu,
  menuOf,
}: RowsProps) {
  const ids = rows.map(({ id }) => id)
  const chosen = pageSelection(selection, ids)
  return (
    <Table label="Transactions">
      <thead>
        <tr>
          <Th className={`w-12 rounded-tl-card py-0! ${sticky}`}>
            <Checkbox
              label="Select all on this page"
              labelHidden
              checked={chosen === 'all'}
              indeterminate={chosen === 'some'}
              onChange={(checked) => onSelect(ids, checked)}
            />
          </Th>
          {columns.map(({ by, label, numeric = false }) => {
            const sorted = by === sort
            const Arrow = descending ? ArrowDown : ArrowUp
            return (
              <Th
                key={by}
                numeric={numeric}
                aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
                className={sticky}
              >
                <button
                  type="button"
                  onClick={() => onSort(by)}
                  className={`inline-flex min-h-11 items-center gap-1 dense:min-h-10 hover:text-text ${sorted ? 'font-semibold text-text' : ''} ${numeric ? 'flex-row-reverse' : ''}`}
                >
                  {label}
                  {sorted && <Arrow size={14} aria-hidden />}
                </button>
              </Th>
            )
          })}
          <Th className={`rounded-tr-card ${sticky}`}>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TransactionRow
            key={row.id}
            row={row}
            selected={isSelected(selection, row.id)}
            menuOpen={menuOf === row.id}
            onSelect={onSelect}
            onMenu={onMenu}
          />
        ))}
      </tbody>
    </Table>
  )
}

/** Drawn again only when its own row changes: a page has many. */
const TransactionRow = memo(function TransactionRow({
  row,
  selected,
  menuOpen,
  onSelect,
  onMenu,
}: RowProps) {
  return (
    <Tr selected={selected}>
      <Td>
        <Checkbox
          label={`Select ${row.id}`}
          labelHidden
          checked={selected}
          onChange={(checked) => onSelect([row.id], checked)}
        />
      </Td>
      <Td className="font-medium tabular-nums">{row.id}</Td>
      <Td className="whitespace-nowrap text-muted">{formatDateTime(row.date)}</Td>
      <Td className="font-medium wrap-anywhere">{row.customer}</Td>
      <Td>
        <MethodName method={row.paymentMethod} />
      </Td>
      <Td numeric>
        <Amount row={row} />
      </Td>
      <Td>
        <TransactionBadge status={row.status} />
      </Td>
      <Td className="text-right">
        <IconButton
          label={`Actions for ${row.id}`}
          icon={<EllipsisVertical aria-hidden />}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          onClick={(event) => onMenu(row, event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            onMenu(row, event.currentTarget)
          }}
        />
      </Td>
    </Tr>
  )
}, looksTheSame)
