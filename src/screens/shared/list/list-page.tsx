import { useState, type ComponentProps, type ReactNode } from 'react'
import { countOf } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

import type { DataListProps } from '#src/ui/list/data-list.tsx'
import type { Page } from '#src/ui/list/paging.ts'
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
  /** One of the rows, such as "transaction". */
  noun: string
  /** Of the present page; undefined until they are in. */
  rows: readonly Row[] | undefined
  /** How many were found, on all pages; the rows themselves when left out. */
  total?: number | undefined
  paging?: Page | undefined
  onPage?: (page: number) => void
  tabs?: ComponentProps<typeof Tabs<Tab>>
  search?: Omit<ComponentProps<typeof SearchBox>, 'className'>
  /** Beside the search. */
  filters?: ReactNode
  /** Below the search: chips, the days of a range. */
  chips?: ReactNode
  selection?: PageSelection
  /** Between the heading and the list: what all of it comes to. */
  above?: ReactNode
  /** On a wide window, in a column beside the list. */
  beside?: ReactNode
  /** What an empty list says before its first row. */
  empty: ComponentProps<typeof EmptyState>
  /** What it says where the search or a filter lets nothing through; false where none is set. */
  nothing?: { title: string; text?: string; clear: string; onClear: () => void } | false
}

/** A page that is one list: its header, what narrows it, the list and its pages. A screen says what is its own. */
export function ListPage<
  Row extends object,
  Order extends string = never,
  Tab extends string = never,
>(props: Props<Row, Order, Tab>) {
  const { title, description, actions, tabs, above, beside } = props
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
      <PageHeader title={title} description={description} actions={actions} />
      {above}
      {beside === undefined ? list : <WithColumn column={beside}>{list}</WithColumn>}
    </>
  )
}

function ListBody<Row extends object, Order extends string, Tab extends string>({
  title: _title,
  description: _description,
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

  return (
    <>
      {(search || filters || chips) && (
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
          <SkeletonRows rows={8} label={`Loading ${noun}s`} />
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
