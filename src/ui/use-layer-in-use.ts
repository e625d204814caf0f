import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { giveFocusBack, keepTabInside, takeFocus } from './layer-focus.ts'
import { layOver, topLayer } from './layer-stack.ts'

interface Parts {
  box: RefObject<HTMLElement | null>
  /** Where in the page it is opened from. */
  here: RefObject<HTMLElement | null>
}

/** While a layer is open it lies over all else, has the focus and is closed by Escape. Its box is in the page. */
export function useLayerInUse(open: boolean, onClose: () => void, { box, here }: Parts): void {
  // By now nothing in it has taken the focus.
  const [opener] = useState(() => document.activeElement)

  useLayoutEffect(() => {
    const layer = box.current
    const ground = here.current?.closest<HTMLElement>('body > *')
    if (!open || !layer || !ground) return
    const takeAway = layOver(layer, ground)
    takeFocus(layer, opener)
    return () => {
      takeAway()
      // What is closed by this may come to a new place by itself.
      setTimeout(() => giveFocusBack(layer))
    }
  }, [open, opener, box, here])

  useEffect(() => {
    const layer = box.current
    // Where what had opened it went meanwhile, such as the row of an approved merchant.
    return () => void setTimeout(() => layer && giveFocusBack(layer))
  }, [box])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const layer = box.current
    if (!layer || layer !== topLayer() || event.defaultPrevented) return
    if (event.key === 'Tab') keepTabInside(event, layer)
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    if (!open) return
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
}
