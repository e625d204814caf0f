import { cleanFileName } from '#db/files/file-name.ts'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { toast } from '#src/ui/toast.ts'
import { acceptedFiles } from '#src/screens/shared/accepted-files.ts'
import { readPicked } from '#src/screens/shared/read-picked.ts'

/** Puts another file in the place of a rejected document; what it replaces is kept. */
export function ReplaceButton({ document: { id, name } }: { document: BusinessDocument }) {
  const { run, pending, forbidden } = useAction('replaceDocument', {
    said: (row) => documentMessages.documentReplaced(row.name),
    dryRun: (file) => documentMessages.wouldReplace(cleanFileName(file.name)),
    full: (file) => documentMessages.noRoomFor(cleanFileName(file.name)),
  })

  async function replace([file]: File[]): Promise<void> {
    if (!file) return
    const picked = await readPicked(file)
    if (picked.error !== undefined) toast.error(picked.error)
    else await run({ id, ...picked })
  }

  return (
    <FilePicker
      label={`Choose a file in place of ${name}`}
      accept={acceptedFiles}
      size="sm"
      pending={pending}
      pendingLabel="Uploading"
      forbidden={forbidden}
      onPick={(files) => void replace(files)}
    >
      Replace<span className="sr-only"> {name}</span>
    </FilePicker>
  )
}
