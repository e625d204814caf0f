import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { useHighlighted } from '../highlight.ts'
import { type Column, parseSorting, type Sorting, turned } from './column.ts'
import { RowMenuButton, threeDots } from './row-menu.tsx'
import { looksTheSame, rowProps, type RowProps, type RowsProps } from './rows-props.ts'
import { pageSelection } from './selection.ts'
import { Table, Td, Th, Tr } from './table.tsx'

interface Props<Row extends object, Order extends string> extends RowsProps<Row, Order> {
  /** Buttons of a row, beside its menu button. */
  buttons: ((row: Row) => ReactNode) | undefined
  /** Opens a row. */
  onView: ((row: Row) => void) | undefined
}

// Below the top bar, when the list is longer than the screen.
const head =
  'sticky top-[calc(3.5rem+var(--strip,0px))] z-10 bg-surface first:rounded-tl-card last:rounded-tr-card lg:top-[calc(4rem+var(--strip,0px))]'

/** The rows as a table with a sticky header. */
export function DataTable<Row extends object, Order extends string>(props: Props<Row, Order>) {
  const { label, rows, rowKey, columns, sort, onSort, selection, onSelect } = props
  const { menu, buttons, onView } = props
  const keys = rows.map(rowKey)
  const chosen = selection && pageSelection(selection, keys)
  const drawn = columns.filter(({ cell }) => cell)
  return (
    <Table label={label}>
      <thead>
        <tr>
          {chosen && (
            <Th className={`w-12 py-0! ${head}`}>
              <Checkbox
                label="Select all on this page"
                labelHidden
                checked={chosen === 'all'}
                indeterminate={chosen === 'some'}
                onChange={(checked) => onSelect(keys, checked)}
              />
            </Th>
          )}
          {drawn.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          {(menu ?? buttons) && (
            <Th className={head}>
              <span className="sr-only">Actions</span>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            {...rowProps(row, props)}
            columns={columns}
            buttons={buttons}
            onView={onView}
          />
        ))}
      </tbody>
    </Table>
  )
}

interface HeadingProps<Row, Order extends string> {
  column: Column<Row, Order>
  sort: Sorting<Order> | undefined
  onSort: ((sort: Sorting<Order>) => void) | undefined
}

/** A column header; a button when the column sorts. */
function Heading<Row, Order extends string>({ column, sort, onSort }: HeadingProps<Row, Order>) {
  const { header, numeric = false, secondary = false, sort: first } = column
  if (!first || !sort || !onSort)
    return (
      <Th numeric={numeric} secondary={secondary} className={head}>
        {header}
      </Th>
    )
  const { by, descending } = parseSorting<Order>(sort)
  const sorted = by === parseSorting<Order>(first).by
  const Arrow = descending ? ArrowDown : ArrowUp
  return (
    <Th
      numeric={numeric}
      secondary={secondary}
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
      className={head}
    >
      <button
        type="button"
        onClick={() => onSort(sorted ? turned<Order>(sort) : first)}
        className={`inline-flex min-h-11 items-center gap-1 dense:min-h-10 hover:text-text ${sorted ? 'font-semibold text-text' : ''} ${numeric ? 'flex-row-reverse' : ''}`}
      >
        {header}
        {sorted && <Arrow size={14} aria-hidden />}
      </button>
    </Th>
  )
}

interface TableRowProps<Row extends object, Order extends string>
  extends RowProps<Row>, Pick<Props<Row, Order>, 'columns' | 'buttons' | 'onView'> {}

function DrawnRow<Row extends object, Order extends string>({
  row,
  id,
  name,
  columns,
  buttons,
  onView,
  selected,
  onSelect,
  menu,
  sheetOpen,
}: TableRowProps<Row, Order>) {
  // For the mouse only, since the row's menu offers the same by keyboard. Ignores presses on controls in the row and
  // text selection.
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element) || target.closest('a, button, label, input')) return
    // Events from a dialog of one of its buttons bubble here through React.
    if (!currentTarget.contains(target)) return
    if (getSelection()?.isCollapsed !== false) onView?.(row)
  }
  const lit = useHighlighted<HTMLTableRowElement>(id)
  return (
    <Tr selected={selected} {...lit} {...(onView && { onClick, className: 'cursor-pointer' })}>
      {selected !== undefined && (
        <Td>
          <Checkbox
            label={`Select ${name}`}
            labelHidden
            checked={selected}
            onChange={(checked) => onSelect([id], checked)}
          />
        </Td>
      )}
      {columns.map(
        ({ id: column, cell, numeric = false, secondary = false, isName = false, className }) =>
          cell && (
            <Td
              key={column}
              numeric={numeric}
              secondary={secondary}
              isName={isName}
              className={className}
            >
              {cell(row)}
            </Td>
          ),
      )}
      {(menu ?? buttons) && (
        <Td>
          <div className="flex justify-end">
            {buttons?.(row)}
            {menu && <RowMenuButton {...{ menu, row, sheetOpen }}>{threeDots(name)}</RowMenuButton>}
          </div>
        </Td>
      )}
    </Tr>
  )
}

/** Memoized by row, because a page has many. */
const TableRow = memo(DrawnRow, looksTheSame) as typeof DrawnRow
