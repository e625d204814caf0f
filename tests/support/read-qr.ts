import jsqr from 'jsqr'

// Node imports the whole module where a bundler imports its default export.
const decode = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr

/** Returns the content of a QR code in a picture, decoded by an independent library; null if there is none. */
export const readQr = ({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): string | null =>
  decode(Uint8ClampedArray.from(data), width, height)?.data ?? null
