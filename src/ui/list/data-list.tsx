import {
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Card } from '../card.tsx'
import type { OfferedAction } from '../menu-items.tsx'
import { MenuSheet } from '../menu.tsx'
import { DrawnFor, useWide } from '../viewport.ts'
import type { Column, Sorting } from './column.ts'
import { type CardsLook, DataCards } from './data-cards.tsx'
import { DataTable } from './data-table.tsx'
import type { RowMenu } from './row-menu.tsx'
import type { Selection } from './selection.ts'

interface ListSelection {
  chosen: Selection
  /** Must be stable between renders. */
  onSelect: (keys: readonly string[], chosen: boolean) => void
  /** Rows are being selected: a tap on a card selects. */
  selecting: boolean
}

interface ListMenu<Row> {
  /** A press on a row runs its action named `view`; on a card without one it opens the menu. */
  actions: (row: Row) => readonly OfferedAction[]
  /** The title of a row's sheet on phones, instead of "Actions for …". */
  sheet?: (row: Row) => { title: string; description?: ReactNode }
}

/** Rows render again only when a field changes: keep the columns, the card and the functions stable between renders. */
export interface DataListProps<Row extends object, Order extends string> extends CardsLook<Row> {
  /** The list's accessible name. */
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row's name in labels of its checkbox and menu; its key when left out. */
  rowName?: (row: Row) => string
  columns: readonly Column<Row, Order>[]
  /** The width of the list's container in pixels from which the table fits; 920 when left out. */
  tableFrom?: number
  sort?: Sorting<Order>
  onSort?: (sort: Sorting<Order>) => void
  selection?: ListSelection | undefined
  menu?: ListMenu<Row>
  /** Buttons of a row in the table, beside its menu button. */
  buttons?: (row: Row) => ReactNode
  /** Content below the rows; receives whether they are a table. */
  below?: (isTable: boolean) => ReactNode
}

const noSelect = () => {}

/**
 * Rows as a table where the list's container is wide enough, otherwise as cards. The container's width decides, not the
 * window's.
 */
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
  const [sheetRow, setSheetRow] = useState<Row>()
  const [sheetOpen, setSheetOpen] = useState(false)
  // A wider window has menus instead, and the sheet doesn't come back with a narrower one.
  if (wide && sheetOpen) setSheetOpen(false)

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
      onSheet: (row) => {
        setSheetRow(row)
        setSheetOpen(true)
      },
    }
  }, [hasMenu, wide])
  const hasView = rows.some((each) => menu?.actions(each).some(({ id }) => id === 'view'))

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
    sheetRow: sheetOpen ? sheetRow : undefined,
  }
  // The current version of the row, or the last known one if it has left the page.
  const row = sheetRow && (rows.find((each) => rowKey(each) === rowKey(sheetRow)) ?? sheetRow)

  return (
    <>
      <div ref={box} className="@container/table">
        {fits === undefined ? null : fits ? (
          <Card>
            <DataTable {...shared} buttons={buttons} onView={hasView ? onView : undefined} />
          </Card>
        ) : (
          <DataCards
            {...shared}
            look={look}
            selecting={selection?.selecting ?? false}
            onView={onView}
            offered={(each) => menu?.actions(each) ?? []}
          />
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
 * Returns whether a box is at least this wide, live; undefined until it is measured, which happens before the first
 * paint. For content that is too expensive to render twice; elsewhere a container query is enough.
 */
function useBoxFits<Box extends HTMLElement>(
  width: number,
): [RefObject<Box | null>, boolean | undefined] {
  const box = useRef<Box>(null)
  const { content } = use(DrawnFor)
  const [fits, setFits] = useState(content > 0 ? content >= width : undefined)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // As wide again as its letters are larger than usual.
    const letters = () =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const measure = () => setFits(element.clientWidth >= width * letters())
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return [box, fits]
}
