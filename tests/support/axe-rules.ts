/** WCAG 2.2 A and AA, and axe's own best practices. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Counts finite animations, and elements that are entering or leaving. */
export function countMoving(): number {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
    .filter(({ playState }) => playState !== 'finished')
  return ending.length + document.querySelectorAll('[data-closed]').length
}

/** Puts the other theme's class on the page without color transitions. Returns the new theme. */
export function switchTheme(): string {
  const { classList } = document.documentElement
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
  document.adoptedStyleSheets.push(atOnce)
  const isLight = classList.toggle('light')
  classList.toggle('dark', !isLight)
  // Reading a color makes the browser compute it, off-screen elements included; after that, transitions may resume.
  for (const each of document.querySelectorAll('*'))
    getComputedStyle(each).getPropertyValue('color')
  document.adoptedStyleSheets.pop()
  return isLight ? 'light' : 'dark'
}

/**
 * Marks list rows that differ from an earlier one only in their text, so that their colors are checked once. Colors
 * come only from classes and states, never from an element's own style.
 */
export function markAlike(): void {
  const states =
    /^(class|disabled|aria-(selected|pressed|current|checked|expanded|disabled)|data-.*)$/
  const looks = ({ localName, children, attributes }: Element) =>
    [
      localName,
      children.length,
      ...[...attributes]
        .filter(({ name }) => states.test(name) && name !== 'data-alike')
        .map(({ name, value }) => `${name}=${value}`),
    ].join(' ')
  const seen = new Set<string>()
  for (const row of document.querySelectorAll('li, tr')) {
    const parts = [row, ...row.querySelectorAll('*')]
    const around: string[] = []
    for (let outer = row.parentElement; outer; outer = outer.parentElement)
      around.push(`${outer.localName} ${outer.className}`)
    const key = [...around, ...parts.map(looks)].join()
    if (seen.has(key)) for (const each of parts) each.setAttribute('data-alike', '')
    seen.add(key)
  }
}

/** Removes the marks. */
export function unmarkAlike(): void {
  for (const each of document.querySelectorAll('[data-alike]')) each.removeAttribute('data-alike')
}
