/** A file that is a PDF by its content, `size` bytes long. */
export function pdfOf(size: number): Buffer {
  const bytes = Buffer.alloc(size, 0x20)
  bytes.write('%PDF-1.4\n')
  bytes.write('%%EOF', size - 6)
  return bytes
}

/** The same, of bytes that a browser can't pack: it takes the room that its size says. */
export function noisyPdfOf(size: number): Buffer {
  const bytes = pdfOf(size)
  for (let at = 16; at < size - 16; at += 4) bytes.writeUInt32LE((at * 2_654_435_761) >>> 0, at)
  return bytes
}
