import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { logoShapes, wordOffset } from '#src/ui/logo-shapes.ts'
import { drawPath } from './draw-path.ts'
import { gold, green, ink, type PdfPage } from './pdf-page.ts'

interface Corner {
  x: number
  y: number
}

/** Draws the logo, 20 points high, with its left upper corner at a place. */
export function drawLogo(page: PdfPage, { x, y }: Corner): void {
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

/**
 * Draws a QR code as one outline: squares that lie side by side would show seams, which keep readers from it when it is
 * enlarged.
 */
export function drawQr(
  page: PdfPage,
  text: string,
  { x, y, size }: Corner & { size: number },
): void {
  const code = generate(text)
  page.colour([0, 0, 0])
  drawPath(page, toSvgPath(code), { x, y, scale: size / code.size })
}
