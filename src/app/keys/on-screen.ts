/** The first of the screen's elements that can be used now: not one below a sheet. */
const onScreen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#main ${selector}`)].find(
    (element) => element.checkVisibility() && !element.closest('[inert]'),
  )

/** The field that searches what the screen lists. */
export const searchField = (): HTMLElement | undefined => onScreen('[role=searchbox]')

/** The main button of the screen's heading. */
export const mainButton = (): HTMLElement | undefined => onScreen('header [data-primary]')

/** How long a screen that one has gone to may take to show its main button, in milliseconds. */
const patience = 3000

/** How long it is waited before it is looked for again, in milliseconds. */
const pause = 50

/** Presses the main button of the screen at a path, once it is there and can be pressed. */
export function pressMainButton(path: string): void {
  const began = performance.now()
  function look() {
    const button = location.pathname.endsWith(path) ? mainButton() : undefined
    if (button && !button.matches(':disabled')) button.click()
    else if (performance.now() - began < patience) setTimeout(look, pause)
  }
  look()
}
