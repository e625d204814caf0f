/** An element as React writes it. */
interface Drawn {
  tag: string
  attributes: Map<string, string>
  parts: Part[]
}

/** A part of a drawn page: text, as HTML, or an element. */
type Part = string | Drawn

const pieces = /<!--.*?-->|<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|[^<]+/gis
const attribute = /([^\s=]+)="([^"]*)"/g
const isVoid = /^(br|hr|img|input|wbr)$/

/** Reads what React wrote, which closes every element and escapes every `<` and `>` in text and attributes. */
function readDrawn(html: string): Part[] {
  const root: Drawn = { tag: '', attributes: new Map(), parts: [] }
  const open = [root]
  for (const [piece, end, tag, attributes = '', closed] of html.matchAll(pieces)) {
    const parent = open.at(-1)
    if (!parent) throw new Error('An element ends that did not begin.')
    if (tag === undefined) {
      if (!piece.startsWith('<!--')) parent.parts.push(piece)
    } else if (end) open.pop()
    else {
      const element: Drawn = { tag, attributes: new Map(), parts: [] }
      for (const [, name = '', value = ''] of attributes.matchAll(attribute))
        element.attributes.set(name, value)
      parent.parts.push(element)
      if (!closed && !isVoid.test(tag)) open.push(element)
    }
  }
  return root.parts
}

/** Writes parts as HTML. */
const written = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      const attributes = [...part.attributes].map(([name, value]) => ` ${name}="${value}"`).join('')
      const start = `<${part.tag}${attributes}>`
      return isVoid.test(part.tag) ? start : `${start}${written(part.parts)}</${part.tag}>`
    })
    .join('')

/** Attributes that show nothing: where they differ, they are left out. */
const unseen = /^(id|href|for|title|translate|datetime|aria-.*|data-.*)$/

/** What is printed only, such as the content of a fold that is closed. */
const isClosed = /^hidden( print:\S+)?$/

const textOf = (part: Part): string =>
  typeof part === 'string' ? part.replaceAll(/&[^;]+;/g, '.') : part.parts.map(textOf).join('')

/** A placeholder as wide as the text of a part. */
function placeholder(part: Part): Part[] {
  const { length } = textOf(part)
  if (length === 0) return []
  const attributes = new Map([
    ['class', 'skeleton inline-block h-lh max-w-full align-top'],
    ['data-style', `width: ${Math.round(length * 0.85)}ch`],
  ])
  return [{ tag: 'span', attributes, parts: [] }]
}

/** A part with placeholders for its text. */
const masked = (part: Part): Part[] =>
  typeof part === 'string' ? placeholder(part) : [{ ...part, parts: part.parts.flatMap(masked) }]

/** Returns a part as it is in all drawings, with what its own waiting look has in place of what differs; undefined where it is another one. */
function heldPart(drawings: readonly Part[], waiting: Part | undefined): Part | undefined {
  const [first] = drawings
  if (first === undefined || drawings.every((each) => each === first)) return first
  if (typeof first === 'string') return undefined
  const attributes = new Map(first.attributes)
  const lists: Part[][] = []
  for (const each of drawings) {
    if (typeof each === 'string' || each.tag !== first.tag) return undefined
    for (const name of new Set([...each.attributes.keys(), ...attributes.keys()]))
      if (each.attributes.get(name) !== first.attributes.get(name)) {
        if (!unseen.test(name)) return undefined
        attributes.delete(name)
      }
    lists.push(each.parts)
  }
  const isSame = typeof waiting === 'object' && waiting.tag === first.tag
  if (isClosed.test(first.attributes.get('class') ?? '')) return { ...first, attributes, parts: [] }
  return { ...first, attributes, parts: heldParts(lists, isSame ? waiting.parts : undefined) }
}

const isAlike = (one: Part | undefined, other: Part | undefined): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.tag === other.tag && one.attributes.get('class') === other.attributes.get('class')
    : typeof one === typeof other

const lengthOf = (parts: readonly Part[]): number => parts.map(textOf).join('').length

/** A skeleton of several rows, or a text that stands for another. */
const standsIn = (part: Part): boolean =>
  typeof part === 'string' || part.attributes.get('aria-busy') === 'true' || part.parts.some(isBusy)
const isBusy = (part: Part): boolean => typeof part === 'object' && standsIn(part)

function heldParts(drawings: readonly Part[][], waiting: readonly Part[] = []): Part[] {
  const [first = []] = drawings
  const isSameLength = drawings.every(({ length }) => length === first.length)
  const held: Part[] = []
  /** How many of the parts that are waited for stand before the next, and what is held and waited for where the first of them is missing. */
  let passed = 0
  let from: { held: number; at: number; passed: number } | undefined
  for (const [at, part] of first.entries()) {
    const found = waiting.findIndex((each, index) => index >= passed && isAlike(part, each))
    if (found < 0) from ??= { held: held.length, at, passed }
    else passed = found + 1
    const each = drawings.map((parts) => parts[at])
    const isThere = each.every((one) => one !== undefined)
    const own = isThere ? heldPart(each, waiting[found]) : undefined
    const instead = waiting.length === first.length ? waiting[at] : undefined
    if (own !== undefined) held.push(own)
    else if (instead !== undefined) held.push(instead)
    else held.push(...(isSameLength ? placeholder(part) : masked(part)))
    if (!isSameLength && own === undefined) break
  }
  if (!from) return held
  const others = waiting.slice(from.passed)
  // Where less than half of the rest holds, its own skeleton says more.
  const isLittle = lengthOf(held.slice(from.held)) * 2 < lengthOf(first.slice(from.at))
  if (isLittle && others.length > 0 && others.every(standsIn))
    return [...held.slice(0, from.held), ...others]
  return held
}

/**
 * Returns what several drawings of a page have in common, as HTML. What differs is as the page looks while it waits for
 * its data; where it has nothing in its place, a placeholder.
 */
export const whatHolds = (drawings: readonly string[], waiting: string): string =>
  written(heldParts(drawings.map(readDrawn), readDrawn(waiting)))
