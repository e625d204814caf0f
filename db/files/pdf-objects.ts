/** A value of a PDF, as far as it matters to what the PDF does when it is opened. */
export type PdfValue =
  | { is: 'name'; name: string }
  | { is: 'number'; value: number }
  | { is: 'reference'; to: number }
  | { is: 'array'; items: PdfValue[] }
  | { is: 'text' }
  | { is: 'other' }
  | PdfDictionary

export interface PdfDictionary {
  is: 'dictionary'
  /** A key may be there twice, and viewers differ in which counts. */
  entries: [key: string, value: PdfValue][]
  /** Where its stream begins. */
  streamAt?: number
}

export interface PdfObjects {
  /** All dictionaries, nested ones too. */
  dictionaries: PdfDictionary[]
  trailers: PdfDictionary[]
  /** All versions of an object, by its number. */
  byNumber: Map<number, PdfValue[]>
}

/** A PDF nested deeper, or made to be read again and again, is not read to the end. */
const deepest = 500
const mostReadings = 8

export class UnreadablePdf extends Error {
  override name = 'UnreadablePdf'
}

const blank = String.raw`[\0\t\n\f\r ]`
const gap = String.raw`(?:${blank}|%[^\r\n]*(?:[\r\n]|$))`
const regular = String.raw`[^\0\t\n\f\r ()<>[\]{}/%]`

const streamStart = new RegExp(
  String.raw`${blank}{0,99}(?:%[^\r\n]*[\r\n]${blank}{0,99}){0,9}stream(?:\r\n?|\n)?`,
  'y',
)
const numberBefore = new RegExp(String.raw`(\d{1,10})${gap}+\d{1,10}${gap}+$`)
const blankBefore = new RegExp(`${blank}$`)

/** Words of the file's structure, which end a value even where it was left open. */
const structure = /^(?:endobj|obj|stream|endstream|trailer|xref|startxref)$/
const word = new RegExp(`^${regular}`)
const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** PDF names may write a letter as its code: `/J#53` is `/JS`. */
const unescaped = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/** Returns where a string ends, given the place after its opening bracket. */
function endOfString(text: string, at: number): number {
  const mark = /[()]|\\[^]/g
  mark.lastIndex = at
  let depth = 1
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '(') depth += 1
    if (found[0] === ')') depth -= 1
    if (depth === 0) return mark.lastIndex
  }
  return text.length
}

function dictionaryOf(items: PdfValue[]): PdfDictionary {
  const entries: PdfDictionary['entries'] = []
  for (let at = 0; at < items.length; at += 1) {
    const key = items[at]
    if (key?.is !== 'name') continue
    at += 1
    entries.push([key.name, items[at] ?? { is: 'other' }])
  }
  return { is: 'dictionary', entries }
}

/** Returns a function that reads the value at a place of a text, and notes its dictionaries. */
export function valueReader(text: string, dictionaries: PdfDictionary[]) {
  const token = new RegExp(
    String.raw`${blank}+|%[^\r\n]*|<<|>>|<[\da-fA-F\0\t\n\f\r ]*>|\(|/${regular}*|${regular}+|[^]`,
    'y',
  )
  let left = text.length * mostReadings + 10_000

  return (start: number): { value: PdfValue | undefined; end: number } => {
    const whole: PdfValue[] = []
    const open: { mark: string; items: PdfValue[] }[] = []
    const add = (value: PdfValue) => (open.at(-1)?.items ?? whole).push(value)
    const close = () => {
      const closed = open.pop()
      if (!closed) return
      const { mark, items } = closed
      const value = mark === '[' ? ({ is: 'array', items } as const) : dictionaryOf(items)
      if (value.is === 'dictionary') dictionaries.push(value)
      add(value)
    }
    let end = start
    // At the outside, a number may be the first part of a reference.
    while (whole.length < 3 && (whole[0]?.is ?? 'number') === 'number') {
      token.lastIndex = end
      const part = token.exec(text)?.[0]
      if (part === undefined || structure.test(part)) break
      const before = end
      end = part === '(' ? endOfString(text, token.lastIndex) : token.lastIndex
      left -= end - before
      if (left < 0 || open.length > deepest) throw new UnreadablePdf()
      if (part === '<<' || part === '[') open.push({ mark: part, items: [] })
      else if (part === '>>' || part === ']') close()
      else if (part.startsWith('/')) add({ is: 'name', name: unescaped(part.slice(1)) })
      else if (/^[(<]/.test(part)) add({ is: 'text' })
      else if (numeric.test(part)) add({ is: 'number', value: Number(part) })
      else if (part === 'R') {
        const items = open.at(-1)?.items ?? whole
        const [to] = items.splice(-2)
        add(to?.is === 'number' ? { is: 'reference', to: to.value } : { is: 'other' })
      } else if (word.test(part)) add({ is: 'other' })
    }
    while (open.length > 0) close()
    return { value: whole[0], end }
  }
}

/** Adds a version of an object. */
export function addVersion(byNumber: PdfObjects['byNumber'], number: number, value: PdfValue) {
  const versions = byNumber.get(number)
  if (versions) versions.push(value)
  else byNumber.set(number, [value])
}

/**
 * Returns the objects and trailers of a PDF, given as text with one character per byte. Streams are
 * not looked into, but an object's head is found wherever it is, because a PDF's own index may lead
 * anywhere. Throws `UnreadablePdf` if it is nested too deep.
 */
export function readPdfObjects(text: string): PdfObjects {
  const dictionaries: PdfDictionary[] = []
  const trailers: PdfDictionary[] = []
  const byNumber: PdfObjects['byNumber'] = new Map()
  const read = valueReader(text, dictionaries)
  for (const { 0: mark, index } of text.matchAll(/obj|trailer/g)) {
    const head = text.slice(Math.max(0, index - 60), index)
    if (!blankBefore.test(head)) continue
    const { value, end } = read(index + mark.length)
    if (!value) continue
    if (mark === 'trailer') {
      if (value.is === 'dictionary') trailers.push(value)
      continue
    }
    streamStart.lastIndex = end
    if (value.is === 'dictionary' && streamStart.test(text)) value.streamAt = streamStart.lastIndex
    const number = Number(numberBefore.exec(head)?.[1] ?? Number.NaN)
    addVersion(byNumber, number, value)
  }
  return { dictionaries, trailers, byNumber }
}
