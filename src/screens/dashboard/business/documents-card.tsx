import { useState } from 'react'
import type { MerchantId } from '#db/common.ts'
import { cleanFileName } from '#db/files/file-name.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { acceptedFiles, readPicked } from '#src/screens/shared/read-picked.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { toast } from '#src/ui/toast.ts'
import { DocumentRow } from './document-row.tsx'

/** Uploads picked files one after another; each reports its own result, and a failure doesn't affect the others. */
function useUploads(merchantId: MerchantId) {
  const { run, pending, forbidden } = useAction('uploadDocument', {
    success: ({ name }) => documentMessages.documentUploaded(name),
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

interface Props {
  merchant: Merchant
  documents: BusinessDocument[]
}

/** The business's documents: list, search, upload, preview, replace, download and delete (BIZ-3). */
export function DocumentsCard({ merchant, documents }: Props) {
  const { upload, uploading, forbidden } = useUploads(merchant.id)
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = documents.filter(
    ({ name, type }) => name.toLowerCase().includes(wanted) || type.toLowerCase().includes(wanted),
  )

  // Picked files are saved at once, so there is no form to submit.
  const pick = (
    <FilePicker
      label="Choose documents to upload"
      accept={acceptedFiles}
      multiple
      pending={uploading}
      pendingLabel="Uploading"
      forbidden={forbidden}
      onPick={(files) => void upload(files)}
    >
      Upload
    </FilePicker>
  )

  return (
    <Card>
      <CardHeader title="Company Documents" />
      <div className="px-5 pb-3 md:px-6">
        <div className="flex flex-wrap gap-2">
          <SearchField
            label="Search documents"
            placeholder="Search"
            value={query}
            onChange={setQuery}
            className="min-w-0 flex-[1_1_7rem]"
          />
          {pick}
        </div>
        <p className="mt-2 text-sm text-subtle">{documentMessages.uploadHint}</p>
      </div>
      {documents.length === 0 ? (
        <EmptyState
          title="No documents yet"
          text="Upload your registration documents so we can review your application."
        />
      ) : found.length === 0 ? (
        <EmptyState
          title={documentMessages.noDocuments(query.trim())}
          art="none"
          action={
            <Button variant="secondary" onClick={() => setQuery('')}>
              Clear search
            </Button>
          }
        />
      ) : (
        <ul aria-label="Company documents">
          {found.map((document) => (
            <DocumentRow key={document.id} document={document} merchant={merchant} />
          ))}
        </ul>
      )}
    </Card>
  )
}
