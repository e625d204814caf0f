import { expect, test } from 'vitest'
import { readQr } from '#tests/support/read-qr.ts'
import { qrCode, qrPng, qrSvg } from './qr-code.tsx'

/** The empty modules that the standard asks for on each side. */
const quietZone = 4

const address =
  'https://paid.example/pay/vumba-blend-1kg#n=Vumba+Blend%2C+1+kg&m=Vumba+Coffee+Roasters&a=1800&c=USD'
const code = qrCode(address)

/** A picture's pixels, at its natural size. */
async function pointsOf(file: Blob): Promise<ImageData> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const ink = new OffscreenCanvas(width, height).getContext('2d')
  if (!ink) throw new Error('There is nothing to draw on.')
  ink.drawImage(image, 0, 0)
  return ink.getImageData(0, 0, width, height)
}

/** Returns how far the first black pixel of the code is from an edge of its square. */
function emptyEdge({ data, width }: ImageData): number {
  const edges: number[] = []
  for (let at = 0; at < width * width; at += 1) {
    if ((data[at * 4] ?? 255) > 127) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    edges.push(Math.min(x, y, width - 1 - x, width - 1 - y))
  }
  return edges.reduce((least, edge) => Math.min(least, edge), width)
}

/** Returns how many pixels below the code's square have the color of the mark's letters, or nearly. */
function lettersBelow({ data, width, height }: ImageData): number {
  let dark = 0
  for (let at = width * width; at < width * height; at += 1) {
    const [red = 255, green = 255] = [data[at * 4], data[at * 4 + 1]]
    if (red < 130 && green < 90) dark += 1
  }
  return dark
}

test.each([
  ['PNG', 'image/png', () => qrPng(code)],
  ['SVG', 'image/svg+xml', async () => qrSvg(code)],
] as const)(
  'the %s holds the address, with room around it, and the mark of the sample below',
  async (_name, mime, make) => {
    const file = await make()
    expect(file.type).toBe(mime)
    const points = await pointsOf(file)
    expect(readQr(points)).toBe(address)
    expect(emptyEdge(points)).toBe((points.width / (code.size + 2 * quietZone)) * quietZone)
    expect(lettersBelow(points)).toBeGreaterThan(points.width)
  },
)

test('the mark of the SVG is text', async () => {
  expect(await qrSvg(code).text()).toContain('>Sample, do not pay</text>')
})

test('the PNG is large enough for print, and each module is whole points', async () => {
  const { width, height } = await pointsOf(await qrPng(code))
  expect(width).toBeGreaterThanOrEqual(1024)
  expect(height).toBeGreaterThan(width)
  expect(width % (code.size + 2 * quietZone)).toBe(0)
})
