import { readQr } from './read-qr.ts'

/** Reads a QR code that a component shows, as a camera would; null if it can't be read. */
export async function readShown(picture: Element): Promise<string | null> {
  const side = 600
  const source = picture.cloneNode(true) as Element
  for (const name of ['width', 'height']) source.setAttribute(name, String(side))
  source.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(source.outerHTML)}`
  await image.decode()
  const ink = new OffscreenCanvas(side, side).getContext('2d')
  if (!ink) throw new Error('There is nothing to draw on.')
  ink.fillStyle = 'white'
  ink.fillRect(0, 0, side, side)
  ink.drawImage(image, 0, 0, side, side)
  return readQr(ink.getImageData(0, 0, side, side))
}
