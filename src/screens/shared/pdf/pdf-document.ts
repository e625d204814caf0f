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
 * as it comes: thousands of them take little memory, which no library's whole document in memory does.
 */
export class PdfDocument {
  readonly #parts: Uint8Array<ArrayBuffer>[] = []
  readonly #places: number[] = []
  #length = 0
  #pages = 0

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
  async addPage(operators: string): Promise<void> {
    const { width, height } = this.about
    const content = await deflated(`1 0 0 -1 0 ${height} cm\n${operators}`)
    const page = firstPage + 2 * this.#pages
    this.#pages += 1
    this.#object(
      page,
      `<</Type/Page/Parent ${pageTree} 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${page + 1} 0 R/Resources<</Font<</R ${regular} 0 R/B ${bold} 0 R>>>>>>`,
    )
    this.#object(page + 1, `<</Length ${content.length}/Filter/FlateDecode>>`, content)
  }

  /** The whole file. */
  finish(): Blob {
    const { title, creator } = this.about
    const pages = Array.from({ length: this.#pages }, (_, at) => `${firstPage + 2 * at} 0 R`)
    const font = (name: string) =>
      `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
    this.#object(catalog, `<</Type/Catalog/Pages ${pageTree} 0 R/Lang(en)>>`)
    this.#object(pageTree, `<</Type/Pages/Count ${this.#pages}/Kids[${pages.join(' ')}]>>`)
    this.#object(regular, font('Helvetica'))
    this.#object(bold, font('Helvetica-Bold'))
    this.#object(info, `<</Title${title}/Creator${creator}>>`)
    const count = firstPage + 2 * this.#pages
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
