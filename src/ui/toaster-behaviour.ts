/** How the specification wants notifications (§9): in pixels, and `duration` in milliseconds. */
export const toastRules = {
  visible: 3,
  duration: 4000,
  width: 356,
  gap: 14,
  swipe: 20,
  hotkey: ['altKey', 'KeyT'],
}

/** What the library itself asks of a swipe. */
const libraryThreshold = 45

/**
 * A swipe of the specification's length takes a toast away, a shorter one never. The library reads how far it went from
 * the toast's own style when the finger lifts (and takes a short, quick flick as well), so it is told its own threshold,
 * or nothing.
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
  // Before the library's own listener, further down.
  addEventListener('pointerup', measure, { capture: true })
}

// The library knows only the mouse: what else opens and closes the pile of toasts is told to it as such.
const hover = (target: EventTarget | null) =>
  target?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
const leave = (target: EventTarget | null, to: EventTarget) =>
  target?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: to }))

/**
 * Toasts lie open and wait while one of them has the focus, as they do under the mouse, and Escape closes that one and
 * no dialog below.
 */
export function pauseOnFocus(host: HTMLElement): void {
  host.addEventListener('focusin', ({ target }) => hover(target))
  host.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget instanceof Node && host.contains(relatedTarget)) return
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
 * Where fingers do not hover, a tap on the pile opens it and one beside it closes it. What the phone calls a mouse then
 * does not count: it never leaves, and a toast under it would stay for good.
 */
export function openByTap(host: HTMLElement): void {
  const withoutHover = matchMedia('(hover: none)')
  const isOurs = (place: EventTarget | null) => place instanceof Node && host.contains(place)
  const ignore = (event: MouseEvent) => {
    if (!event.isTrusted || !withoutHover.matches) return
    if (isOurs(event.target) || isOurs(event.relatedTarget)) event.stopImmediatePropagation()
  }
  // React takes the mouse's coming from whatever it leaves, so all of the page is listened to.
  for (const type of ['mouseover', 'mousemove', 'mouseout'] as const)
    addEventListener(type, ignore, { capture: true })
  addEventListener('pointerdown', ({ target }) => {
    if (!withoutHover.matches || !(target instanceof Element)) return
    if (!isOurs(target)) leave(host.querySelector('[data-sonner-toaster]'), document.body)
    else if (!target.closest('button')) hover(target)
  })
}
