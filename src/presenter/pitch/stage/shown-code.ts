import { createQrReader } from '#src/screens/shared/scan/qr-reader.ts'
import { isDrawn } from '#src/ui/is-drawn.ts'

/** The side of the picture that is read, in pixels. */
const side = 1000

/** Draws a code as a camera in front of it would see it. */
async function pictureOf(code: SVGSVGElement): Promise<Blob> {
  const copy = code.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(side))
  copy.setAttribute('height', String(side))
  const text = new XMLSerializer().serializeToString(copy)
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(side, side)
    const ink = canvas.getContext('2d')
    if (!ink) throw new Error('This device can’t create an image.')
    ink.fillStyle = 'white'
    ink.fillRect(0, 0, side, side)
    ink.drawImage(image, 0, 0, side, side)
    return await canvas.convertToBlob()
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Reads the QR code that a window shows; null if it shows none. */
export async function readShownCode(shown: Document): Promise<string | null> {
  const code = [...shown.querySelectorAll<SVGSVGElement>('svg[data-qr]')].findLast(isDrawn)
  return code ? createQrReader().readPicture(await pictureOf(code)) : null
}
