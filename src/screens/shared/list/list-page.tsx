import { useState, type ComponentProps, type ReactNode } from 'react'
import { countOf, pluralOf } from '#db/text/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

import type { DataListProps } from '#src/ui/list/data-list.tsx'
import type { Page } from '#src/ui/list/pagination.tsx'
import { SearchBox } from '#src/ui/list/search-box.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { WithColumn } from '#src/ui/with-column.tsx'
import { ListRows, type PageSelection } from './list-rows.tsx'

type Shown<Row extends object, Order extends string> = Omit<
  DataListProps<Row, Order>,
  'rows' | 'below' | 'selection'
>

interface Props<Row extends object, Order extends string, Tab extends string>
  extends ComponentProps<typeof PageHeader>, Shown<Row, Order> {
  /** Singular noun for a row, such as "transaction". */
  noun: string
  /** The rows of the current page; undefined while loading. */
  rows: readonly Row[] | undefined
  /** The number of matches on all pages; the rows' length by default. */
  total?: number | undefined
  paging?: Page | undefined
  onPage?: (page: number) => void
  tabs?: ComponentProps<typeof Tabs<Tab>> | undefined
  search?: Omit<ComponentProps<typeof SearchBox>, 'className'>
  /** Controls beside the search. */
  filters?: ReactNode
  /** Content below the search: chips, custom dates. */
  chips?: ReactNode
  selection?: PageSelection
  /** Content between the heading and the list, such as totals. */
  above?: ReactNode
  /** A column beside the list, in wide windows. */
  beside?: ReactNode
  /** The empty state before the first row exists. */
  empty: ComponentProps<typeof EmptyState>
  /** The empty state when search or filters match nothing; false if none are set. */
  nothing?: { title: string; text?: string; clear: string; onClear: () => void } | false
}

/** A page with one list: header, filters, rows and pagination. */
export function ListPage<
  Row extends object,
  Order extends string = never,
  Tab extends string = never,
>(props: Props<Row, Order, Tab>) {
  const { title, description, within, actions, tabs, above, beside } = props
  const list = tabs ? (
    <>
      <Tabs {...tabs} />
      <TabPanel tab={tabs.value} className="mt-4">
        <ListBody {...props} />
      </TabPanel>
    </>
  ) : (
    <ListBody {...props} />
  )
  return (
    <>
      <PageHeader {...{ title, description, within, actions }} />
      {above}
      {beside === undefined ? list : <WithColumn column={beside}>{list}</WithColumn>}
    </>
  )
}

function ListBody<Row extends object, Order extends string, Tab extends string>({
  title: _title,
  description: _description,
  within: _within,
  actions: _actions,
  tabs: _tabs,
  above: _above,
  beside: _beside,
  noun,
  rows,
  total = rows?.length,
  paging,
  onPage,
  search,
  filters,
  chips,
  selection,
  empty,
  nothing = false,
  ...list
}: Props<Row, Order, Tab>) {
  const [selecting, setSelecting] = useState(false)
  const isEmpty = rows?.length === 0 && !nothing

  return (
    <>
      {/* Where there is nothing yet, there is nothing to find. */}
      {!isEmpty && (search || filters || chips) && (
        <div className="mb-3.5 grid gap-2">
          <div className="flex flex-wrap gap-2">
            {search && (
              <SearchBox
                {...search}
                className={filters ? 'min-w-40 flex-1 md:max-w-105' : 'w-full max-w-105'}
              />
            )}
            {filters}
          </div>
          {chips}
        </div>
      )}
      {search && (
        <p role="status" className="sr-only">
          {total === undefined ? '' : `${countOf(total, noun)} found`}
        </p>
      )}
      {!rows || total === undefined ? (
        <Card>
          <SkeletonRows rows={8} label={`Loading ${pluralOf(noun)}`} />
        </Card>
      ) : rows.length === 0 ? (
        <Card>
          {nothing ? (
            <EmptyState
              title={nothing.title}
              text={nothing.text}
              art="none"
              action={
                <Button variant="secondary" onClick={nothing.onClear}>
                  {nothing.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState {...empty} />
          )}
        </Card>
      ) : (
        <ListRows
          {...list}
          {...{ noun, rows, total, paging, onPage, selection, selecting, setSelecting }}
        />
      )}
    </>
  )
}
