import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { RouteSheet } from './route-sheet.tsx'
import { SkeletonRows } from './skeleton.tsx'

interface Props<Row> extends Omit<ComponentProps<typeof RouteSheet>, 'children'> {
  /** Undefined while it is being read, null where the address has none. */
  row: Row | null | undefined
  /** What is being read, such as "Loading the payout". */
  loading: string
  none: { title: string; text: string }
  children: (row: Row) => ReactNode
}

/** A `RouteSheet` of one row: waits until it is read, and says so where there is none. */
export function RowSheet<Row>({ row, loading, none, children, ...sheet }: Props<Row>) {
  return (
    <RouteSheet {...sheet}>
      {row === undefined ? (
        <SkeletonRows rows={5} label={loading} />
      ) : row === null ? (
        <EmptyState level={3} art="none" {...none} />
      ) : (
        children(row)
      )}
    </RouteSheet>
  )
}
