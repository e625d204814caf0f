import { maxUploadBytes } from '#db/files/file-type.ts'
import { cleanFileName } from '#db/files/file-name.ts'
import type { MerchantId } from '#db/model/common.ts'
import { useAction } from '#src/data/use-action.ts'
import { documentMessages } from '#src/rules/messages/document-messages.ts'
import { refusals } from '#src/rules/messages/refusals.ts'
import { toast } from '#src/ui/toast.ts'

/** Uploads picked files one after the other; each says what came of it, and one that fails leaves the others be. */
export function useUploads(merchantId: MerchantId) {
  const { run, pending, forbidden } = useAction('uploadDocument', {
    said: ({ name }) => documentMessages.documentUploaded(name),
    dryRun: ({ name }) => documentMessages.wouldUpload(cleanFileName(name)),
    full: ({ name }) => documentMessages.noRoomFor(cleanFileName(name)),
  })

  async function upload(files: File[]): Promise<void> {
    for (const file of files) {
      if (file.size > maxUploadBytes) {
        toast.error(refusals['file-too-large']({ name: cleanFileName(file.name) }))
        continue
      }
      // The bytes are read before anything is stored: a picked file can have changed or gone since.
      const bytes = await file.arrayBuffer().catch(() => null)
      if (bytes) await run({ merchantId, name: file.name, bytes })
      else toast.error(refusals['file-unreadable']({ name: cleanFileName(file.name) }))
    }
  }

  return { upload, uploading: pending, forbidden }
}
