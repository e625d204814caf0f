import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useLast } from './dialog-host.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { whenLayersClosed } from './history-layers.ts'
import { SkeletonRows } from './skeleton.tsx'

/** The state that a list passes along with a sheet's address, as in `navigate(path, { state: overList })`. */
export const overList = { overList: true } as const

/** Returns whether the current address was opened from its list. */
function cameFromList(): boolean {
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

interface OpenedRow {
  /** The row that is open, or was last; undefined before the first. */
  id: string | undefined
  open: boolean
  /** Opens a row, or moves from the open one to it. */
  show: (id: string) => void
  close: () => void
}

/**
 * The row of a list that is open over it, in a parameter of the list's address such as `?review=M-026`: a reload keeps
 * it and Back closes it. Its dialog has `hasAddress`.
 */
export function useOpenedRow(parameter: string): OpenedRow {
  const [path, navigate] = useLocation()
  const id = new URLSearchParams(useSearch()).get(parameter)

  const go = useCallback(
    (next: string | null) => {
      whenLayersClosed(() => {
        const params = new URLSearchParams(location.search)
        const isOpen = params.has(parameter)
        if (next === null && isOpen && cameFromList()) return history.back()
        if (next === null) params.delete(parameter)
        else params.set(parameter, next)
        const query = params.toString()
        const state: unknown = isOpen && next !== null ? history.state : next && overList
        navigate(path + (query && `?${query}`), { replace: isOpen, state })
      })
    },
    [parameter, path, navigate],
  )
  return {
    id: useLast(id),
    open: id !== null,
    show: go,
    close: useCallback(() => go(null), [go]),
  }
}
