import { type Colour, gold, green, grey, ink, line } from '#src/files/colours.ts'
import { byline } from '#src/rules/business.ts'
import { accentTones } from '#src/ui/accent.ts'
import { initials } from '#src/ui/initials.ts'
import { courseStones } from '#src/ui/wall.tsx'
import { tickArms } from '#src/ui/glyphs.tsx'
import type { ReceiptPaper } from './receipt-pdf.ts'

const width = 360
/** Pixels per unit, so that it stays sharp when enlarged in a chat. */
const scale = 3
const margin = 24
const inner = width - 2 * margin
const valueWidth = 190

type Pen = OffscreenCanvasRenderingContext2D
type Weight = 400 | 500 | 600

const fontOf = (size: number, weight: Weight) =>
  `${weight} ${size}px "Instrument Sans", system-ui, sans-serif`

function penOf(canvas: OffscreenCanvas): Pen {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This device can’t create an image.')
  return pen
}

/** Breaks a text into lines, and words that are wider than a line too. */
function wrapped(pen: Pen, text: string, most: number): string[] {
  const lines: string[] = []
  let current = ''
  const fits = (more: string) => pen.measureText((current + more).trimEnd()).width <= most
  const breakLine = () => {
    if (current !== '') lines.push(current.trimEnd())
    current = ''
  }
  for (const word of text.split(/(?<=[ -])/)) {
    if (!fits(word)) breakLine()
    for (const letter of word) {
      if (!fits(letter)) breakLine()
      current += letter
    }
  }
  breakLine()
  return lines
}

/** Fills shapes in their own coordinates, moved and enlarged. */
function fillShapes(
  pen: Pen,
  { x, y, size = 1 }: { x: number; y: number; size?: number },
  shapes: readonly (readonly [path: string, colour: Colour, alpha?: number])[],
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  for (const [path, [red, green_, blue], alpha = 1] of shapes) {
    pen.fillStyle = `rgb(${red} ${green_} ${blue} / ${alpha})`
    pen.fill(new Path2D(path), 'evenodd')
  }
  pen.restore()
}

function drawCourse(pen: Pen): void {
  const [left, right] = courseStones
  for (let x = 0; x < width; x += 24) {
    fillShapes(pen, { x, y: 0 }, [
      [left, gold],
      [right, gold, 0.74],
    ])
    fillShapes(pen, { x, y: 11 }, [
      [left, green],
      [right, green, 0.74],
    ])
  }
}

interface Look {
  size: number
  weight?: Weight
  colour?: Colour
  align?: 'left' | 'center' | 'right'
}

/** Writes one line; in the middle smaller letters keep a wide one within the margins. */
function put(pen: Pen, text: string, y: number, look: Look): void {
  const { size, weight = 400, colour = ink, align = 'left' } = look
  pen.font = fontOf(size, weight)
  if (align === 'center') {
    const fitting = (size * inner) / pen.measureText(text).width
    pen.font = fontOf(Math.min(size, fitting), weight)
  }
  pen.fillStyle = `rgb(${colour.join(' ')})`
  pen.textAlign = align
  pen.fillText(text, { left: margin, center: width / 2, right: width - margin }[align], y)
}

const markHeight = 40
const nameLeading = 22

/** Draws the picture of the business whole, or else its initials on its color. */
async function drawMark(pen: Pen, { business, brand = {} }: ReceiptPaper): Promise<void> {
  const { picture, accent } = brand
  const top = 30
  if (picture) {
    const image = await createImageBitmap(new Blob([picture.bytes], { type: picture.mime }))
    const size = Math.min(markHeight / image.height, inner / image.width)
    const wide = image.width * size
    pen.drawImage(image, (width - wide) / 2, top, wide, image.height * size)
    return
  }
  pen.fillStyle = accent ? accentTones(accent).light['--primary'] : `rgb(${green.join(' ')})`
  pen.beginPath()
  pen.roundRect((width - markHeight) / 2, top, markHeight, markHeight, 8)
  pen.fill()
  put(pen, initials(business), top + 26, {
    size: 16,
    weight: 600,
    colour: [255, 255, 255],
    align: 'center',
  })
}

/** The row of each line, as high as its wrapped value. */
const leading = 20
const around = 12

/** Draws the payer's receipt as a PNG picture on white. Rejects if the device can't draw it. */
export async function drawReceiptPicture(receipt: ReceiptPaper): Promise<Blob> {
  const weights = [400, 500, 600] as const
  // Without its font the picture has the system's.
  await Promise.allSettled(weights.map((weight) => document.fonts.load(fontOf(16, weight))))
  const { amount, contact } = receipt
  const measuring = penOf(new OffscreenCanvas(1, 1))
  measuring.font = fontOf(15, 500)
  const rows = receipt.lines.map(
    ([term, value]) => [term, wrapped(measuring, value, valueWidth)] as const,
  )
  const names = wrapped(measuring, receipt.business, inner)
  const above = 82 + names.length * nameLeading
  const head = above + 148
  const list = rows.reduce((sum, [, lines]) => sum + lines.length * leading + 2 * around, 0)
  const foot = contact === '' ? 84 : 104

  // A canvas element makes its file only when the browser is idle, which may take seconds.
  const canvas = new OffscreenCanvas(width * scale, (head + list + foot) * scale)
  const pen = penOf(canvas)
  pen.scale(scale, scale)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, head + list + foot)
  drawCourse(pen)
  await drawMark(pen, receipt)
  for (const [row, name] of names.entries())
    put(pen, name, 92 + row * nameLeading, { size: 16, weight: 600, align: 'center' })
  const [short, long] = tickArms
  fillShapes(pen, { x: width / 2 - 22, y: above + 10, size: 44 / 16 }, [
    [short, green],
    [long, green],
  ])
  put(pen, 'Paid', above + 84, { size: 24, weight: 600, align: 'center' })
  put(pen, amount, above + 124, { size: 38, weight: 600, align: 'center' })
  let y = head
  for (const [term, lines] of rows) {
    pen.fillStyle = `rgb(${line.join(' ')})`
    pen.fillRect(0, y, width, 1)
    put(pen, term, y + around + 15, { size: 15, colour: grey })
    for (const [row, text] of lines.entries())
      put(pen, text, y + around + 15 + row * leading, { size: 15, weight: 500, align: 'right' })
    y += lines.length * leading + 2 * around
  }
  pen.fillStyle = `rgb(${line.join(' ')})`
  pen.fillRect(0, y, width, 1)
  y += 26
  if (contact !== '') {
    put(pen, contact, y, { size: 13, colour: grey, align: 'center' })
    y += 20
  }
  put(pen, receipt.foot, y, { size: 13, colour: grey, align: 'center' })
  put(pen, byline, y + 26, { size: 13, colour: grey, align: 'center' })
  return canvas.convertToBlob({ type: 'image/png' })
}
