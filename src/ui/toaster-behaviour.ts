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

// The library only reacts to the mouse, so other ways to open and close the pile dispatch mouse events.
const hover = (target: EventTarget | null) =>
  target?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
const leave = (target: EventTarget | null, to: EventTarget) =>
  target?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: to }))

/**
 * Expands the toasts and pauses their timers while one has the focus, as hovering does; Escape then closes that toast
 * and no dialog below.
 */
export function pauseOnFocus(host: HTMLElement): void {
  /** What had the focus before the toasts, and gets it back when one of them is closed. */
  let before: EventTarget | null = null
  const isOurs = (place: EventTarget | null) => place instanceof Node && host.contains(place)
  host.addEventListener('focusin', (event) => {
    hover(event.target)
    if (!isOurs(event.relatedTarget)) before = event.relatedTarget
    // The library would give the focus back whenever it leaves, so that Tab would never get past the toasts.
    event.stopImmediatePropagation()
  })
  host.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('button'))) return
    setTimeout(() => {
      if (isOurs(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    })
  })
  host.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (isOurs(relatedTarget)) return
    leave(target, relatedTarget ?? document.body)
  })
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return
    event.stopPropagation()
    const close = event.target
      .closest('[data-sonner-toast]')
      ?.querySelector<HTMLElement>('[data-close]')
    close?.click()
  })
}

/**
 * On touch screens, a tap on the pile opens it and a tap outside closes it. Emulated mouse events are ignored: they
 * never leave, and a toast under one would stay forever.
 */
export function openByTap(host: HTMLElement): void {
  const withoutHover = matchMedia('(hover: none)')
  const isOurs = (place: EventTarget | null) => place instanceof Node && host.contains(place)
  const ignore = (event: MouseEvent) => {
    if (!event.isTrusted || !withoutHover.matches) return
    if (isOurs(event.target) || isOurs(event.relatedTarget)) event.stopImmediatePropagation()
  }
  // React derives mouseenter from events on the element being left, so this listens on the whole page.
  for (const type of ['mouseover', 'mousemove', 'mouseout'] as const)
    addEventListener(type, ignore, { capture: true })
  addEventListener('pointerdown', ({ target }) => {
    if (!withoutHover.matches || !(target instanceof Element)) return
    if (!isOurs(target)) leave(host.querySelector('[data-sonner-toaster]'), document.body)
    else if (!target.closest('button')) hover(target)
  })
}
