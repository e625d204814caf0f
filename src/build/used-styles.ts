/** One rule, block or statement of a style sheet: what stands before its braces, and what stands in them. */
interface Part {
  head: string
  body: string | undefined
}

/** The parts of a minified style sheet, or of a block in it. */
function partsOf(css: string): Part[] {
  const parts: Part[] = []
  let start = 0
  let brace = 0
  let depth = 0
  // Braces and semicolons in comments and texts are none.
  for (const { 0: token, index } of css.matchAll(
    /\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|\\.|[{};]/g,
  )) {
    if (token === '{' && depth++ === 0) brace = index
    const ends = token === '}' ? --depth === 0 : token === ';' && depth === 0
    if (!ends) continue
    parts.push(
      token === '}'
        ? { head: css.slice(start, brace), body: css.slice(brace + 1, index) }
        : { head: css.slice(start, index), body: undefined },
    )
    start = index + 1
  }
  return parts
}

const textOf = ({ head, body }: Part): string =>
  body === undefined ? `${head};` : `${head}{${body}}`

const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_all, hex?: string, char?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (char ?? ''),
  )

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    unescaped(name),
  )

/** The selectors of a list, apart. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = []
  let start = 0
  let depth = 0
  for (const { 0: token, index } of list.matchAll(/\\.|[(),]/g)) {
    if (token === '(') depth++
    if (token === ')') depth--
    if (token !== ',' || depth > 0) continue
    selectors.push(list.slice(start, index))
    start = index + 1
  }
  return [...selectors, list.slice(start)]
}

const grouping = /^@(media|supports|container|layer)\b/

/** Keeps the rules of a block that can match: one selector's classes are all used. */
function keepUsed(css: string, used: ReadonlySet<string>): string {
  return partsOf(css)
    .map((part) => {
      if (part.body === undefined || part.head.startsWith('@')) {
        if (part.body === undefined || !grouping.test(part.head)) return textOf(part)
        const body = keepUsed(part.body, used)
        return body && textOf({ head: part.head, body })
      }
      const matches = selectorsOf(part.head).some((selector) =>
        classesOf(selector).every((name) => used.has(name)),
      )
      return matches ? textOf(part) : ''
    })
    .join('')
}

/**
 * The part of a minified style sheet that a page needs to be drawn: without the utilities and components whose classes
 * neither it nor its scripts have, and without the custom properties that are then not named any more.
 */
export function usedStyles(css: string, html: string, scripts = ''): string {
  const inPage = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
  )
  const used = new Set([...inPage, ...scripts.split(/[\s"'`]+/)])
  const kept = partsOf(css).map((part) =>
    part.body !== undefined && /@layer (utilities|components)$/.test(part.head)
      ? { ...part, body: keepUsed(part.body, used) }
      : part,
  )
  const isProperty = ({ head }: Part) => head.startsWith('@property ')
  const rules = kept.filter((part) => !isProperty(part) && !part.head.includes('@layer properties'))
  const named = rules.map(textOf).join('')
  return kept
    .filter((part) => !isProperty(part) || named.includes(part.head.slice('@property '.length)))
    .map(textOf)
    .join('')
}
