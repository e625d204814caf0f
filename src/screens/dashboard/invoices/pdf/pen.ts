import type { jsPDF } from 'jspdf'
import { printable } from '#src/rules/receipt.ts'
import { grey, ink } from '#src/screens/shared/pdf/draw-marks.ts'

/** An A4 sheet with its margins, in millimetres; `middle` is where the words of a line end. */
export const sheet = { left: 18, right: 192, middle: 108, top: 18, bottom: 275 }

interface Look {
  size?: number
  bold?: boolean
  color?: [number, number, number]
  /** Against the right margin. */
  toRight?: boolean
  /** Where it begins, and how wide it may be. */
  from?: number
  width?: number
}

/** What of an A4 sheet is written, from the top to the bottom, on as many pages as it takes. Millimetres. */
export function pen(doc: jsPDF, start: number) {
  const { left, right, middle, top, bottom } = sheet
  const columns = [left, 128, 160, right] as const

  function look({ size = 10, bold = false, color = ink }: Look): number {
    doc.setFont('helvetica', bold ? 'bold' : 'normal')
    doc.setFontSize(size)
    doc.setTextColor(...color)
    return size * 0.46
  }
  const broken = (text: string, width: number) =>
    doc.splitTextToSize(printable(text), width) as string[]

  return {
    doc,
    y: start,
    text(text: string, style: Look) {
      const step = look(style)
      const { toRight = false, from = left, width = right - left } = style
      for (const line of broken(text, width)) {
        this.needs(step)
        look(style)
        doc.text(line, toRight ? right : from, this.y, { align: toRight ? 'right' : 'left' })
        this.y += step
      }
    },
    /** How high a row with these words is. */
    heightOf(text: string): number {
      look({ size: 10 })
      return broken(text, middle - left).length * 4.6 + 6
    },
    /** Words on the left, then figures on the right of their columns. */
    row(cells: readonly [string, string, string, string], style: Look) {
      const step = look(style)
      this.y += 2
      const [words, ...figures] = cells
      figures.forEach((figure, at) =>
        doc.text(printable(figure), columns[at + 1] ?? right, this.y, { align: 'right' }),
      )
      for (const line of broken(words, middle - left)) {
        doc.text(line, left, this.y)
        this.y += step
      }
    },
    rule() {
      doc.setDrawColor(...grey)
      doc.setLineWidth(0.1)
      doc.line(left, this.y - 2.5, right, this.y - 2.5)
      this.y += 2
    },
    sum(term: string, value: string, style: Look = {}) {
      const step = look(style)
      doc.text(printable(term), 128, this.y, { align: 'left' })
      doc.text(printable(value), right, this.y, { align: 'right' })
      this.y += step + 1.4
    },
    /** Goes on to the next page where so much has no room, and says whether it did. */
    needs(height: number): boolean {
      if (this.y + height <= bottom) return false
      doc.addPage()
      this.y = top + 6
      return true
    },
  }
}
