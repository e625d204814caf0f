import type { jsPDF } from 'jspdf'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { logoShapes, wordOffset } from '#src/ui/logo-shapes.ts'
import { drawPath } from './draw-path.ts'

export type Ink = [number, number, number]

/** The colours of print. */
export const ink: Ink = [23, 26, 21]
export const grey: Ink = [91, 95, 85]
const gold: Ink = [187, 122, 14]
const green: Ink = [29, 104, 72]

interface Corner {
  x: number
  y: number
}

/** Draws the logo with its left upper corner at a place, 7 mm high. */
export function drawLogo(doc: jsPDF, { x, y }: Corner): void {
  const scale = 7 / 40
  const place = { x: x - 7 * scale, y: y - 4 * scale, scale }
  doc.setFillColor(...ink)
  drawPath(doc, logoShapes.pillar, place)
  drawPath(doc, logoShapes.word, { ...place, x: place.x + wordOffset * scale })
  doc.setFillColor(...gold)
  drawPath(doc, logoShapes.upper, place)
  doc.setFillColor(...green)
  drawPath(doc, logoShapes.lower, place)
}

/**
 * Draws a QR code as one outline: squares that lie side by side would show seams, which keep readers from it when it is
 * enlarged.
 */
export function drawQr(doc: jsPDF, text: string, { x, y, size }: Corner & { size: number }): void {
  const code = generate(text)
  doc.setFillColor(0, 0, 0)
  drawPath(doc, toSvgPath(code), { x, y, scale: size / code.size })
}
