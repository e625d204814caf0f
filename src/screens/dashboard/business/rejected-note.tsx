import { cleanFileName } from '#db/files/file-name.ts'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { acceptedFiles, readPicked } from '#src/screens/shared/read-picked.ts'
import { RejectedBecause } from '#src/screens/shared/documents/document-view.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { toast } from '#src/ui/toast.ts'

/** Replaces a rejected document; the old file stays among its versions. */
export function ReplaceButton({ document: { id, name } }: { document: BusinessDocument }) {
  const { run, pending, forbidden } = useAction('replaceDocument', {
    success: (row) => documentMessages.documentReplaced(row.name),
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
      label={`Choose a file to replace ${name}`}
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

/** Shown under a rejected document: the reason, and a button to replace it. On a phone it spans the whole width. */
export function RejectedNote({ document }: { document: BusinessDocument }) {
  if (document.status !== 'rejected') return null
  return (
    <div className="grid w-full justify-items-start gap-2 sm:pl-13">
      <RejectedBecause document={document} />
      <ReplaceButton document={document} />
    </div>
  )
}
