import { type Bitmap2D, correction, generate } from 'lean-qr'
import { toSvgPath, toSvgSource } from 'lean-qr/extras/svg'

/** The empty modules that a scanner needs on every side. */
const quietZone = 4
const smallestImage = 1024

/** Error correction is high enough to scan with a worn corner. */
export const qrCode = (text: string): Bitmap2D =>
  generate(text, { minCorrectionLevel: correction.M })

/** A code for a screen, which does not wear: with the largest modules. */
export const screenCode = (text: string): Bitmap2D =>
  generate(text, { minCorrectionLevel: correction.L })

/** Returns the code as an SVG file, for print at any size. */
export const qrSvg = (code: Bitmap2D): Blob =>
  new Blob(
    [
      toSvgSource(code, {
        pad: quietZone,
        scale: 20,
        on: 'black',
        off: 'white',
        xmlDeclaration: true,
      }),
    ],
    { type: 'image/svg+xml' },
  )

/**
 * Returns the code as a PNG file with whole pixels per module, 1024 px wide or slightly more. Rejects if the device
 * can't draw it.
 */
export async function qrPng(code: Bitmap2D): Promise<Blob> {
  const modules = code.size + 2 * quietZone
  const scale = Math.ceil(smallestImage / modules)
  // A canvas element makes its file only when the browser is idle, which may take seconds.
  const canvas = new OffscreenCanvas(modules * scale, modules * scale)
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This browser can’t create the image. Try another browser.')
  ink.fillStyle = 'white'
  ink.fillRect(0, 0, canvas.width, canvas.height)
  ink.fillStyle = 'black'
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y))
        ink.fillRect((x + quietZone) * scale, (y + quietZone) * scale, scale, scale)
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
