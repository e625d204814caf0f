import {
  addVersion,
  type PdfDictionary,
  type PdfObjects,
  type PdfValue,
  readPdfObjects,
  UnreadablePdf,
  valueReader,
} from './pdf-objects.ts'

/** The most bytes unpacked from one file, because a small one can expand to gigabytes. */
const mostUnpacked = 32 * 1_048_576

/** Decodes bytes as text, one character per byte. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Returns what a value is, through its references, in every version of the objects. */
function resolved(objects: PdfObjects, value: PdfValue, hops = 0): PdfValue[] {
  if (value.is !== 'reference') return [value]
  if (hops > 20) return []
  return (objects.byNumber.get(value.to) ?? []).flatMap((each) => resolved(objects, each, hops + 1))
}

const rawOf = ({ entries }: PdfDictionary, wanted: string): PdfValue[] =>
  entries.flatMap(([key, value]) => (key === wanted ? [value] : []))

const valuesOf = (objects: PdfObjects, dictionary: PdfDictionary, key: string): PdfValue[] =>
  rawOf(dictionary, key).flatMap((value) => resolved(objects, value))

const isOneOf = (names: readonly string[]) => (value: PdfValue) =>
  value.is === 'name' && names.includes(value.name)

const numberOf = (objects: PdfObjects, dictionary: PdfDictionary, key: string): number | null => {
  const found = valuesOf(objects, dictionary, key).find(({ is }) => is === 'number')
  return found?.is === 'number' ? found.value : null
}

/** A key that merely has this name, such as a font's, holds neither text nor a stream. */
function hasScript(objects: PdfObjects, dictionary: PdfDictionary): boolean {
  if (valuesOf(objects, dictionary, 'S').some(isOneOf(['JavaScript', 'Launch']))) return true
  return rawOf(dictionary, 'JS').some((value) => {
    const found = resolved(objects, value)
    return found.length === 0 || found.some((each) => each.is === 'text' || 'streamAt' in each)
  })
}

/** What leaves the document, where nobody pressed anything. */
const leaving = ['URI', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE']

/** An action on opening may merely go to a page; another may follow it. */
function leaves(objects: PdfObjects, action: PdfValue, seen: Set<PdfValue>): boolean {
  return resolved(objects, action).some((each) => {
    if (seen.has(each)) return false
    seen.add(each)
    if (each.is === 'array') return each.items.some((item) => leaves(objects, item, seen))
    if (each.is !== 'dictionary') return false
    if (valuesOf(objects, each, 'S').some(isOneOf(leaving))) return true
    return rawOf(each, 'Next').some((next) => leaves(objects, next, seen))
  })
}

const leavesAlone = (objects: PdfObjects, dictionary: PdfDictionary): boolean => {
  const own = valuesOf(objects, dictionary, 'AA').flatMap((each) =>
    each.is === 'dictionary' ? each.entries.map(([, action]) => action) : [],
  )
  const actions = [...rawOf(dictionary, 'OpenAction'), ...own]
  return actions.some((action) => leaves(objects, action, new Set()))
}

/** Decompresses data; throws `UnreadablePdf` if it is incomplete or too large. */
async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  // The line break before `endstream` may have been taken for data.
  for (const lineEnd of [0, 1, 2]) {
    const stream = new Blob([packed.subarray(0, packed.length - lineEnd)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'))
    const reader = stream.getReader()
    const parts: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    try {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
        size += value.byteLength
        if (size > mostUnpacked) break
        parts.push(value)
      }
      await reader.cancel()
      break
    } catch {
      // Tried again without a line break.
    }
  }
  throw new UnreadablePdf()
}

/** Undoes PNG's prediction, in which a byte is the difference from its neighbors. */
function unpredicted(bytes: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  if (!Number.isInteger(width) || width < 1 || width > bytes.length) throw new UnreadablePdf()
  const rows = Math.ceil(bytes.length / (width + 1))
  const made = new Uint8Array(rows * width)
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (width + 1)] ?? 0
    if (kind > 4) throw new UnreadablePdf()
    for (let at = 0; at < width; at += 1) {
      const to = row * width + at
      const left = at === 0 ? 0 : (made[to - 1] ?? 0)
      const up = row === 0 ? 0 : (made[to - width] ?? 0)
      const corner = at === 0 || row === 0 ? 0 : (made[to - width - 1] ?? 0)
      const far = (neighbor: number) => Math.abs(left + up - corner - neighbor)
      const other = far(up) <= far(corner) ? up : corner
      const nearest = far(left) <= Math.min(far(up), far(corner)) ? left : other
      const guess = [0, left, up, (left + up) >> 1, nearest][kind] ?? 0
      made[to] = (bytes[row * (width + 1) + 1 + at] ?? 0) + guess
    }
  }
  return made
}

const itemsOf = (values: PdfValue[]): PdfValue[] =>
  values.flatMap((value) => (value.is === 'array' ? value.items : [value]))

/** Objects are packed as single bytes: settings that a picture may have are as usual. */
const isPlain = ([key, value]: PdfDictionary['entries'][number]): boolean =>
  ['Predictor', 'Columns'].includes(key) ||
  (value.is === 'number' && value.value === (key === 'BitsPerComponent' ? 8 : 1))

/** Returns a stream's data. Throws `UnreadablePdf` if it is packed in a way that isn't known. */
async function unpacked(
  objects: PdfObjects,
  dictionary: PdfDictionary,
  packed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const filters = itemsOf(valuesOf(objects, dictionary, 'Filter'))
  const settings = itemsOf(valuesOf(objects, dictionary, 'DecodeParms'))
  let data = packed
  for (const [index, filter] of filters.entries()) {
    const [name] = resolved(objects, filter)
    if (!name || !isOneOf(['FlateDecode', 'Fl'])(name)) throw new UnreadablePdf()
    data = await inflated(data)
    const [set] = resolved(objects, settings[index] ?? { is: 'other' })
    if (set?.is !== 'dictionary') continue
    if (!set.entries.every(isPlain)) throw new UnreadablePdf()
    const predictor = numberOf(objects, set, 'Predictor') ?? 1
    if (predictor === 1) continue
    if (predictor < 10) throw new UnreadablePdf()
    data = unpredicted(data, numberOf(objects, set, 'Columns') ?? 1)
  }
  return data
}

/** Adds the objects that are packed together in a stream. */
async function addPacked(objects: PdfObjects, bytes: Uint8Array<ArrayBuffer>, text: string) {
  let left = mostUnpacked
  const outside = objects.dictionaries.slice()
  for (const dictionary of outside) {
    const { streamAt: from } = dictionary
    if (from === undefined || !valuesOf(objects, dictionary, 'Type').some(isOneOf(['ObjStm'])))
      continue
    const length = numberOf(objects, dictionary, 'Length')
    const told =
      length !== null && /^[\r\n ]*endstream/.test(text.slice(from + length, from + length + 20))
    const mark = text.indexOf('endstream', from)
    const end = told ? from + length : mark < 0 ? bytes.length : mark
    const inside = textOf(await unpacked(objects, dictionary, bytes.subarray(from, end)))
    left -= inside.length
    if (left < 0) throw new UnreadablePdf()
    const first = numberOf(objects, dictionary, 'First') ?? 0
    const places = (inside.slice(0, first).match(/\d+/g) ?? []).map(Number)
    const read = valueReader(inside, objects.dictionaries)
    for (let at = 0; at + 1 < places.length; at += 2) {
      const { value } = read(first + (places[at + 1] ?? 0))
      if (value) addVersion(objects.byNumber, places[at] ?? 0, value)
    }
  }
}

const acts = (objects: PdfObjects): boolean =>
  objects.dictionaries.some((each) => hasScript(objects, each) || leavesAlone(objects, each))

/** Only a trailer, or the index that replaces it in newer PDFs, says that the rest is encrypted. */
function isEncrypted(objects: PdfObjects): boolean {
  const indexes = objects.dictionaries.filter((each) =>
    valuesOf(objects, each, 'Type').some(isOneOf(['XRef'])),
  )
  return [...objects.trailers, ...indexes].some((each) => rawOf(each, 'Encrypt').length > 0)
}

/**
 * Returns whether opening a PDF may do more than show it: `acts` if it has a script, starts a
 * program or leaves the document by itself, `encrypted` or `unreadable` if that can't be checked,
 * null if neither. Only its objects count: what a picture or a text contains does nothing.
 */
export async function findPdfActions(
  content: ArrayBuffer,
): Promise<'acts' | 'encrypted' | 'unreadable' | null> {
  const bytes = new Uint8Array(content)
  const text = textOf(bytes)
  try {
    const objects = readPdfObjects(text)
    if (acts(objects)) return 'acts'
    if (isEncrypted(objects)) return 'encrypted'
    await addPacked(objects, bytes, text)
    return acts(objects) ? 'acts' : null
  } catch (error) {
    if (error instanceof UnreadablePdf) return 'unreadable'
    throw error
  }
}
