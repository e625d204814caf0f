import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { DialogProps } from './dialog-surface.tsx'
import { LayerLeft } from './layer-left.tsx'
import { LazySurface } from './lazy-surface.ts'
import { whenLayersClosed } from './layers-closed.ts'
import { cameFromList } from './over-list.ts'

type Props = Omit<DialogProps, 'open' | 'onClose' | 'variant' | 'role'> & {
  /** The path of the list that it lies over. */
  list: string
}

/**
 * The details of one row, in a sheet over its list and at an address of its own. Closing it lets it leave, then goes back
 * to the list as it was, what the list keeps in the address included; the browser's own Back does so at once.
 */
export function RouteSheet({ list, ...sheet }: Props) {
  const [, navigate] = useLocation()
  const [state, setState] = useState<'open' | 'leaving' | 'left'>('open')
  const onLeft = useCallback(() => setState('left'), [])

  useEffect(() => {
    if (state !== 'left') return
    whenLayersClosed(() => {
      if (cameFromList()) history.back()
      else navigate(list + location.search, { replace: true })
    })
  }, [state, list, navigate])

  return (
    <LayerLeft value={onLeft}>
      <LazySurface
        {...sheet}
        variant="drawer"
        open={state === 'open'}
        onClose={() => setState('leaving')}
      />
    </LayerLeft>
  )
}
