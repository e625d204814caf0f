import { lazy, Suspense } from 'react'
import type { LedgerRow } from '#db/queries/ledger-rows.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { rowItems } from '#src/screens/shared/transactions/row-items.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-badge.tsx'
import { useTransactionActs } from '#src/screens/shared/transactions/use-transaction-acts.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { MenuRow, type MenuItem } from '#src/ui/menu-row.tsx'
import { useWide } from '#src/ui/use-media.ts'

const Popover = lazy(async () => ({ default: (await import('#src/ui/popover.tsx')).Popover }))

interface Props {
  row: LedgerRow
  /** What it belongs to. */
  button: HTMLElement
  open: boolean
  onClose: () => void
  onRefund: (id: string) => void
}

/** The menu of one row: one for the whole list, since a page has many rows and one open menu at most. */
export function RowMenu({ row, button, open, onClose, onRefund }: Props) {
  const acts = useTransactionActs()
  const wide = useWide()
  const items = rowItems(row, acts, () => onRefund(row.id))

  function choose(item: MenuItem) {
    onClose()
    button.focus()
    item.onSelect?.()
  }
  const drawn = items.map((item) => (
    <MenuRow
      key={item.label}
      item={item}
      inSheet={!wide}
      apart={false}
      onChoose={() => choose(item)}
    />
  ))

  if (wide)
    return (
      open && (
        <Suspense>
          <Popover
            anchor={button}
            onClose={onClose}
            align="end"
            role="menu"
            id="transaction-menu"
            label={`Actions for ${row.id}`}
          >
            {drawn}
          </Popover>
        </Suspense>
      )
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={row.customer}
      description={
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm tabular-nums">
          <span>
            {row.id} · {formatDateTime(row.date)}
          </span>
          <span className="flex items-center gap-2">
            <Amount row={row} className="text-base text-text" />
            <TransactionBadge status={row.status} />
          </span>
        </span>
      }
    >
      <div className="-mx-3 grid">{drawn}</div>
    </Dialog>
  )
}
