import type { ForeignKind } from '#db/common.ts'
import { cleanFileName } from '#db/files/file-name.ts'
import { foreignKind } from '#db/files/file-type.ts'
import { maxUploadBytes } from '#db/files/upload-limit.ts'
import { loadRefusals } from '#src/data/run-action.ts'

/** Part of a picture, and the size in pixels at which it is drawn. */
interface Drawn {
  cut: { x: number; y: number; width: number; height: number }
  width: number
  height: number
}

/** Draws a picture as JPEG. Rejects for a file that this browser can't decode. */
export async function drawJpeg(
  file: Blob,
  quality: number,
  fit: (image: ImageBitmap) => Drawn,
): Promise<ArrayBuffer> {
  const image = await createImageBitmap(file)
  const { cut, width, height } = fit(image)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This browser can’t create the image. Try another browser.')
  // JPEG has no transparency.
  ink.fillStyle = 'white'
  ink.fillRect(0, 0, width, height)
  ink.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height)
  image.close()
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  if (!made) throw new Error('This browser can’t create the image. Try another browser.')
  return made.arrayBuffer()
}

/** The longest side of a redrawn photo in pixels: iPhones draw no larger one. */
const longestSide = 4096

function whole({ width, height }: ImageBitmap): Drawn {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return {
    cut: { x: 0, y: 0, width, height },
    width: Math.round(width * scale) || 1,
    height: Math.round(height * scale) || 1,
  }
}

/** Pictures of phones and of the web, which become JPEG where the browser can decode them. */
const redrawn: readonly ForeignKind[] = ['heic', 'avif', 'webp']

const isRedrawn = (kind: ForeignKind | null): kind is ForeignKind =>
  kind !== null && redrawn.includes(kind)

/** Returns the sentence that names a picture which this browser can't decode; null for another file. */
export async function namePicture(file: File): Promise<string | null> {
  const kind = await file.arrayBuffer().then(foreignKind, () => null)
  if (!isRedrawn(kind) && kind !== 'tiff') return null
  return (await loadRefusals())['file-type-not-allowed']({ name: cleanFileName(file.name), kind })
}

/**
 * Reads a picked file, or returns why it can't be used. A HEIC, AVIF or WebP picture becomes a JPEG
 * where the browser can; elsewhere the upload is refused with its name.
 */
export async function readPicked(
  file: File,
): Promise<{ name: string; bytes: ArrayBuffer; error?: undefined } | { error: string }> {
  const name = cleanFileName(file.name)
  if (file.size > maxUploadBytes)
    return { error: (await loadRefusals())['file-too-large']({ name }) }
  // Read before anything is stored: the file may have changed or been deleted since it was picked.
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { error: (await loadRefusals())['file-unreadable']({ name }) }
  if (!isRedrawn(foreignKind(bytes))) return { name: file.name, bytes }
  const jpeg = await drawJpeg(new Blob([bytes]), 0.9, whole).catch(() => null)
  if (!jpeg) return { name: file.name, bytes }
  return { name: `${file.name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`, bytes: jpeg }
}

/**
 * File types that the file chooser offers (RULE-2); the content is checked on upload. Without HEIC,
 * because an iPhone then gives its photos as JPEG.
 */
export const acceptedFiles = '.pdf,.doc,.docx,.jpg,.jpeg,.png,.jfif'
