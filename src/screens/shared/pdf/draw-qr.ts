import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { drawPath } from './draw-path.ts'
import type { PdfPage } from './pdf-page.ts'

interface Square {
  x: number
  y: number
  size: number
}

/**
 * Draws a QR code as one outline: squares that lie side by side would show seams, which keep readers from it when it is
 * enlarged.
 */
export function drawQr(page: PdfPage, text: string, { x, y, size }: Square): void {
  const code = generate(text)
  page.colour([0, 0, 0])
  drawPath(page, toSvgPath(code), { x, y, scale: size / code.size })
}
