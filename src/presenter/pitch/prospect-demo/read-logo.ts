import type { Picture } from '#db/common.ts'
import { type Rgb, toHex, toLch } from '#src/ui/accent.ts'

/** The longest side of a stored logo in pixels. */
const mostSide = 256
/** The side of the square in which colors are counted. */
const sampleSide = 48
const hues = 24
const mostAccents = 3

interface ReadLogo {
  picture: Picture
  /** The colors that can be accents, most prominent first. */
  accents: string[]
}

interface Hue {
  weight: number
  sum: [red: number, green: number, blue: number]
}

/** Returns the most prominent colors of pixels, leaving out white, black and grey. */
function accentsOf(pixels: Uint8ClampedArray): string[] {
  const found = Array.from({ length: hues }, (): Hue => ({ weight: 0, sum: [0, 0, 0] }))
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const rgb = [0, 1, 2].map((part) => (pixels[at + part] ?? 0) / 255) as unknown as Rgb
    const { l, c, h } = toLch(rgb)
    if (c < 0.05 || l < 0.2 || l > 0.96) continue
    const hue = found[Math.floor(((h / (2 * Math.PI) + 1) % 1) * hues)]
    if (!hue) continue
    hue.weight += c
    for (const part of [0, 1, 2] as const) hue.sum[part] += rgb[part] * c
  }
  const enough = found.reduce((most, { weight }) => Math.max(most, weight), 0) / 10
  const ranked = found
    .map((hue, place) => ({ ...hue, place }))
    .filter(({ weight }) => weight > 0 && weight >= enough)
    .sort((a, b) => b.weight - a.weight)
  const apart = (a: number, b: number) => Math.min((a - b + hues) % hues, (b - a + hues) % hues)
  return ranked
    .filter(({ place }, at) => ranked.slice(0, at).every((other) => apart(place, other.place) > 1))
    .slice(0, mostAccents)
    .map(({ sum, weight }) => toHex(sum.map((part) => part / weight) as unknown as Rgb))
}

async function decode(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

function inkOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ink = canvas.getContext('2d', { willReadFrequently: true })
  if (!ink) throw new Error('This device can’t create an image.')
  return { canvas, ink }
}

/**
 * Makes a small picture of a logo, on white and whole, and finds its colors. Rejects for a file that the
 * device can't decode.
 */
export async function readLogo(file: Blob): Promise<ReadLogo> {
  const image = await decode(file)
  // An SVG without a size has none.
  const [width, height] = [image.naturalWidth || mostSide, image.naturalHeight || mostSide]
  const scale = Math.min(1, mostSide / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  const { canvas, ink } = inkOf(side(width), side(height))
  ink.fillStyle = 'white'
  ink.fillRect(0, 0, canvas.width, canvas.height)
  ink.drawImage(image, 0, 0, canvas.width, canvas.height)
  const sample = inkOf(sampleSide, sampleSide)
  sample.ink.drawImage(image, 0, 0, sampleSide, sampleSide)
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9)
  })
  if (!made) throw new Error('This device can’t create an image.')
  return {
    picture: { mime: made.type, bytes: await made.arrayBuffer() },
    accents: accentsOf(sample.ink.getImageData(0, 0, sampleSide, sampleSide).data),
  }
}
