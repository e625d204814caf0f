/** Returns a file with the content of a PDF, `size` bytes long. */
export function pdfOf(size: number): Buffer {
  const bytes = Buffer.alloc(size, 0x20)
  bytes.write('%PDF-1.4\n')
  bytes.write('%%EOF', size - 6)
  return bytes
}

/** Returns one of incompressible bytes, so that it takes up its full size in storage. */
export function noisyPdfOf(size: number): Buffer {
  const bytes = pdfOf(size)
  for (let at = 16; at < size - 16; at += 4) bytes.writeUInt32LE((at * 2_654_435_761) >>> 0, at)
  return bytes
}
