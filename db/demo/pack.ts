/** Returns whether this browser can compress; older ones store and share things as they are. */
export const canPack = (): boolean => 'CompressionStream' in globalThis

/** Thrown when packed bytes become more than they may. */
export class TooMuch extends Error {
  override name = 'TooMuch'
}

/** Runs bytes through a stream. Rejects with `TooMuch` as soon as there is more than `most`. */
async function through(
  bytes: BufferSource,
  stream: GenericTransformStream,
  most = Infinity,
): Promise<ArrayBuffer> {
  const parts: ArrayBuffer[] = []
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  let size = 0
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<
      Uint8Array<ArrayBuffer>
    >
    if (done) return new Blob(parts).arrayBuffer()
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      throw new TooMuch(`More than ${most} bytes.`)
    }
    parts.push(value.slice().buffer)
  }
}

export const pack = (
  bytes: BufferSource,
  format: CompressionFormat = 'gzip',
): Promise<ArrayBuffer> => through(bytes, new CompressionStream(format))

/** The reverse of `pack`. Rejects for bytes that `pack` did not make, and with `TooMuch`. */
export const unpack = (
  bytes: BufferSource,
  format: CompressionFormat = 'gzip',
  most?: number,
): Promise<ArrayBuffer> => through(bytes, new DecompressionStream(format), most)
