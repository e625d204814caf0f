const escapes: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '(': '(',
  ')': ')',
  '\\': '\\',
}

const decoded = (text: string) =>
  text.replace(/\\(\d{3}|.)/g, (_, code: string) =>
    /^\d{3}$/.test(code) ? String.fromCharCode(parseInt(code, 8)) : (escapes[code] ?? code),
  )

/** The lines of text on a PDF's pages, in the order in which they are drawn; of a file without compression. */
export function readPdf(bytes: Buffer): string[] {
  const source = bytes.toString('latin1')
  if (!source.startsWith('%PDF-') || !source.trimEnd().endsWith('%%EOF'))
    throw new Error('This is not a whole PDF file.')
  const streams = [...source.matchAll(/stream\r?\n([^]*?)endstream/g)].map(([, body = '']) => body)
  return streams.flatMap((body) =>
    [...body.matchAll(/\(((?:[^()\\]|\\[^])*)\)\s*(?:Tj|')/g)].map(([, text = '']) =>
      decoded(text),
    ),
  )
}

/** The QR code on a PDF's page, row by row: the only thing on it that is drawn of squares. */
export function readQr(bytes: Buffer): string[] {
  const number = String.raw`(-?[\d.]+)`
  const square = new RegExp(`${number} ${number} ${number} ${number} re\\s+f\\b`, 'g')
  const squares = [...bytes.toString('latin1').matchAll(square)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }))
  const left = Math.min(...squares.map(({ x }) => x))
  const top = Math.max(...squares.map(({ y }) => y))
  const dark = new Set(
    squares.map(({ x, y, width }) =>
      [Math.round((top - y) / width), Math.round((x - left) / width)].join(),
    ),
  )
  const side = squares[0]?.width ?? 1
  const size = Math.round((Math.max(...squares.map(({ x }) => x)) - left) / side) + 1
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (dark.has(`${row},${column}`) ? '#' : '.')).join(
      '',
    ),
  )
}
