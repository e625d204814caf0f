import { ListChecks } from 'lucide-react'
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react'
import { formatCount, pluralOf } from '#db/text/format.ts'
import { Button } from '#src/ui/button.tsx'
import { DataList, type DataListProps } from '#src/ui/list/data-list.tsx'
import { type Page, Pagination } from '#src/ui/list/pagination.tsx'
import { nothingSelected, pageSelection, select, type Selection } from '#src/ui/list/selection.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'

interface SelectionBarProps {
  count: number
  /** The number of matches; offered once a whole page is selected. */
  total: number
  wholePage: boolean
  /** Selects the page, where the table has no checkbox in its header. */
  onPage: (() => void) | undefined
  onAll: () => void
  onClear: () => void
  /** The bulk actions. */
  children: ReactNode
}

const beside = 'ml-auto md:ml-0'

/** The number of selected rows, and the bulk actions. */
function SelectionBar({
  count,
  total,
  wholePage,
  onPage,
  onAll,
  onClear,
  children,
}: SelectionBarProps) {
  return (
    <SaveBar
      text={`${formatCount(count)} selected`}
      beside={
        wholePage
          ? count < total && (
              <Button variant="text" size="sm" className={beside} onClick={onAll}>
                Select all {formatCount(total)} that match
              </Button>
            )
          : onPage && (
              <Button variant="text" size="sm" className={beside} onClick={onPage}>
                Select this page
              </Button>
            )
      }
    >
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear selection
      </Button>
      {children}
    </SaveBar>
  )
}

export interface PageSelection {
  chosen: Selection
  onChange: Dispatch<SetStateAction<Selection>>
  /** The number of selected matches. */
  count: number
  /** Returns the keys of the matches on all pages. */
  all: () => readonly string[]
  /** The bulk actions; a function receives the callback that ends the selection. */
  actions: ReactNode | ((end: () => void) => ReactNode)
}

interface Props<Row extends object, Order extends string> extends Omit<
  DataListProps<Row, Order>,
  'below' | 'selection'
> {
  /** Singular noun for a row, such as "transaction". */
  noun: string
  total: number
  paging?: Page | undefined
  onPage?: ((page: number) => void) | undefined
  selection?: PageSelection | undefined
  /** Selection mode: a tap on a card selects it. */
  selecting: boolean
  setSelecting: (selecting: boolean) => void
}

/** The rows of a list page, with bulk actions and pagination. */
export function ListRows<Row extends object, Order extends string>({
  noun,
  rows,
  total,
  paging,
  onPage,
  selection,
  selecting,
  setSelecting,
  ...list
}: Props<Row, Order>) {
  const onChange = selection?.onChange
  const onSelect = useCallback(
    (keys: readonly string[], chosen: boolean) =>
      onChange?.((before) => select(before, keys, chosen)),
    [onChange],
  )
  const endSelecting = () => {
    onChange?.(nothingSelected)
    setSelecting(false)
  }
  const keys = rows.map(list.rowKey)
  const choosesPage = () => onSelect(keys, true)
  const top = useRef<HTMLDivElement>(null)
  const turned = useRef(false)
  const toPage = (page: number) => {
    turned.current = true
    onPage?.(page)
  }
  // A page begins at its first row; by keyboard the button that was pressed stays in view.
  useLayoutEffect(() => {
    if (!turned.current) return
    turned.current = false
    top.current?.scrollIntoView()
    const pressed = document.activeElement
    if (pressed?.matches(':focus-visible')) pressed.scrollIntoView({ block: 'nearest' })
  }, [paging?.page])

  return (
    <div ref={top} className="min-w-0 scroll-mt-20">
      <DataList
        {...list}
        rows={rows}
        selection={selection && { chosen: selection.chosen, onSelect, selecting }}
        below={(isTable) => (
          <>
            {paging && onPage && (
              <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
                <p className="text-sm text-muted tabular-nums">
                  Showing {formatCount(rows.length)} of {formatCount(total)} {pluralOf(noun)}
                </p>
                {selection && !isTable && !selecting && (
                  <Button
                    variant="ghost"
                    size="sm"
                    icon={<ListChecks aria-hidden />}
                    onClick={() => setSelecting(true)}
                  >
                    Select
                  </Button>
                )}
                <Pagination page={paging.page} pages={paging.pages} onPage={toPage} />
              </div>
            )}
            {selection && (selection.count > 0 || (selecting && !isTable)) && (
              <SelectionBar
                count={selection.count}
                total={total}
                wholePage={pageSelection(selection.chosen, keys) === 'all'}
                onPage={isTable ? undefined : choosesPage}
                onAll={() => onSelect(selection.all(), true)}
                onClear={endSelecting}
              >
                {typeof selection.actions === 'function'
                  ? selection.actions(endSelecting)
                  : selection.actions}
              </SelectionBar>
            )}
          </>
        )}
      />
    </div>
  )
}
