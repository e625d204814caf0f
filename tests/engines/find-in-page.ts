/** What the page is asked for: the candidates for a target, of which the driver then reads the names. */
export interface Query {
  role?: string
  text?: string
  pattern?: [source: string, flags: string]
  has?: string
}

/**
 * Returns the elements of the page that can be seen and have a role, or the innermost ones that have a text. It runs in
 * the page, so it may use nothing from outside.
 */
export function findInPage(query: Query, outer: Element | null): Element[] {
  const tags: Record<string, string> = {
    button: 'button, summary',
    heading: 'h1, h2, h3, h4, h5, h6',
    img: 'img, svg',
    link: 'a[href]',
    listitem: 'li',
    option: 'option',
    radio: 'input[type=radio]',
    region: 'section[aria-label], section[aria-labelledby]',
    row: 'tr',
    spinbutton: '[role=spinbutton]',
    textbox:
      'textarea, input:not([type], [role]), input[type=text], input[type=email], input[type=tel], input[type=password]',
  }
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const canBeSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true]') === null
    )
  }
  const root = outer ?? document.body
  const { pattern, text = '' } = query
  const contains = (element: Element) =>
    pattern
      ? new RegExp(...pattern).test(words(element))
      : words(element).toLowerCase().includes(text.toLowerCase())
  const innermost = (element: Element): Element[] => {
    const inner = [...element.children].filter(contains)
    return inner.length > 0 ? inner.flatMap(innermost) : [element]
  }
  // A pattern may hold for an element although it doesn't for the one around it.
  const withText = () =>
    pattern
      ? [...root.querySelectorAll('*')].filter(contains).flatMap(innermost)
      : contains(root)
        ? innermost(root)
        : []
  const { role } = query
  const all = role
    ? [...root.querySelectorAll(`:is(${tags[role] ?? 'none'}):not([role]), [role=${role}]`)]
    : withText()
  return all.filter(
    (element) => canBeSeen(element) && (!query.has || words(element).includes(query.has)),
  )
}
