import { useEffect, type RefObject } from 'react'

/** The key / puts the focus into a field, but where something is being typed. */
export function useSlash(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey) return
      if (
        target instanceof HTMLElement &&
        target.matches('input:not([type=radio]), textarea, select')
      )
        return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [field])
}
