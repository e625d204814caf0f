import type { Page } from 'playwright/test'
import { readQr } from './read-qr.ts'

/** Returns the content of a QR code in a picture's file, which a page decodes; null if there is none. */
export async function readPicture(
  page: Page,
  bytes: Buffer,
  mime = 'image/png',
): Promise<string | null> {
  const side = 400
  const points = await page.evaluate(
    async ([base64, type, width]) => {
      const image = new Image()
      image.src = `data:${type};base64,${base64}`
      await image.decode()
      const ink = new OffscreenCanvas(width, width).getContext('2d')
      ink?.drawImage(image, 0, 0, width, width)
      const { data } = ink?.getImageData(0, 0, width, width) ?? { data: [] }
      // As one string, because Playwright would take minutes to transfer that many numbers.
      return Array.from({ length: width * width }, (_, at) => (data[at * 4] ?? 255) >> 7).join('')
    },
    [bytes.toString('base64'), mime, side] as const,
  )
  const data = Uint8ClampedArray.from(
    [...points].flatMap((lit) => Array(4).fill(Number(lit) * 255)),
  )
  return readQr({ data, width: side, height: side })
}
