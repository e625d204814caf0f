/** WCAG 2.2 A and AA, and what axe itself thinks best. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What the other theme can change. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Animations that end, and parts that are marked as coming or going. */
export function countMoving(): number {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
    .filter(({ playState }) => playState !== 'finished')
  return ending.length + document.querySelectorAll('[data-closed], [data-transition]').length
}

/** Puts the other theme's class on the page, its colours at once and not by and by. Gives the theme that it has now. */
export function switchTheme(): string {
  const { classList } = document.documentElement
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
  document.adoptedStyleSheets.push(atOnce)
  const isLight = classList.toggle('light')
  classList.toggle('dark', !isLight)
  // The browser works a colour out when it is asked for, that of what is off the screen too; then transitions may be
  // there again.
  for (const each of document.querySelectorAll('*'))
    getComputedStyle(each).getPropertyValue('color')
  document.adoptedStyleSheets.pop()
  return isLight ? 'light' : 'dark'
}
