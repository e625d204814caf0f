import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { Dialog, type DialogProps } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { whenLayersClosed } from './history-layers.ts'
import { SkeletonRows } from './skeleton.tsx'

/** The state that a list passes along with a sheet's address, as in `navigate(path, { state: overList })`. */
export const overList = { overList: true } as const

/** Returns whether the current address was opened from its list. */
export function cameFromList(): boolean {
  const state: unknown = history.state
  return state instanceof Object && 'overList' in state
}

type Props = Omit<
  DialogProps,
  'open' | 'onClose' | 'onClosed' | 'hasAddress' | 'variant' | 'role'
> & {
  /** The path of the list underneath. */
  list: string
}

/**
 * The details of one row, in a sheet over its list with its own address. Closing it animates, then goes back to the
 * list with the state in the list's address; the browser's Back button closes it at once.
 */
export function RouteSheet({ list, ...sheet }: Props) {
  const [, navigate] = useLocation()
  const [open, setOpen] = useState(true)

  function goToList() {
    whenLayersClosed(() => {
      if (cameFromList()) history.back()
      else navigate(list + location.search, { replace: true })
    })
  }

  return (
    <Dialog
      {...sheet}
      hasAddress
      variant="drawer"
      open={open}
      onClose={() => setOpen(false)}
      onClosed={goToList}
    />
  )
}

interface RowSheetProps<Row> extends Omit<ComponentProps<typeof RouteSheet>, 'children'> {
  /** Undefined while loading, null when there is no such row. */
  row: Row | null | undefined
  /** The loading label, such as "Loading the payout". */
  loading: string
  none: { title: string; text: string }
  children: (row: Row) => ReactNode
}

/** A `RouteSheet` for one row: shows a placeholder while loading and a notice when the row does not exist. */
export function RowSheet<Row>({ row, loading, none, children, ...sheet }: RowSheetProps<Row>) {
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

/** Returns the id at the end of the path, which may have a trailing slash. */
export function useIdInPath(): string {
  const [path] = useLocation()
  return path.split('/').findLast(Boolean) ?? ''
}
