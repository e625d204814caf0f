import { cleanFileName } from '#db/files/file-name.ts'
import type { MerchantId } from '#db/common.ts'
import { useAction } from '#src/data/use-action.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { toast } from '#src/ui/toast.ts'
import { readPicked } from '#src/screens/shared/read-picked.ts'

/** Uploads picked files one after the other; each says what came of it, and one that fails leaves the others be. */
export function useUploads(merchantId: MerchantId) {
  const { run, pending, forbidden } = useAction('uploadDocument', {
    said: ({ name }) => documentMessages.documentUploaded(name),
    dryRun: ({ name }) => documentMessages.wouldUpload(cleanFileName(name)),
    full: ({ name }) => documentMessages.noRoomFor(cleanFileName(name)),
  })

  async function upload(files: File[]): Promise<void> {
    for (const file of files) {
      const picked = await readPicked(file)
      if (picked.error !== undefined) toast.error(picked.error)
      else await run({ merchantId, ...picked })
    }
  }

  return { upload, uploading: pending, forbidden }
}
