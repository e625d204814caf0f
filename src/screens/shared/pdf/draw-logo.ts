import { logoShapes, wordOffset } from '#src/ui/logo-shapes.ts'
import { drawPath } from './draw-path.ts'
import { gold, green, ink, type PdfPage } from './pdf-page.ts'

/** Draws the logo, 20 points high, with its left upper corner at a place. */
export function drawLogo(page: PdfPage, { x, y }: { x: number; y: number }): void {
  const scale = 1 / 2
  const place = { x: x - 7 * scale, y: y - 4 * scale, scale }
  page.colour(ink)
  drawPath(page, logoShapes.pillar, place)
  drawPath(page, logoShapes.word, { ...place, x: place.x + wordOffset * scale })
  page.colour(gold)
  drawPath(page, logoShapes.upper, place)
  page.colour(green)
  drawPath(page, logoShapes.lower, place)
}
