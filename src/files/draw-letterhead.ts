import type { jsPDF } from 'jspdf'
import { accentTones } from '#src/ui/accent.ts'
import { initials } from '#src/ui/initials.ts'
import { green, grey } from './colours.ts'
import { drawLogo } from './draw-path.ts'
import type { PdfPaper } from './paper.ts'
import { Letters, putText } from './pdf.ts'
import type { Letterhead } from './table-file.ts'

/** The height of the mark, and the most that it is wide. */
const [height, mostWidth] = [26, 104]

interface Place {
  x: number
  y: number
}

/** Draws the picture of a business whole, or else its initials on its color; returns its width. */
function drawMark(doc: jsPDF, { name, brand = {} }: Letterhead, { x, y }: Place): number {
  const { picture, accent } = brand
  if (picture) {
    const bytes = new Uint8Array(picture.bytes)
    const { width: wide, height: high } = doc.getImageProperties(bytes)
    const scale = Math.min(height / high, mostWidth / wide)
    doc.addImage(bytes, x, y, wide * scale, high * scale)
    return wide * scale
  }
  if (accent === undefined) doc.setFillColor(...green)
  else doc.setFillColor(accentTones(accent).light['--primary'])
  doc.roundedRect(x, y, height, height, 5, 5, 'F')
  const letters = new Letters()
  const text = initials(name)
  letters.add(text)
  if (letters.missing(doc).length > 0) return height
  const look = { size: 11, bold: true, colour: [255, 255, 255] } as const
  putText(doc, text, x + height / 2, y + 17, { ...look, centered: true })
  return height
}

/**
 * Draws the mark of a business with its name beside it, which `wrap` breaks into lines; the platform's
 * own papers have its logo.
 */
export function drawLetterhead(
  doc: jsPDF,
  business: Letterhead | undefined,
  { x, y, width }: Place & { width: number },
  wrap: (text: string, size: number, width: number) => string[],
): void {
  if (!business) return drawLogo(doc, { x, y })
  const start = drawMark(doc, business, { x, y }) + 9
  const lines = wrap(business.name, 13, width - start)
  const first = y + 17.5 - (lines.length - 1) * 7.5
  for (const [row, text] of lines.entries())
    putText(doc, text, x + start, first + row * 15, { size: 13, bold: true })
}

/** What a paper is, at the right of its letterhead. */
interface PaperTitle {
  title: string
  number?: string
  facts?: readonly string[]
}

/**
 * Writes a business's letterhead below the last line: its mark, its name and how it is reached, and at
 * the right what the paper is. Paper as narrow as a till's has the title below.
 */
export function sayLetterhead(
  paper: PdfPaper,
  business: Letterhead,
  { title, number, facts = [] }: PaperTitle,
): void {
  const whole = paper.right - paper.left
  const isNarrow = whole < 300
  const own = isNarrow ? {} : { width: whole * 0.58 }
  const top = paper.y - 12
  paper.draw((doc) => void drawMark(doc, business, { x: paper.left, y: top }))
  paper.y = top + height + 17
  paper.say(business.name, { size: 13, bold: true, ...own })
  for (const line of business.contact ?? []) paper.say(line, { size: 9, colour: grey, ...own })
  const end = paper.y
  const place = isNarrow ? {} : { toRight: true, width: whole * 0.38 }
  paper.y = isNarrow ? end + 12 : top + 12
  paper.say(
    title,
    number === undefined
      ? { size: 15, bold: true, ...place }
      : { size: 10, colour: grey, ...place },
  )
  if (number !== undefined) {
    paper.y += 4
    paper.say(number, { size: 15, bold: true, ...place })
  }
  for (const fact of facts) paper.say(fact, { size: 9, ...place })
  paper.y = Math.max(end, paper.y) + (isNarrow ? 0 : 17)
}
