const threshold = 20
/** What the library itself asks of a swipe. */
const libraryThreshold = 45

/**
 * A swipe of 20 px takes a toast away, a shorter one never. The library reads how far it went from the toast's own style
 * when the finger lifts (and takes a short, quick flick as well), so it is told its own threshold, or nothing.
 */
export function swipeFrom20(): void {
  const measure = ({ target }: Event) => {
    const item = target instanceof Element && target.closest('[data-sonner-toast]')
    if (!(item instanceof HTMLElement)) return
    for (const name of ['--swipe-amount-x', '--swipe-amount-y']) {
      const amount = Number.parseFloat(item.style.getPropertyValue(name)) || 0
      const length = Math.abs(amount) < threshold ? 0 : Math.max(Math.abs(amount), libraryThreshold)
      item.style.setProperty(name, `${Math.sign(amount) * length}px`)
    }
  }
  // Before the library's own listener, further down.
  addEventListener('pointerup', measure, { capture: true })
}

/**
 * Toasts wait while one of them has the focus, as they do under the mouse, and Escape closes that one and no dialog
 * below. The library knows only the mouse, so focus is told to it as such.
 */
export function pauseOnFocus(host: HTMLElement): void {
  host.addEventListener('focusin', ({ target }) => {
    target?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  })
  host.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget instanceof Node && host.contains(relatedTarget)) return
    const elsewhere = relatedTarget ?? document.body
    target?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: elsewhere }))
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
