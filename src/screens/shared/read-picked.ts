import { cleanFileName } from '#db/files/file-name.ts'
import { maxUploadBytes } from '#db/files/upload-limit.ts'
import { loadRefusals } from '#src/data/run-action.ts'

/** Reads a picked file, or returns why it can't be used. */
export async function readPicked(
  file: File,
): Promise<{ name: string; bytes: ArrayBuffer; error?: undefined } | { error: string }> {
  const name = cleanFileName(file.name)
  if (file.size > maxUploadBytes)
    return { error: (await loadRefusals())['file-too-large']({ name }) }
  // Read before anything is stored: the file may have changed or been deleted since it was picked.
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes
    ? { name: file.name, bytes }
    : { error: (await loadRefusals())['file-unreadable']({ name }) }
}

/** File types that the file chooser offers (RULE-2); the content is checked on upload. */
export const acceptedFiles = '.pdf,.doc,.docx,.jpg,.jpeg,.png'
