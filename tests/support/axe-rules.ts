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
  return ending.length + document.querySelectorAll('[data-closed]').length
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

/**
 * Marks each row of a list that differs from one before it in nothing but its words: their colours are looked at once.
 * Colours come from classes and states alone, never from an element's own style.
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

/** Takes the marks away. */
export function unmarkAlike(): void {
  for (const each of document.querySelectorAll('[data-alike]')) each.removeAttribute('data-alike')
}
