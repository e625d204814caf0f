import type { PdfPage } from './pdf-page.ts'

interface Place {
  x: number
  y: number
  scale: number
}

/** How many numbers each command of a path takes. */
const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, Z: 0 }

/** Fills an outline written as an SVG path of lines and quadratic curves. */
export function drawPath(page: PdfPage, path: string, { x, y, scale }: Place): void {
  let [atX, atY] = [0, 0]
  const placed = (toX: number, toY: number): [number, number] => [x + toX * scale, y + toY * scale]
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
      if (command === 'Z') page.close()
      else if (command === 'M') page.moveTo(...placed((atX = baseX + a), (atY = baseY + b)))
      else if (command === 'Q') {
        const [fromX, fromY, midX, midY] = [atX, atY, baseX + a, baseY + b]
        atX = baseX + c
        atY = baseY + d
        // The same curve with two handles, each two thirds of the way to the one.
        page.curveTo(
          ...placed(fromX + ((midX - fromX) * 2) / 3, fromY + ((midY - fromY) * 2) / 3),
          ...placed(atX + ((midX - atX) * 2) / 3, atY + ((midY - atY) * 2) / 3),
          ...placed(atX, atY),
        )
      } else {
        if (command !== 'V') atX = baseX + a
        if (command === 'V') atY = baseY + a
        if (command === 'L') atY = baseY + b
        page.lineTo(...placed(atX, atY))
      }
    }
  }
  page.fillEvenOdd()
}
