import { memo } from 'react'
import type { LedgerRow } from '#db/queries/ledger-rows.ts'
import { dayName } from '#src/rules/day-names.ts'
import { formatDateTime, formatTime } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-badge.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { useWide } from '#src/ui/use-media.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { looksTheSame, type RowProps, type RowsProps } from './rows-props.ts'
import { isSelected } from './selection.ts'

interface Props extends RowsProps {
  /** Rows are being chosen: a tap chooses, and boxes stand in place of the tiles. */
  selecting: boolean
  today: Date
}

/** The rows of a page by their days; in one list where they lie in another order. */
function byDay(rows: LedgerRow[], grouped: boolean): [heading: string, rows: LedgerRow[]][] {
  const days = new Map<string, LedgerRow[]>()
  for (const row of rows) {
    const day = grouped ? new Date(row.date).toDateString() : ''
    const before = days.get(day)
    if (before) before.push(row)
    else days.set(day, [row])
  }
  return [...days]
}

/** The transactions of a page as rows for a thumb, under the day they were made. */
export function TransactionCards({
  rows,
  selection,
  onSelect,
  sort,
  onMenu,
  menuOf,
  selecting,
  today,
}: Props) {
  const grouped = sort === 'date'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      {byDay(rows, grouped).map(([day, those]) => (
        <section key={day} aria-label={day ? undefined : 'Transactions'}>
          {day && (
            <h2 className="mb-2 px-0.5 text-sm font-medium text-subtle">{dayName(day, today)}</h2>
          )}
          <ul className="rounded-card border border-line bg-surface shadow-card">
            {those.map((row) => (
              <TransactionCard
                key={row.id}
                row={row}
                dated={!grouped}
                selecting={selecting}
                selected={isSelected(selection, row.id)}
                menuOpen={menuOf === row.id}
                onSelect={onSelect}
                onMenu={onMenu}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface CardProps extends RowProps {
  /** With its day, where no heading says it. */
  dated: boolean
  selecting: boolean
}

const TransactionCard = memo(function TransactionCard({
  row,
  dated,
  selecting,
  selected,
  menuOpen,
  onSelect,
  onMenu,
}: CardProps) {
  const { id, customer, date, paymentMethod, status } = row
  const { name, text, tone } = methodTiles[paymentMethod]
  const wide = useWide()
  const line =
    'flex min-h-17 w-full items-center gap-2.5 px-3 py-2.75 text-left min-[390px]:gap-3 min-[390px]:px-3.5'
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{customer}</span>
        <span className="block text-sm text-muted tabular-nums max-[389px]:text-[0.8125rem]">
          {name}, {dated ? formatDateTime(date) : formatTime(date)}
        </span>
      </span>
      <span className="grid flex-none justify-items-end gap-1">
        <Amount row={row} />
        <TransactionBadge status={status} />
      </span>
    </>
  )
  return (
    <li
      className={`border-t border-line first:rounded-t-card first:border-t-0 last:rounded-b-card ${selected && selecting ? 'bg-selected' : ''}`}
    >
      {selecting ? (
        <button
          type="button"
          role="checkbox"
          aria-checked={selected}
          aria-label={`Select ${id}, ${customer}`}
          onClick={() => onSelect([id], !selected)}
          className={`${line} -outline-offset-3`}
        >
          <span className="grid size-10 flex-none place-items-center">
            <span
              aria-hidden
              className={`grid size-5 place-items-center rounded-[5px] border-[1.5px] forced-color-adjust-none ${selected ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface'}`}
            >
              {selected && <Tick size={14} />}
            </span>
          </span>
          {content}
        </button>
      ) : (
        <button
          type="button"
          aria-haspopup={wide ? 'menu' : 'dialog'}
          aria-expanded={menuOpen}
          onClick={(event) => onMenu(row, event.currentTarget)}
          className={`${line} -outline-offset-3`}
        >
          <MonogramTile text={text} tone={tone} />
          {content}
        </button>
      )}
    </li>
  )
}, looksTheSame)
