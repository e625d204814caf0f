const threshold = 20
/** What the library itself asks of a swipe. */
const libraryThreshold = 45

/**
 * A swipe of 20 px takes a toast away. The library reads how far it went from the toast's own style when the finger
 * lifts, so a swipe between its threshold and ours is told to it as long enough.
 */
export function swipeFrom20(host: HTMLElement): void {
  const lengthen = (event: Event) => {
    const item = event.target instanceof Element && event.target.closest('[data-sonner-toast]')
    if (!(item instanceof HTMLElement)) return
    for (const name of ['--swipe-amount-x', '--swipe-amount-y']) {
      const amount = Number.parseFloat(item.style.getPropertyValue(name)) || 0
      const short = Math.abs(amount) >= threshold && Math.abs(amount) < libraryThreshold
      if (short) item.style.setProperty(name, `${Math.sign(amount) * libraryThreshold}px`)
    }
  }
  // Before the library's own listener, which sits on the host.
  addEventListener('pointerup', (event) => host.contains(event.target as Node) && lengthen(event), {
    capture: true,
  })
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
