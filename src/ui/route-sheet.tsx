import { useState, type ComponentProps, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Dialog, type DialogProps } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { whenLayersClosed } from './history-layers.ts'
import { cameFromList } from './over-list.ts'
import { SkeletonRows } from './skeleton.tsx'

type Props = Omit<
  DialogProps,
  'open' | 'onClose' | 'onClosed' | 'hasAddress' | 'variant' | 'role'
> & {
  /** The path of the list that it lies over. */
  list: string
}

/**
 * The details of one row, in a sheet over its list and at an address of its own. Closing it lets it leave, then goes back
 * to the list as it was, what the list keeps in the address included; the browser's own Back does so at once.
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
  /** Undefined while it is being read, null where the address has none. */
  row: Row | null | undefined
  /** What is being read, such as "Loading the payout". */
  loading: string
  none: { title: string; text: string }
  children: (row: Row) => ReactNode
}

/** A `RouteSheet` of one row: waits until it is read, and says so where there is none. */
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
