import type { jsPDF } from 'jspdf'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { sampleMark } from '#src/rules/links.ts'
import { logoShapes, wordOffset } from '#src/ui/logo-shapes.ts'
import { gold, green, ink, onSoftGold, softGold } from './colours.ts'
import { putText } from './pdf.ts'

interface Place {
  x: number
  y: number
  scale: number
}

/** The number of arguments of each path command. */
const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, Z: 0 }

/** Fills an SVG path of lines and quadratic curves, which jsPDF can't parse. */
function drawPath(doc: jsPDF, path: string, { x, y, scale }: Place): void {
  let [atX, atY] = [0, 0]
  const placed = (toX: number, toY: number): [number, number] => [x + toX * scale, y + toY * scale]
  const drawn: { op: string; c: number[] }[] = []
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([digits]) =>
      Number(digits),
    )
    const command = letter.toUpperCase()
    const relative = letter !== command
    const count = counts[command]
    if (count === undefined) throw new Error(`A path with ${letter} is not known.`)
    for (let first = 0; first < Math.max(numbers.length, 1); first += Math.max(count, 1)) {
      const [baseX, baseY] = relative ? [atX, atY] : [0, 0]
      const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(first)
      if (command === 'Z') drawn.push({ op: 'h', c: [] })
      else if (command === 'M')
        drawn.push({ op: 'm', c: placed((atX = baseX + a), (atY = baseY + b)) })
      else if (command === 'Q') {
        const [fromX, fromY, midX, midY] = [atX, atY, baseX + a, baseY + b]
        atX = baseX + c
        atY = baseY + d
        // The equivalent cubic curve: each handle is two thirds of the way to the quadratic one.
        drawn.push({
          op: 'c',
          c: [
            ...placed(fromX + ((midX - fromX) * 2) / 3, fromY + ((midY - fromY) * 2) / 3),
            ...placed(atX + ((midX - atX) * 2) / 3, atY + ((midY - atY) * 2) / 3),
            ...placed(atX, atY),
          ],
        })
      } else {
        if (command !== 'V') atX = baseX + a
        if (command === 'V') atY = baseY + a
        if (command === 'L') atY = baseY + b
        drawn.push({ op: 'l', c: placed(atX, atY) })
      }
    }
  }
  doc.path(drawn)
  doc.fillEvenOdd()
}

/** Draws the logo 20 points high, from its upper left corner. */
export function drawLogo(doc: jsPDF, { x, y }: { x: number; y: number }): void {
  const scale = 1 / 2
  const place = { x: x - 7 * scale, y: y - 4 * scale, scale }
  doc.setFillColor(...ink)
  drawPath(doc, logoShapes.pillar, place)
  drawPath(doc, logoShapes.word, { ...place, x: place.x + wordOffset * scale })
  doc.setFillColor(...gold)
  drawPath(doc, logoShapes.upper, place)
  doc.setFillColor(...green)
  drawPath(doc, logoShapes.lower, place)
}

interface Square {
  x: number
  y: number
  size: number
}

/** Draws a QR code as one outline: adjacent squares would show seams, which break scanning when enlarged. */
export function drawQr(doc: jsPDF, text: string, { x, y, size }: Square): void {
  const code = generate(text)
  doc.setFillColor(0, 0, 0)
  drawPath(doc, toSvgPath(code), { x, y, scale: size / code.size })
}

/** Draws the QR code of a payment, with the sample's mark in the 18 points below it. */
export function drawPayCode(doc: jsPDF, text: string, square: Square): void {
  drawQr(doc, text, square)
  const { x, y, size } = square
  doc.setFillColor(...softGold)
  doc.roundedRect(x, y + size + 4, size, 14, 3, 3, 'F')
  putText(doc, sampleMark, x + size / 2, y + size + 13.5, {
    size: 8.5,
    bold: true,
    colour: onSoftGold,
    centered: true,
  })
}
