import type { StoredFile } from '#db/merchants/schemas.ts'
import { makeFile, type MakeOptions } from './make-file.ts'
import { fileMimes } from './table-file.ts'

interface KeptFile {
  file: Blob
  /** What is to be kept of it: packed, where that spares the page the copying of many megabytes; its size unpacked. */
  kept: Omit<StoredFile, 'id'> & { size: number }
}

/** Writes rows into a file as `makeFile` does, and gives what is to be kept of it. */
export async function makeKeptFile(options: Omit<MakeOptions, 'packs'>): Promise<KeptFile> {
  const { file, packed } = await makeFile({ ...options, packs: true })
  const bytes = await (packed ?? file).arrayBuffer()
  const mime = fileMimes[options.format]
  return {
    file,
    kept: { mime, bytes, ...(packed && { encoding: 'gzip' as const }), size: file.size },
  }
}
