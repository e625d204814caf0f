import { loaded } from '#src/data/run-action.ts'

interface Detector {
  detect: (source: ImageBitmapSource) => Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

/** Returns the browser's own reader of QR codes; undefined where it has none. */
async function makeDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => undefined)
  return BarcodeDetector && formats?.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : undefined
}

interface Size {
  width: number
  height: number
}

/** How large a picture is read, in pixels, and how long in milliseconds. */
const efforts = {
  frame: { most: 1000, options: {} },
  picture: { most: 2400, options: { effort: Infinity, timeLimit: 1500 } },
}

/** Reads with the library, which loads when it is first needed. */
async function decode(
  source: CanvasImageSource,
  { width, height }: Size,
  { most, options }: (typeof efforts)['frame' | 'picture'],
): Promise<string | null> {
  const { decodeQR } = await loaded(import('qr/decode.js'))
  const scale = Math.min(1, most / Math.max(width, height))
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  const ink = new OffscreenCanvas(across, down).getContext('2d', { willReadFrequently: true })
  if (!ink) return null
  ink.drawImage(source, 0, 0, across, down)
  try {
    return decodeQR(ink.getImageData(0, 0, across, down), options) || null
  } catch {
    // It throws where it finds no code.
    return null
  }
}

export interface QrReader {
  /** Returns the text of the code that the camera sees; null if there is none. */
  readFrame: (video: HTMLVideoElement) => Promise<string | null>
  /** Returns the text of the code in a picture; null if there is none. Rejects if the file is not a picture. */
  readPicture: (file: Blob) => Promise<string | null>
}

/** Creates a reader of QR codes. Both functions reject with a `LoadError` if the library is needed and does not load. */
export function createQrReader(): QrReader {
  const detector = makeDetector()

  /** Undefined where the browser has no reader, or it fails. */
  async function detect(source: ImageBitmapSource): Promise<string | null | undefined> {
    const found = await (await detector)?.detect(source).catch(() => undefined)
    return found && (found[0]?.rawValue || null)
  }

  return {
    async readFrame(video) {
      const { videoWidth: width, videoHeight: height } = video
      if (width === 0) return null
      const text = await detect(video)
      return text === undefined ? decode(video, { width, height }, efforts.frame) : text
    },
    async readPicture(file) {
      const picture = await createImageBitmap(file)
      try {
        return (await detect(picture)) ?? (await decode(picture, picture, efforts.picture))
      } finally {
        picture.close()
      }
    },
  }
}
