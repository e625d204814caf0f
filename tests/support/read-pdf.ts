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
