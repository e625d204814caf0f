import type { Target } from './tour.ts'

/** The elements that have a role without saying so; a list is a table on wide windows. */
const implicit: Record<Target['role'], string> = {
  button: 'button',
  group: 'fieldset',
  heading: 'h1, h2, h3',
  list: 'ul, ol, table',
  radiogroup: '[role=radiogroup]',
  region: 'section',
  tablist: '[role=tablist]',
  textbox: 'input',
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const text = ids.length > 0 ? ids.map((id) => document.getElementById(id)?.textContent) : null
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const words = text ?? [...labels, element].map(({ textContent }) => textContent)
  return words.join(' ').trim()
}

/** Returns the first visible element of the page with a role and the beginning of a name. */
export function findTarget({ role, name }: Target): Element | undefined {
  const those = document.querySelectorAll(`:is(${implicit[role]}, [role=${role}])`)
  return [...those].find(
    (element) =>
      element.closest('main') && nameOf(element).startsWith(name) && element.checkVisibility(),
  )
}
