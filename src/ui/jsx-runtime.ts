import type { ElementType, Key, ReactElement, ReactNode } from 'react'
import { Fragment, jsx as element, jsxs as elementOfSeveral } from 'react/jsx-runtime'

export type { JSX } from 'react'
export { Fragment }

export interface Props {
  children?: ReactNode
  className?: string | undefined
  translate?: 'yes' | 'no' | undefined
}

/** Elements in which HTML and SVG take only text, or show no `<span>`. */
const withoutSpans = new Set<ElementType>(['option', 'textarea', 'title', 'text', 'tspan'])

const isText = (child: ReactNode) =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'

const isNothing = (child: ReactNode) =>
  child === null || child === undefined || typeof child === 'boolean'

const joined = (children: readonly ReactNode[]) => children.filter(isText).join('')

/** Spaces between elements that are laid out side by side must not become one of these. */
const ownElement = (text: string, at = 0) =>
  jsx(
    'span',
    { className: text.trim() === '' ? 'contents' : undefined, children: text },
    `text ${at}`,
  )

/** Texts in a row become one element, in the place of the first of them; all else keeps its place. */
function besideElements(children: readonly ReactNode[]): ReactNode[] {
  let first = 0
  let text = ''
  const placed: ReactNode[] = []
  for (const [at, child] of children.entries()) {
    placed.push(isText(child) ? null : child)
    if (isText(child)) {
      if (text === '') first = at
      text += joined([child])
      if (text !== '') placed[first] = ownElement(text, first)
    } else if (!isNothing(child)) text = ''
  }
  return placed
}

/** The children of an element, each text of which is all that some element contains. */
export function ownTexts(type: ElementType, children: ReactNode): ReactNode {
  const isSeveral = Array.isArray(children)
  if (!isSeveral && (type !== Fragment || !isText(children))) return children
  const all: readonly ReactNode[] = isSeveral ? children : [children]
  if (!all.some(isText)) return children
  if (all.every((child) => isText(child) || isNothing(child)))
    return type === Fragment ? ownElement(joined(all)) : joined(all)
  return withoutSpans.has(type) ? children : besideElements(all)
}

/** Amounts, times, ids and phone numbers; keys, addresses and names of fields. */
const untranslated = [/^(?:[^\p{Ll}]|ZiG)*\d(?:[^\p{Ll}]|ZiG)*$/u, /^\S*[\d@_/]\S*$/, /^\S+\.\S+$/]

/** Whether a text is a figure or a code, which no translator may change. */
export const isCode = (text: string): boolean => untranslated.some((form) => form.test(text))

/**
 * The properties of an element as a browser's translator can bear them. It replaces texts by elements of its own. React
 * writes the text of an element anew, whatever is in it by then; but where a text stands beside something, React goes on
 * writing to the one that was replaced, and fails where it removes that or puts something before it (R49). So texts in a
 * row become one, one that is beside an element gets a `<span>`, and figures and codes are not translated.
 */
export function translatable(type: ElementType, props: Props): Props {
  const children = ownTexts(type, props.children)
  const isKept =
    typeof type === 'string' &&
    !withoutSpans.has(type) &&
    isText(children) &&
    isCode(String(children))
  if (children === props.children && !isKept) return props
  return { ...(isKept && { translate: 'no' }), ...props, children }
}

/** Makes an element with at most one child, as the compiler asks for. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return element(type, translatable(type, props), key)
}

/** Makes an element with several children, as the compiler asks for. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const given = translatable(type, props)
  return Array.isArray(given.children)
    ? elementOfSeveral(type, given, key)
    : element(type, given, key)
}
