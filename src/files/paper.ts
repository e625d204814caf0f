import type { jsPDF } from 'jspdf'
import { byline } from '#src/rules/business.ts'
import { grey } from './colours.ts'
import { inLettersOfFont, Letters, newPdf, putText, setLook, type TextLook } from './pdf.ts'
import type { WrittenFile } from './table-file.ts'

export interface Look extends Partial<TextLook> {
  /** The left edge, or the right edge if right-aligned. */
  x?: number
  /** The maximum line width. */
  width?: number
}

interface Sheet {
  width: number
  /** Null for paper as long as its content, as in a till. */
  height: number | null
  margin: number
  /** Space left free at the bottom of each page. */
  foot?: number
}

/** A4, in points. */
export const a4: Sheet = { width: 595, height: 842, margin: 51, foot: 62 }

const footLook = { size: 8, colour: grey }

type Drawing = (doc: jsPDF) => void

/**
 * A document written from top to bottom over as many pages as needed. All measures are in points; `y` is the next
 * baseline. It is drawn at the end, because the length of till paper is known only then.
 */
export class PdfPaper {
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

  /** Creates an empty document. Rejects if the font does not load. */
  static async of(sheet: Sheet): Promise<PdfPaper> {
    return new PdfPaper(sheet, await newPdf(sheet.width, sheet.height ?? 2 * sheet.width))
  }

  addPage(): void {
    this.#pages.push([])
    this.y = this.#sheet.margin + 17
  }

  draw(drawing: Drawing): void {
    this.#pages.at(-1)?.push(drawing)
  }

  /** Starts a new page if the height does not fit, and returns whether it did. */
  needs(height: number): boolean {
    const { height: end, foot = 0 } = this.#sheet
    if (end === null || this.y + height <= end - foot) return false
    this.addPage()
    return true
  }

  /** Wraps a text into lines. */
  lines(text: string, { size = 10, bold, width = this.right - this.left }: Look): string[] {
    this.#letters.add(text)
    const shown = inLettersOfFont(this.#doc, text)
    setLook(this.#doc, { size, ...(bold && { bold }) })
    return this.#doc.splitTextToSize(shown, width) as string[]
  }

  /** Writes one line at the current height. */
  put(text: string, { size = 10, x, ...look }: Look = {}): void {
    const at = x ?? (look.toRight ? this.right : this.left)
    const { y } = this
    this.#letters.add(text)
    this.draw((doc) => putText(doc, text, at, y, { size, ...look }))
  }

  /** Writes a text below the last one; `leading` is the line height as a multiple of the font size. */
  say(text: string, look: Look = {}, leading = 1.25): void {
    const step = (look.size ?? 10) * leading
    for (const line of this.lines(text, look)) {
      this.needs(step)
      this.put(line, look)
      this.y += step
    }
  }

  /** Draws a line between the margins, `above` the baseline. */
  rule(above = 0): void {
    const y = this.y - above
    this.draw((doc) => {
      doc.setFillColor(...grey)
      doc.rect(this.left, y, this.right - this.left, 0.3, 'F')
    })
  }

  /**
   * Finishes the file, and returns it with the characters that the font lacks. Each page ends with a
   * note and, if it is a business's paper, with whose product made it.
   */
  finish(title: string, note: string, by = true): WrittenFile {
    const { width, height, margin } = this.#sheet
    const isTill = height === null
    if (isTill) this.say(note, footLook)
    const made = by ? [byline] : []
    if (isTill) for (const text of made) this.say(text, footLook)
    const long = height ?? Math.max(this.y + margin / 2, width + 3)
    const doc = this.#doc
    doc.setProperties({ title, creator: 'Paid' })
    const pages = this.#pages.splice(0)
    for (const [at, drawings] of pages.entries()) {
      this.#pages.push(drawings)
      this.y = long - margin
      if (!isTill) {
        this.put(note, footLook)
        for (const text of made) this.put(text, { ...footLook, x: width / 2, centered: true })
        this.put(`${at + 1} of ${pages.length}`, { ...footLook, toRight: true })
      }
      doc.addPage([width, long], 'portrait')
      for (const drawing of drawings) drawing(doc)
    }
    // jsPDF creates a document with one page.
    doc.deletePage(1)
    return { file: doc.output('blob'), missing: this.#letters.missing(doc) }
  }
}
