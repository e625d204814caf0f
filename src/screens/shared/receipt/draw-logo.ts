import type { jsPDF } from 'jspdf'
import { logoShapes, wordOffset } from '#src/ui/logo-shapes.ts'
import { drawPath } from './draw-path.ts'

type Ink = [red: number, green: number, blue: number]

/** What is printed in. */
export const inks: Record<'text' | 'gold' | 'green' | 'grey', Ink> = {
  text: [23, 26, 21],
  gold: [187, 122, 14],
  green: [29, 104, 72],
  grey: [91, 95, 85],
}

/** Draws the logo with its upper left corner at a place of the paper, in millimetres. */
export function drawLogo(doc: jsPDF, left: number, top: number): void {
  const scale = 7 / 40
  const place = { x: left - 7 * scale, y: top - 4 * scale, scale }
  doc.setFillColor(...inks.text)
  drawPath(doc, logoShapes.pillar, place)
  drawPath(doc, logoShapes.word, { ...place, x: place.x + wordOffset * scale })
  doc.setFillColor(...inks.gold)
  drawPath(doc, logoShapes.upper, place)
  doc.setFillColor(...inks.green)
  drawPath(doc, logoShapes.lower, place)
}
