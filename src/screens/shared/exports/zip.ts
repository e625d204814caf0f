/** The remainder of each byte for the check sum of ZIP (CRC-32). */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

interface Packed {
  name: Uint8Array<ArrayBuffer>
  sum: number
  size: number
  content: Blob
}

const utf8 = new TextEncoder()

/** How many letters are packed at once: one row at a time takes several times as long. */
const together = 1 << 16

/** The next pieces as one; empty after the last. */
function nextPiece(left: Iterator<string, unknown>): string {
  let text = ''
  while (text.length < together) {
    const { done, value } = left.next()
    if (done) break
    text += value
  }
  return text
}

/** Deflates a file's text, which comes in pieces so that all of it is never there at once. */
async function pack(name: string, pieces: Iterable<string>): Promise<Packed> {
  let sum = 0xffffffff
  let size = 0
  const left = pieces[Symbol.iterator]()
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = utf8.encode(nextPiece(left))
      if (piece.length === 0) return controller.close()
      for (const byte of piece) sum = (remainders[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
      size += piece.length
      controller.enqueue(piece)
    },
  })
  const content = await new Response(bytes.pipeThrough(new CompressionStream('deflate-raw'))).blob()
  return { name: utf8.encode(name), sum: ~sum >>> 0, size, content }
}

/** Numbers of so many bits, the lowest byte first. */
function fields(
  ...values: readonly (readonly [bits: 16 | 32, value: number])[]
): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [bits]) => sum + bits / 8, 0)))
  let at = 0
  for (const [bits, value] of values) {
    if (bits === 16) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bits / 8
  }
  return view
}

/** What both heads of a file say of it: deflated, its name in UTF-8, of January 1980, the first day there is. */
const facts = ({ name, sum, size, content }: Packed) =>
  [
    [16, 20],
    [16, 0x0800],
    [16, 8],
    [16, 0],
    [16, 0x21],
    [32, sum],
    [32, content.size],
    [32, size],
    [16, name.length],
    [16, 0],
  ] as const

/** A ZIP archive of text files by their names, whose texts come in pieces. */
export async function zip(
  files: ReadonlyMap<string, Iterable<string>>,
  type: string,
): Promise<Blob> {
  const parts: BlobPart[] = []
  const list: BlobPart[] = []
  let at = 0
  let listed = 0
  for (const [name, pieces] of files) {
    const file = await pack(name, pieces)
    const head = fields([32, 0x04034b50], ...facts(file))
    const entry = fields(
      [32, 0x02014b50],
      [16, 20],
      ...facts(file),
      [16, 0],
      [16, 0],
      [16, 0],
      [32, 0],
      [32, at],
    )
    parts.push(head, file.name, file.content)
    list.push(entry, file.name)
    at += head.byteLength + file.name.length + file.content.size
    listed += entry.byteLength + file.name.length
  }
  const count = files.size
  const end = fields(
    [32, 0x06054b50],
    [16, 0],
    [16, 0],
    [16, count],
    [16, count],
    [32, listed],
    [32, at],
    [16, 0],
  )
  return new Blob([...parts, ...list, end], { type })
}
