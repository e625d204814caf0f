import { cleanFileName } from '#db/files/file-name.ts'
import { maxUploadBytes } from '#db/files/upload-limit.ts'
import { loadRefusals } from '#src/data/run-action.ts'

/** A picked file, read; or the words for why it can't be taken. */
export async function readPicked(
  file: File,
): Promise<{ name: string; bytes: ArrayBuffer; error?: undefined } | { error: string }> {
  const name = cleanFileName(file.name)
  if (file.size > maxUploadBytes)
    return { error: (await loadRefusals())['file-too-large']({ name }) }
  // The bytes are read before anything is stored: a picked file can have changed or gone since.
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes
    ? { name: file.name, bytes }
    : { error: (await loadRefusals())['file-unreadable']({ name }) }
}
