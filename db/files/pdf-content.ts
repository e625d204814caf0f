/** The most bytes unpacked from one file, because a small one can expand to gigabytes. */
const mostUnpacked = 32 * 1_048_576

/** Decodes bytes as text, one character per byte. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** An opening action may merely be the start page, in brackets. */
const acting = /\/(?:(?:JavaScript|JS|Launch)(?![\w.-])|OpenAction(?![\w.-])(?!\s*\[))/

/** PDF names may write a letter as its code: `/J#53` is `/JS`. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const hasActions = (text: string): boolean => acting.test(unescaped(text))

/** Decompresses data; null if it is incomplete or too large. */
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const parts: string[] = []
  let size = 0
  try {
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
    const reader = unpacked.getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return parts.join('')
      size += value.byteLength
      if (size > mostUnpacked) {
        await reader.cancel()
        return null
      }
      parts.push(textOf(value))
    }
  } catch {
    return null
  }
}

/**
 * Returns the objects of a compressed object stream; null if they can't be read. The line break
 * before `endstream` is not part of it.
 */
async function unpackObjects(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  for (const lineEnd of [1, 2, 0]) {
    const text = await unpack(bytes.subarray(0, bytes.length - lineEnd))
    if (text !== null) return text
  }
  return null
}

/** Compressed once, with the supported filter and without a predictor. */
const readable = (dictionary: string): boolean =>
  /\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/(?!Filter)|>>)/.test(dictionary) &&
  !/\/Predictor\s*(?!\s|1\b)/.test(dictionary)

/**
 * Returns whether opening a PDF may do more than show it: `acts` if it has a script or launch
 * action, `hidden` if encryption or packing prevents checking, null if neither.
 */
export async function findPdfActions(content: ArrayBuffer): Promise<'acts' | 'hidden' | null> {
  const bytes = new Uint8Array(content)
  const text = textOf(bytes)
  if (hasActions(text)) return 'acts'
  if (/\/Encrypt(?![\w.-])/.test(unescaped(text))) return 'hidden'
  for (const { index, 0: start } of text.matchAll(/\bstream(?:\r\n?|\n)/g)) {
    const dictionary = unescaped(text.slice(text.lastIndexOf('obj', index), index))
    if (!dictionary.includes('/ObjStm')) continue
    if (!readable(dictionary)) return 'hidden'
    const from = index + start.length
    const end = text.indexOf('endstream', from)
    const objects = await unpackObjects(bytes.subarray(from, end < 0 ? undefined : end))
    if (objects === null) return 'hidden'
    if (hasActions(objects)) return 'acts'
  }
  return null
}
