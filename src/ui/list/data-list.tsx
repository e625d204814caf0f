import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { Card } from '../card.tsx'
import { MenuSheet } from '../menu.tsx'
import { useWide } from '../use-media.ts'
import type { Column } from './column.ts'
import { DataCards, type CardsLook } from './data-cards.tsx'
import { DataTable } from './data-table.tsx'
import type { OfferedAction } from './row-actions.tsx'
import type { PressedBy, RowMenu } from './row-menu.tsx'
import type { Selection } from './selection.ts'
import type { Sorting } from './sorting.ts'

interface ListSelection {
  chosen: Selection
  /** Must stay the same from one drawing to the next. */
  onSelect: (keys: readonly string[], chosen: boolean) => void
  /** Rows are being chosen: in cards a tap chooses. */
  selecting: boolean
}

interface ListMenu<Row> {
  /** In a table a press on the row does the one named `view`. */
  actions: (row: Row) => readonly OfferedAction[]
  /** What the sheet of a phone says of the row, in place of "Actions for …". */
  sheet?: (row: Row) => { title: string; description?: ReactNode }
}

/**
 * Rows are drawn anew only where a field is another: keep the columns, the card and the functions the same from one
 * drawing to the next.
 */
export interface DataListProps<Row extends object, Order extends string> extends CardsLook<Row> {
  /** What the list is, for those who hear it. */
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What a row's box and its menu call it; its key when left out. */
  rowName?: (row: Row) => string
  columns: readonly Column<Row, Order>[]
  /** From which width of the list's own box the table fits, in pixels; 920 when left out. */
  tableFrom?: number
  sort?: Sorting<Order>
  onSort?: (sort: Sorting<Order>) => void
  selection?: ListSelection | undefined
  menu?: ListMenu<Row>
  /** Buttons of a row in the table, beside its menu's. */
  buttons?: (row: Row) => ReactNode
  /** What stands below the rows, told whether they are a table. */
  below?: (isTable: boolean) => ReactNode
}

const noSelect = () => {}

/** Rows as a table where its own box is wide enough, as cards where it is not: the box decides, not the window. */
export function DataList<Row extends object, Order extends string = never>({
  label,
  rows,
  rowKey,
  rowName = rowKey,
  columns,
  tableFrom = 920,
  sort,
  onSort,
  selection,
  menu,
  buttons,
  below,
  ...look
}: DataListProps<Row, Order>) {
  const [box, fits] = useBoxFits<HTMLDivElement>(tableFrom)
  const wide = useWide()
  const [pressed, setPressed] = useState<{ row: Row; by: PressedBy }>()
  const [sheetOpen, setSheetOpen] = useState(false)

  const offered = useRef<(row: Row) => readonly OfferedAction[]>(() => [])
  useEffect(() => {
    offered.current = (each) => menu?.actions(each) ?? []
  })
  const onView = useCallback((each: Row) => {
    offered
      .current(each)
      .find(({ id }) => id === 'view')
      ?.onSelect()
  }, [])
  const hasMenu = menu !== undefined
  const rowMenu = useMemo((): RowMenu<Row> | undefined => {
    if (!hasMenu) return undefined
    return {
      opens: wide ? 'menu' : 'dialog',
      items: (each) => offered.current(each),
      onPress: (row, by) => {
        setPressed({ row, by })
        setSheetOpen(!wide)
      },
    }
  }, [hasMenu, wide])
  const hasView = rows[0] && menu?.actions(rows[0]).some(({ id }) => id === 'view')

  const shared = {
    label,
    rows,
    rowKey,
    rowName,
    columns,
    sort,
    onSort,
    selection: selection?.chosen,
    onSelect: selection?.onSelect ?? noSelect,
    menu: rowMenu,
    pressed: wide || sheetOpen ? pressed : undefined,
  }
  // As it is now, unless it has left the page meanwhile.
  const row = pressed && (rows.find((each) => rowKey(each) === rowKey(pressed.row)) ?? pressed.row)

  return (
    <>
      <div ref={box} className="@container/table">
        {fits === undefined ? null : fits ? (
          <Card>
            <DataTable {...shared} buttons={buttons} onView={hasView ? onView : undefined} />
          </Card>
        ) : (
          <DataCards {...shared} look={look} selecting={selection?.selecting ?? false} />
        )}
      </div>
      {fits !== undefined && below?.(fits)}
      {menu && !wide && row && (
        <MenuSheet
          open={sheetOpen}
          onClose={() => setSheetOpen(false)}
          title={`Actions for ${rowName(row)}`}
          {...menu.sheet?.(row)}
          items={menu.actions(row)}
        />
      )}
    </>
  )
}

/**
 * Whether a box is at least so wide, kept live; undefined before it is measured, which is before the first paint. For
 * what would be felt if it were drawn twice and one hidden; elsewhere a container query does.
 */
function useBoxFits<Box extends HTMLElement>(
  width: number,
): [RefObject<Box | null>, boolean | undefined] {
  const box = useRef<Box>(null)
  const [fits, setFits] = useState<boolean>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setFits(element.clientWidth >= width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return [box, fits]
}
