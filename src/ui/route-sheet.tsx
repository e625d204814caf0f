import { useState } from 'react'
import { useLocation } from 'wouter'
import { Dialog, type DialogProps } from './dialog.tsx'
import { whenLayersClosed } from './history-layers.ts'
import { cameFromList } from './over-list.ts'

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
