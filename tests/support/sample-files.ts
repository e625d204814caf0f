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

/** Returns a zip with empty files of these names. */
export function zipOf(...names: string[]): ArrayBuffer {
  const head = (signature: number, length: number, nameAt: number, name: string) => {
    const bytes = Buffer.alloc(length)
    bytes.writeUInt32LE(signature)
    bytes.writeUInt16LE(name.length, nameAt)
    return Buffer.concat([bytes, Buffer.from(name)])
  }
  const files = Buffer.concat(names.map((name) => head(0x04_03_4b_50, 30, 26, name)))
  const index = Buffer.concat(names.map((name) => head(0x02_01_4b_50, 46, 28, name)))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(files.length, 16)
  return new Uint8Array(Buffer.concat([files, index, end])).buffer
}
