import { memo, type ReactNode } from 'react'
import { Tick } from '../glyphs.tsx'
import { useHighlighted } from '../highlight.ts'
import type { OfferedAction } from '../menu-items.tsx'
import { RowMenuButton, threeDots } from './row-menu.tsx'
import {
  grouped,
  looksTheSame,
  rowProps,
  type CardParts,
  type RowProps,
  type RowsProps,
} from './rows-props.ts'

export interface CardsLook<Row> {
  /** Renders a row where the table does not fit. */
  card: (row: Row, parts: CardParts) => ReactNode
  /** The classes of a grid of separate cards; without them the rows share one card. */
  tiles?: string
  /** Groups the rows of the card: the group of a row, and the group's heading. */
  groups?: { of: (row: Row) => string; heading: (group: string) => ReactNode }
}

interface Props<Row extends object, Order extends string> extends RowsProps<Row, Order> {
  look: CardsLook<Row>
  /** A tap selects. */
  selecting: boolean
  /** Runs a row's action named `view`. */
  onView: (row: Row) => void
  /** Returns what a row offers. */
  offered: (row: Row) => readonly OfferedAction[]
}

/** The rows as cards, for touch. */
export function DataCards<Row extends object, Order extends string>(props: Props<Row, Order>) {
  const { label, rows, look, selecting, onView, offered } = props
  const { tiles, groups, card } = look
  const ends = rows.map((row) => endOf(offered(row)))
  const isBeside = ends.includes('menu')
  const list = (those: readonly Row[], name?: string) => (
    <ul
      aria-label={name}
      className={tiles ?? 'min-w-0 rounded-card border border-line bg-surface shadow-card'}
    >
      {those.map((row) => {
        const told = rowProps(row, props)
        const end = ends[rows.indexOf(row)]
        return (
          <ListCard
            key={told.id}
            {...told}
            selected={selecting ? told.selected : undefined}
            card={card}
            apart={tiles !== undefined}
            onView={end === undefined ? undefined : onView}
            beside={isBeside && (end ?? 'room')}
          />
        )
      })}
    </ul>
  )
  if (!groups) return list(rows, label)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      {grouped(rows, groups.of).map(([group, those]) => (
        <section key={group}>
          <h2 className="mb-2 px-0.5 text-sm font-medium text-subtle">{groups.heading(group)}</h2>
          {list(those)}
        </section>
      ))}
    </div>
  )
}

/** What is at the end of a row that a press opens: its menu where it offers more; undefined where nothing opens. */
function endOf(offered: readonly OfferedAction[]): 'menu' | 'room' | undefined {
  if (!offered.some(({ id }) => id === 'view')) return undefined
  return offered.length > 1 ? 'menu' : 'room'
}

interface CardProps<Row extends object> extends RowProps<Row>, Pick<CardsLook<Row>, 'card'> {
  apart: boolean
  /** Left out where there is nothing to open: a press then opens the menu. */
  onView: ((row: Row) => void) | undefined
  /** What is at the row's end, where some rows of the list have a menu there. */
  beside: 'menu' | 'room' | false
}

/** A large touch target: the whole row is one button, but for its menu. */
const thumbRow =
  'flex min-h-17 w-full min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 px-3 py-2.75 text-left -outline-offset-3 min-[390px]:gap-x-3 min-[390px]:px-3.5'

function DrawnCard<Row extends object>(props: CardProps<Row>) {
  const { row, id, name, selected, onSelect, menu, sheetOpen, card, apart, onView, beside } = props
  const lit = useHighlighted<HTMLLIElement>(id)
  if (apart) {
    const button = menu && (
      <RowMenuButton {...{ menu, row, sheetOpen }}>{threeDots(name)}</RowMenuButton>
    )
    return <li className="min-w-0">{card(row, { box: undefined, menu: button })}</li>
  }
  const whole = `${thumbRow} ${beside ? 'pr-0!' : ''}`
  return (
    <li
      {...lit}
      className={`border-t border-line first:rounded-t-card first:border-t-0 last:rounded-b-card ${selected ? 'bg-selected' : ''}`}
    >
      {selected !== undefined ? (
        <button
          type="button"
          role="checkbox"
          aria-checked={selected}
          aria-label={`Select ${name}`}
          onClick={() => onSelect([id], !selected)}
          className={thumbRow}
        >
          {card(row, { box: <Box checked={selected} />, menu: undefined })}
        </button>
      ) : menu ? (
        <div className="flex items-center">
          {onView ? (
            <button type="button" className={whole} onClick={() => onView(row)}>
              {card(row, { box: undefined, menu: undefined })}
            </button>
          ) : (
            <RowMenuButton {...{ menu, row, sheetOpen }}>
              <button type="button" className={whole}>
                {card(row, { box: undefined, menu: undefined })}
              </button>
            </RowMenuButton>
          )}
          {beside === 'menu' && (
            <RowMenuButton {...{ menu, row, sheetOpen }}>{threeDots(name)}</RowMenuButton>
          )}
          {beside === 'room' && <span aria-hidden className="w-target flex-none" />}
        </div>
      ) : (
        card(row, { box: undefined, menu: undefined })
      )}
    </li>
  )
}

/** Memoized by row, because a page has many. */
const ListCard = memo(DrawnCard, looksTheSame) as typeof DrawnCard

/** Looks like a checkbox where the whole row is the control. */
function Box({ checked }: { checked: boolean }) {
  return (
    <span className="grid size-10 flex-none place-items-center">
      <span
        aria-hidden
        className={`grid size-5 place-items-center rounded-[5px] border-[1.5px] forced-color-adjust-none ${checked ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface'}`}
      >
        {checked && <Tick size={14} />}
      </span>
    </span>
  )
}
