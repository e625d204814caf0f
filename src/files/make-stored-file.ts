import { fileMimes } from '#db/files/file-type.ts'
import type { StoredFile } from '#db/merchants/schemas.ts'
import { makeFile, type MakeOptions } from './make-file.ts'

interface FileToStore {
  file: Blob
  /**
   * The file to store: compressed where that saves copying many megabytes; `size` is the uncompressed size, `missing` the
   * characters that the file's font lacks.
   */
  kept: Omit<StoredFile, 'id'> & { size: number; missing?: string[] }
}

/** Writes rows to a file as `makeFile` does, and returns what to store of it. */
export async function makeStoredFile(options: Omit<MakeOptions, 'packs'>): Promise<FileToStore> {
  const { file, packed, missing } = await makeFile({ ...options, packs: true })
  const bytes = await (packed ?? file).arrayBuffer()
  const mime = fileMimes[options.format]
  return {
    file,
    kept: {
      mime,
      bytes,
      ...(packed && { encoding: 'gzip' as const }),
      size: file.size,
      ...(missing?.length && { missing: [...missing] }),
    },
  }
}
