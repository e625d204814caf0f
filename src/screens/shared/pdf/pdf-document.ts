const latin = new TextEncoder()

/** Bytes as a PDF keeps them: deflated. */
async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

interface About {
  /** As PDF strings. */
  title: string
  creator: string
  /** Of every page, in points. */
  width: number
  height: number
}

// The objects that every document has; the pages follow, two objects each.
const [catalog, pageTree, regular, bold, info, firstPage] = [1, 2, 3, 4, 5, 6]

/**
 * A PDF that is written page by page, in the two Helveticas that every reader has (`/R` and `/B`). Each page is packed
 * as it comes, so that a report's 2,600 pages take little memory. A library (jsPDF) keeps all of them until the end, and
 * its 400 KB, twice, once for the worker, would be a third of what a phone fetches for offline use.
 */
export class PdfDocument {
  /** The pages' contents, packed one beside the other. */
  readonly #contents: Promise<Uint8Array<ArrayBuffer>>[] = []
  readonly #parts: Uint8Array<ArrayBuffer>[] = []
  readonly #places: number[] = []
  #length = 0

  constructor(private readonly about: About) {
    this.#write('%PDF-1.4\n%\u00ff\u00ff\n')
  }

  #write(part: string | Uint8Array<ArrayBuffer>): void {
    const bytes = typeof part === 'string' ? latin.encode(part) : part
    this.#parts.push(bytes)
    this.#length += bytes.length
  }

  #object(number: number, body: string, stream?: Uint8Array<ArrayBuffer>): void {
    this.#places[number] = this.#length
    this.#write(`${number} 0 obj\n${body}\n`)
    if (stream) {
      this.#write('stream\n')
      this.#write(stream)
      this.#write('\nendstream\n')
    }
    this.#write('endobj\n')
  }

  /** Adds a page of drawing operators, measured in points from the top left corner, downwards. */
  addPage(operators: string): void {
    this.#contents.push(deflated(`1 0 0 -1 0 ${this.about.height} cm\n${operators}`))
  }

  #writePage(at: number, content: Uint8Array<ArrayBuffer>): void {
    const { width, height } = this.about
    const page = firstPage + 2 * at
    this.#object(
      page,
      `<</Type/Page/Parent ${pageTree} 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${page + 1} 0 R/Resources<</Font<</R ${regular} 0 R/B ${bold} 0 R>>>>>>`,
    )
    this.#object(page + 1, `<</Length ${content.length}/Filter/FlateDecode>>`, content)
  }

  /** The whole file. */
  async finish(): Promise<Blob> {
    const { title, creator } = this.about
    const contents = await Promise.all(this.#contents)
    for (const [at, content] of contents.entries()) this.#writePage(at, content)
    const pages = contents.map((_, at) => `${firstPage + 2 * at} 0 R`)
    const font = (name: string) =>
      `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
    this.#object(catalog, `<</Type/Catalog/Pages ${pageTree} 0 R/Lang(en)>>`)
    this.#object(pageTree, `<</Type/Pages/Count ${pages.length}/Kids[${pages.join(' ')}]>>`)
    this.#object(regular, font('Helvetica'))
    this.#object(bold, font('Helvetica-Bold'))
    this.#object(info, `<</Title${title}/Creator${creator}>>`)
    const count = firstPage + 2 * pages.length
    const places = Array.from(
      { length: count - 1 },
      (_, at) => `${String(this.#places[at + 1] ?? 0).padStart(10, '0')} 00000 n \n`,
    )
    const start = this.#length
    this.#write(`xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`)
    this.#write(
      `trailer\n<</Size ${count}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    )
    return new Blob(this.#parts, { type: 'application/pdf' })
  }
}
