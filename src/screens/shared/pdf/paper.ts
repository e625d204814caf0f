import type { jsPDF } from 'jspdf'
import { fileMessages } from '#src/rules/messages/app.ts'
import { toast } from '#src/ui/toast.ts'
import { grey, inLettersOfFont, Letters, newPdf, putText, setLook, type TextLook } from './pdf.ts'

export interface Look extends Partial<TextLook> {
  /** Where it begins, or ends where it stands to the right. */
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

type Drawing = (doc: jsPDF) => void

/**
 * A document that is written from top to bottom, on as many pages as it takes. Everything is measured in points; `y` is
 * where the next line of letters stands. It is drawn at the end: how long a till's paper is shows only then.
 */
export class Paper {
  readonly left: number
  readonly right: number
  readonly #sheet: Sheet
  readonly #doc: jsPDF
  readonly #pages: Drawing[][] = []
  readonly #letters = new Letters()
  y = 0

  private constructor(sheet: Sheet, doc: jsPDF) {
    this.#sheet = sheet
    this.#doc = doc
    this.left = sheet.margin
    this.right = sheet.width - sheet.margin
    this.addPage()
  }

  /** An empty paper. Rejects where the font does not load. */
  static async of(sheet: Sheet): Promise<Paper> {
    return new Paper(sheet, await newPdf(sheet.width, sheet.height ?? 2 * sheet.width))
  }

  addPage(): void {
    this.#pages.push([])
    this.y = this.#sheet.margin + 17
  }

  /** Draws something on the present page. */
  draw(drawing: Drawing): void {
    this.#pages.at(-1)?.push(drawing)
  }

  /** Goes on to the next page where so much has no room, and says whether it did. */
  needs(height: number): boolean {
    const { height: end, foot = 0 } = this.#sheet
    if (end === null || this.y + height <= end - foot) return false
    this.addPage()
    return true
  }

  /** A text in the lines that it takes. */
  lines(text: string, { size = 10, bold, width = this.right - this.left }: Look): string[] {
    setLook(this.#doc, { size, ...(bold && { bold }) })
    return this.#doc.splitTextToSize(inLettersOfFont(text), width) as string[]
  }

  /** One line at the present height. */
  put(text: string, { size = 10, x, ...look }: Look = {}): void {
    const at = x ?? (look.toRight ? this.right : this.left)
    const { y } = this
    this.#letters.add(text)
    this.draw((doc) => putText(doc, text, at, y, { size, ...look }))
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
    const y = this.y - above
    this.draw((doc) => {
      doc.setFillColor(...grey)
      doc.rect(this.left, y, this.right - this.left, 0.3, 'F')
    })
  }

  /** The whole file, once it is said what it can't show; `foot` draws what stands at the end of each page. */
  finish(title: string, foot?: (put: Paper['put'], number: number, of: number) => void): Blob {
    const { width, height, margin } = this.#sheet
    const long = height ?? Math.max(this.y + margin / 2, width + 3)
    const doc = this.#doc
    const missing = this.#letters.missing(doc)
    if (missing.length > 0) toast.info(fileMessages.lettersMissing(missing))
    doc.setProperties({ title, creator: 'Paid' })
    const pages = this.#pages.splice(0)
    for (const [at, drawings] of pages.entries()) {
      this.#pages.push(drawings)
      this.y = long - margin
      foot?.((text, look) => this.put(text, look), at + 1, pages.length)
      doc.addPage([width, long], 'portrait')
      for (const drawing of drawings) drawing(doc)
    }
    // The page that the document was made with.
    doc.deletePage(1)
    return doc.output('blob')
  }
}
