import { type Bitmap2D, correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { sampleMark } from '#src/rules/links.ts'

/** The empty modules that a scanner needs on every side. */
const quietZone = 4
const smallestImage = 1024

/** Error correction is high enough to scan with a worn corner. */
export const qrCode = (text: string): Bitmap2D =>
  generate(text, { minCorrectionLevel: correction.M })

/** A code for a screen, which does not wear: with the largest modules. */
export const screenCode = (text: string): Bitmap2D =>
  generate(text, { minCorrectionLevel: correction.L })

/** The mark's colours on white paper, and its height as a share of the picture's width. */
const gold = { fill: '#f8ebd0', ink: '#633c00' }
const markShare = 0.12
const markFont = (size: number) => `600 ${size}px 'Instrument Sans', sans-serif`

/** Returns a payment's code as an SVG file, for print at any size, with the sample's mark below it. */
export function qrSvg(code: Bitmap2D): Blob {
  const side = code.size + 2 * quietZone
  const mark = Math.ceil(side * markShare)
  return new Blob(
    [
      `<?xml version="1.0" encoding="UTF-8" ?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" viewBox="0 0 ${side} ${side + mark}" width="${side * 20}" height="${(side + mark) * 20}">
<rect width="${side}" height="${side}" fill="white"/>
<path d="${toSvgPath(code)}" transform="translate(${quietZone} ${quietZone})" fill="black" shape-rendering="crispEdges"/>
<rect y="${side}" width="${side}" height="${mark}" fill="${gold.fill}"/>
<text x="${side / 2}" y="${side + mark * 0.68}" text-anchor="middle" fill="${gold.ink}" style="font:${markFont(mark * 0.5)}">${sampleMark}</text>
</svg>
`,
    ],
    { type: 'image/svg+xml' },
  )
}

/**
 * Returns a payment's code as a PNG file with whole pixels per module, 1024 px wide or slightly more, with the sample's
 * mark below it. Rejects if the device can't draw it.
 */
export async function qrPng(code: Bitmap2D): Promise<Blob> {
  const modules = code.size + 2 * quietZone
  const scale = Math.ceil(smallestImage / modules)
  const side = modules * scale
  const mark = Math.ceil(side * markShare)
  // A canvas element makes its file only when the browser is idle, which may take seconds.
  const canvas = new OffscreenCanvas(side, side + mark)
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This browser can’t create the image. Try another browser.')
  ink.fillStyle = 'white'
  ink.fillRect(0, 0, side, side)
  ink.fillStyle = 'black'
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y))
        ink.fillRect((x + quietZone) * scale, (y + quietZone) * scale, scale, scale)
  ink.fillStyle = gold.fill
  ink.fillRect(0, side, side, mark)
  ink.fillStyle = gold.ink
  ink.font = markFont(mark * 0.5)
  ink.textAlign = 'center'
  ink.fillText(sampleMark, side / 2, side + mark * 0.68)
  return canvas.convertToBlob({ type: 'image/png' })
}

interface Props {
  code: ReturnType<typeof qrCode>
  label: string
  className: string
}

/** A QR code with the white margin that scanners need. */
export function QrPicture({ code, label, className }: Props) {
  const size = code.size + 2 * quietZone
  return (
    <svg
      role="img"
      data-qr
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`fill-black forced-color-adjust-none ${className}`}
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}

/** A payment's code on paper, with the sample's mark below it. */
export function PrintedCode({ className, ...code }: Props) {
  return (
    <div className={`grid justify-items-center gap-1 ${className}`}>
      <QrPicture {...code} className="w-full" />
      <p className="rounded-[6px] border border-current bg-[#f8ebd0] px-2 py-0.5 text-center text-sm font-semibold text-[#633c00] [print-color-adjust:exact]">
        {sampleMark}
      </p>
    </div>
  )
}
