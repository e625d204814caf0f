import type { jsPDF } from 'jspdf'
import type { Merchant } from '#db/merchants/schemas.ts'
import { accentTones } from '#src/ui/accent.ts'
import { initials } from '#src/ui/initials.ts'
import { green } from './colours.ts'
import { drawLogo, logoWidth } from './draw-path.ts'
import { Letters, putText } from './pdf.ts'

/** Whose file it is. */
export type Letterhead = Pick<Merchant, 'name' | 'brand'>

/** The height of the mark, and the most that it is wide. */
const [height, mostWidth] = [26, 104]

interface Place {
  left: number
  right: number
  y: number
}

/** Draws the picture of a business whole, or else its initials on its color. */
function drawMark(doc: jsPDF, { name, brand = {} }: Letterhead, { left, y }: Place): void {
  const { picture, accent } = brand
  if (picture) {
    const bytes = new Uint8Array(picture.bytes)
    const { width: wide, height: high } = doc.getImageProperties(bytes)
    const scale = Math.min(height / high, mostWidth / wide)
    doc.addImage(bytes, left, y, wide * scale, high * scale)
    return
  }
  if (accent === undefined) doc.setFillColor(...green)
  else doc.setFillColor(accentTones(accent).light['--primary'])
  doc.roundedRect(left, y, height, height, 5, 5, 'F')
  const letters = new Letters()
  const text = initials(name)
  letters.add(text)
  if (letters.missing(doc).length > 0) return
  const look = { size: 11, bold: true, colour: [255, 255, 255] } as const
  putText(doc, text, left + height / 2, y + 17, { ...look, centered: true })
}

/** Draws the product's logo; for a business with a mark of its own its mark first, and the logo at the right. */
export function drawLetterhead(doc: jsPDF, business: Letterhead | undefined, place: Place): void {
  const { left, right, y } = place
  if (!business?.brand) return drawLogo(doc, { x: left, y })
  drawMark(doc, business, place)
  drawLogo(doc, { x: right - logoWidth, y: y + 3 })
}
