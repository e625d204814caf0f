import jsqr from 'jsqr'

// Node gives the whole module where a bundler gives what it exports by default.
const decode = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr

/** What the QR code on a picture says, as a reader that is not the app's own finds it; null where it finds none. */
export const readQr = ({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): string | null =>
  decode(Uint8ClampedArray.from(data), width, height)?.data ?? null
