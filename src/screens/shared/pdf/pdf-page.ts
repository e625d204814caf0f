import { fitted, pdfString, textWidth } from './pdf-text.ts'

export type Colour = readonly [red: number, green: number, blue: number]

export const ink: Colour = [23, 26, 21]
export const grey: Colour = [91, 95, 85]
export const line: Colour = [214, 214, 206]
export const gold: Colour = [187, 122, 14]
export const green: Colour = [29, 104, 72]

const share = (value: number) => String(Math.round((value / 255) * 1000) / 1000)
const inOperators = (colour: Colour) => colour.map(share).join(' ')
const point = (value: number) => String(Math.round(value * 100) / 100)

interface TextLook {
  size: number
  bold?: boolean
  /** Ends at the place in place of beginning there. */
  right?: boolean
  /** Cut off where it is wider. */
  width?: number
}

/** Drawing operators of a page, in points from its top left corner, downwards. */
export class PdfPage {
  #operators: string[] = []
  #colour = ''

  colour(colour: Colour): void {
    const next = inOperators(colour)
    if (next === this.#colour) return
    this.#colour = next
    this.#operators.push(`${next} rg`)
  }

  text(text: string, x: number, y: number, { size, bold, right, width }: TextLook): void {
    const shown = width === undefined ? text : fitted(text, size, width, bold)
    const from = right ? x - textWidth(shown, size, bold) : x
    this.#operators.push(
      `BT /${bold ? 'B' : 'R'} ${size} Tf 1 0 0 -1 ${point(from)} ${point(y)} Tm ${pdfString(shown)} Tj ET`,
    )
  }

  rule(x: number, y: number, width: number, height = 0.5): void {
    this.#operators.push(`${point(x)} ${point(y)} ${point(width)} ${point(height)} re f`)
  }

  // The pen of an outline.
  moveTo(x: number, y: number): void {
    this.#operators.push(`${point(x)} ${point(y)} m`)
  }
  lineTo(x: number, y: number): void {
    this.#operators.push(`${point(x)} ${point(y)} l`)
  }
  curveTo(...places: [number, number, number, number, number, number]): void {
    this.#operators.push(`${places.map(point).join(' ')} c`)
  }
  close(): void {
    this.#operators.push('h')
  }
  fillEvenOdd(): void {
    this.#operators.push('f*')
  }

  /** All that was drawn. */
  operators(): string {
    return this.#operators.join('\n')
  }
}
