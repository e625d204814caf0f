import { PdfDocument } from './pdf-document.ts'
import { grey, ink, PdfPage, type Colour } from './pdf-page.ts'
import { pdfString, wrapped } from './pdf-text.ts'

export interface Look {
  /** In points. */
  size?: number
  bold?: boolean
  colour?: Colour
  /** Ends at the right margin, or at `x`, in place of beginning there. */
  toRight?: boolean
  x?: number
  /** How wide its lines may be. */
  width?: number
}

interface Sheet {
  width: number
  /** Null where it is as long as what stands on it, as a till's paper is. */
  height: number | null
  margin: number
  /** What is left free at the foot of each page. */
  foot?: number
}

/** A4, in points. */
export const a4: Sheet = { width: 595, height: 842, margin: 51, foot: 62 }

/**
 * A document that is written from top to bottom, on as many pages as it takes. Everything is measured in points; `y` is
 * where the next line of letters stands.
 */
export class Paper {
  readonly left: number
  readonly right: number
  readonly #sheet: Sheet
  readonly #pages: PdfPage[] = []
  y = 0

  constructor(sheet: Sheet) {
    this.#sheet = sheet
    this.left = sheet.margin
    this.right = sheet.width - sheet.margin
    this.addPage()
  }

  addPage(): void {
    this.#pages.push(new PdfPage())
    this.y = this.#sheet.margin + 17
  }

  /** What is drawn on now. */
  get page(): PdfPage {
    return this.#pages.at(-1) ?? new PdfPage()
  }

  /** Goes on to the next page where so much has no room, and says whether it did. */
  needs(height: number): boolean {
    const { height: end, foot = 0 } = this.#sheet
    if (end === null || this.y + height <= end - foot) return false
    this.addPage()
    return true
  }

  /** A text in the lines that it takes. */
  lines(text: string, { size = 10, bold = false, width = this.right - this.left }: Look): string[] {
    return wrapped(text, size, width, bold)
  }

  /** One line at the present height. */
  put(
    text: string,
    { size = 10, bold = false, colour = ink, toRight = false, x }: Look = {},
  ): void {
    this.page.colour(colour)
    this.page.text(text, x ?? (toRight ? this.right : this.left), this.y, {
      size,
      bold,
      right: toRight,
    })
  }

  /** A text below the last one, each line `leading` times its size high. */
  say(text: string, look: Look = {}, leading = 1.25): void {
    const step = (look.size ?? 10) * leading
    for (const line of this.lines(text, look)) {
      this.needs(step)
      this.put(line, look)
      this.y += step
    }
  }

  /** A line from one margin to the other, `above` where the letters stand. */
  rule(above = 0): void {
    this.page.colour(grey)
    this.page.rule(this.left, this.y - above, this.right - this.left, 0.3)
  }

  /** The whole file; `foot` draws what stands at the end of each page. */
  async finish(
    title: string,
    foot?: (put: Paper['put'], number: number, of: number) => void,
  ): Promise<Blob> {
    const { width, height, margin } = this.#sheet
    const long = height ?? Math.max(this.y + margin / 2, width + 3)
    const document = new PdfDocument({
      title: pdfString(title),
      creator: pdfString('Paid'),
      width,
      height: long,
    })
    const pages = this.#pages.splice(0)
    for (const [at, page] of pages.entries()) {
      this.#pages.push(page)
      this.y = long - margin
      foot?.((text, look) => this.put(text, look), at + 1, pages.length)
      document.addPage(page.operators())
    }
    return document.finish()
  }
}
