/** Returns the first usable match on the screen, skipping those under a sheet. */
const onScreen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#main ${selector}`)].find(
    (element) => element.checkVisibility() && !element.closest('[inert]'),
  )

/** Returns the search field of the screen's list. */
export const searchField = (): HTMLElement | undefined => onScreen('[role=searchbox]')

/** Returns the primary button in the screen's header. */
export const mainButton = (): HTMLElement | undefined => onScreen('header [data-primary]')

/** The longest wait for a new screen's primary button, in milliseconds. */
const patience = 3000

/** The delay between checks, in milliseconds. */
const pause = 50

/** Presses the primary button of the screen at a path, once it is available. */
export function pressMainButton(path: string): void {
  const began = performance.now()
  function look() {
    const button = location.pathname.endsWith(path) ? mainButton() : undefined
    if (button && !button.matches(':disabled')) button.click()
    else if (performance.now() - began < patience) setTimeout(look, pause)
  }
  look()
}
