import type { ReactNode } from 'react'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { formatDateTime, formatTime } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { TransactionMark } from '#src/screens/shared/transactions/transaction-badge.tsx'
import type { CardParts } from '#src/ui/list/rows-props.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

interface Props {
  row: LedgerRow
  /** The formatted time. */
  when: string
  /** Replaces the method's tile while rows are being selected. */
  box: ReactNode
}

function TransactionCard({ row, when, box }: Props) {
  const { name, text, tone } = methodTiles[row.paymentMethod]
  return (
    <>
      {box ?? <MonogramTile text={text} tone={tone} />}
      <span className="min-w-0 flex-[1_1_5rem]">
        <span className="block truncate font-medium">{row.customer}</span>
        <span className="block text-sm text-muted tabular-nums max-[389px]:text-[0.8125rem]">
          {name}, {when}
        </span>
      </span>
      <span className="ml-auto grid max-w-full flex-none justify-items-end gap-1">
        <Amount row={row} />
        <TransactionMark status={row.status} />
      </span>
    </>
  )
}

/** Below the heading of its day. */
export const cardOfDay = (row: LedgerRow, { box }: CardParts) => (
  // A non-breaking space keeps a narrow card from splitting the time.
  <TransactionCard row={row} when={formatTime(row.date).replace(' ', '\u00a0')} box={box} />
)

/** With its day, where no heading shows it. */
export const cardWithDay = (row: LedgerRow, { box }: CardParts) => (
  <TransactionCard row={row} when={formatDateTime(row.date)} box={box} />
)
