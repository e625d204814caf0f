import { ListChecks } from 'lucide-react'
import { type Dispatch, type ReactNode, type SetStateAction, useCallback } from 'react'
import { formatCount } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { DataList, type DataListProps } from '#src/ui/list/data-list.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import type { Page } from '#src/ui/list/paging.ts'
import {
  everythingSelected,
  nothingSelected,
  pageSelection,
  select,
  type Selection,
} from '#src/ui/list/selection.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'

interface SelectionBarProps {
  count: number
  /** How many match the filters; offered when a whole page is chosen. */
  total: number
  wholePage: boolean
  /** Where no box in the table's head does it. */
  onPage: (() => void) | undefined
  onAll: () => void
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

const beside = 'ml-auto md:ml-0'

/** How much is chosen, and what can be done with it. */
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
  /** How many of what was found are chosen. */
  count: number
  /** What can be done with them; told how to end the choosing, where that is over once it is done. */
  actions: ReactNode | ((end: () => void) => ReactNode)
}

interface Props<Row extends object, Order extends string> extends Omit<
  DataListProps<Row, Order>,
  'below' | 'selection'
> {
  /** One of the rows, such as "transaction". */
  noun: string
  total: number
  paging?: Page | undefined
  onPage?: ((page: number) => void) | undefined
  selection?: PageSelection | undefined
  /** Rows are being chosen: in cards a tap chooses. */
  selecting: boolean
  setSelecting: (selecting: boolean) => void
}

/** The rows of a page that is one list, what can be done with those that are chosen, and its pages. */
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

  return (
    <DataList
      {...list}
      rows={rows}
      selection={selection && { chosen: selection.chosen, onSelect, selecting }}
      below={(isTable) => (
        <>
          {paging && onPage && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <p className="text-sm text-muted tabular-nums">
                Showing {formatCount(rows.length)} of {formatCount(total)} {noun}s
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
              <Pagination page={paging.page} pages={paging.pages} onPage={onPage} />
            </div>
          )}
          {selection && (selection.count > 0 || (selecting && !isTable)) && (
            <SelectionBar
              count={selection.count}
              total={total}
              wholePage={pageSelection(selection.chosen, keys) === 'all'}
              onPage={isTable ? undefined : choosesPage}
              onAll={() => selection.onChange(everythingSelected)}
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
  )
}
