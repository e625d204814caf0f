import type { Picture } from '#db/people/schemas.ts'

/** How wide and high a picture is kept, in pixels: twice what it is shown at, and a few kilobytes. */
const side = 160

/**
 * Makes a picture small and square on the device, from its middle. Rejects for a file that the device can't read as a
 * picture.
 */
export async function squarePicture(file: Blob): Promise<Picture> {
  const image = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This device can’t draw a picture.')
  // JPEG has no holes to look through.
  ink.fillStyle = 'white'
  ink.fillRect(0, 0, side, side)
  const cut = Math.min(image.width, image.height)
  const [x, y] = [(image.width - cut) / 2, (image.height - cut) / 2]
  ink.drawImage(image, x, y, cut, cut, 0, 0, side, side)
  image.close()
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85)
  })
  if (!made) throw new Error('This device can’t make a picture.')
  return { mime: made.type, bytes: await made.arrayBuffer() }
}
