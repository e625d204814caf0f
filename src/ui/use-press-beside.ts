import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

interface Parts {
  box: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
}

const isBeside = (target: EventTarget | null, { box, panel }: Parts): boolean =>
  target instanceof Node &&
  box.current?.contains(target) === true &&
  panel.current?.contains(target) !== true

/**
 * Tells of a press in an open layer that began and ended beside its panel. One that closes a list of options or a small
 * form in the panel does no more than that. What it gives goes on the box, whose clicks go no further.
 */
export function usePressBeside(open: boolean, onPress: () => void, { box, panel }: Parts) {
  const began = useRef(false)
  useEffect(() => {
    const begin = ({ target }: PointerEvent) => {
      const beside = isBeside(target, { box, panel })
      began.current = open && beside && !panel.current?.querySelector('[popover]')
    }
    // Told before the list of options is, which then goes.
    addEventListener('pointerdown', begin, { capture: true })
    return () => removeEventListener('pointerdown', begin, { capture: true })
  }, [open, box, panel])
  return {
    onClick(event: MouseEvent) {
      event.stopPropagation()
      if (began.current && isBeside(event.target, { box, panel })) onPress()
      began.current = false
    },
  }
}
