import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useSonner } from 'sonner'
import { useVisible } from './viewport.ts'

/** The specification's rules for toasts: in pixels, and `duration` in milliseconds. */
export const toastRules = {
  visible: 3,
  duration: 4000,
  width: 356,
  gap: 14,
  swipe: 20,
  hotkey: ['altKey', 'KeyT'],
}

/** The library's own swipe threshold. */
const libraryThreshold = 45

/**
 * Dismisses a toast exactly at the specification's swipe distance. When the finger lifts, the library reads the
 * distance from the toast's style (and also accepts short, quick flicks), so this overwrites it with the library's
 * threshold or zero.
 */
export function shortenSwipe(): void {
  const measure = ({ target }: Event) => {
    const item = target instanceof Element && target.closest('[data-sonner-toast]')
    if (!(item instanceof HTMLElement)) return
    for (const name of ['--swipe-amount-x', '--swipe-amount-y']) {
      const amount = Number.parseFloat(item.style.getPropertyValue(name)) || 0
      const length =
        Math.abs(amount) < toastRules.swipe ? 0 : Math.max(Math.abs(amount), libraryThreshold)
      item.style.setProperty(name, `${Math.sign(amount) * length}px`)
    }
  }
  // Capturing here runs before the library's own listener.
  addEventListener('pointerup', measure, { capture: true })
}

const isButton = (place: EventTarget | null) =>
  place instanceof Element && place.closest('button') !== null

/**
 * Returns whether somebody reads the toasts, during which they are open and wait: they are under the mouse, one has the
 * focus, or a tap opened them. The second value is what the element around them listens to.
 */
export function useReading(around: RefObject<HTMLElement | null>) {
  const [under, setUnder] = useState(false)
  const [focused, setFocused] = useState(false)
  const [tapped, setTapped] = useState(false)
  /** What had the focus before the toasts, and gets it back when one of them is closed. */
  const before = useRef<EventTarget | null>(null)
  const isReading = under || focused || tapped
  const { toasts } = useSonner()
  // Nothing says that the mouse or the focus left a toast that is gone.
  if (toasts.length === 0 && isReading) {
    setUnder(false)
    setFocused(false)
    setTapped(false)
  }

  useEffect(() => {
    const withoutHover = matchMedia('(hover: none)')
    const isOurs = (place: EventTarget | null) =>
      place instanceof Node && around.current?.contains(place) === true
    const stop = new AbortController()
    const { signal } = stop
    // The mouse that a touch screen emulates never leaves. React derives mouseenter from events on the element being
    // left, so this listens on the whole page.
    for (const type of ['mouseover', 'mousemove', 'mouseout'] as const)
      addEventListener(
        type,
        (event) => {
          if (withoutHover.matches && (isOurs(event.target) || isOurs(event.relatedTarget)))
            event.stopImmediatePropagation()
        },
        { capture: true, signal },
      )
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!isOurs(target)) {
          setTapped(false)
          // A toast that had the focus and was swiped away did not say that it lost it.
          setFocused(isOurs(document.activeElement))
        } else if (withoutHover.matches && !isButton(target)) setTapped(true)
      },
      { signal },
    )
    addEventListener(
      'keydown',
      ({ altKey, code }) => {
        if (altKey && code === toastRules.hotkey[1])
          around.current?.querySelector<HTMLElement>('[data-sonner-toaster]')?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [around])

  const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  const listeners = {
    onMouseEnter: () => setUnder(true),
    onMouseLeave: () => setUnder(false),
    onFocusCapture(event: FocusEvent) {
      setFocused(true)
      if (!isWithin(event)) before.current = event.relatedTarget
      // The library would give the focus back whenever it leaves, so that Tab would never get past the toasts.
      event.stopPropagation()
    },
    onBlur: (event: FocusEvent) => setFocused(isWithin(event)),
    onClick({ target, currentTarget }: ReactMouseEvent) {
      if (!(target instanceof Element && isButton(target))) return
      setTimeout(() => {
        if (currentTarget.contains(document.activeElement) && before.current instanceof HTMLElement)
          before.current.focus({ preventScroll: true })
      })
    },
    /** Closes the toast that has the focus, and no dialog below. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !(event.target instanceof Element)) return
      event.stopPropagation()
      const toast = event.target.closest('[data-sonner-toast]')
      toast?.querySelector<HTMLElement>('[data-close]')?.click()
    },
  }
  return [isReading, listeners] as const
}

/** Whether somebody reads the toasts. */
export const ReadingContext = createContext(false)

/**
 * Calls back once a toast was shown for its time in milliseconds, not counting while somebody reads the toasts or the
 * page is hidden. Another `turn`, in which it is shown again, begins anew. The library can pause its own time under the
 * mouse alone.
 */
export function useToastTime(lasts: number, turn: number, onOver: () => void): void {
  const isRead = use(ReadingContext)
  const isVisible = useVisible()
  const isWaiting = isRead || !isVisible
  const left = useRef(lasts)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    left.current = lasts
  }, [lasts, turn])
  useEffect(() => {
    if (isWaiting || lasts === Infinity) return
    const began = performance.now()
    const timer = setTimeout(() => over(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - began
    }
  }, [isWaiting, lasts, turn])
}
