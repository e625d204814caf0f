import { FileText, Image } from 'lucide-react'
import { useState } from 'react'
import type { MerchantId } from '#db/common.ts'
import { cleanFileName } from '#db/files/file-name.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'
import { formatDate } from '#db/text/format.ts'
import { searchFor } from '#db/text/search-text.ts'
import { named } from '#db/text/typed-text.ts'
import { useAction } from '#src/data/use-action.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { documentStatusLook } from '#src/rules/transactions.ts'
import { FormerDirector } from '#src/screens/shared/documents/document-view.tsx'
import { acceptedFiles, readPicked } from '#src/screens/shared/read-picked.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { Menu } from '#src/ui/menu.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { toast } from '#src/ui/toast.ts'
import { documentActions, type DocumentOf } from './business-actions.tsx'
import { RejectedNote } from './rejected-note.tsx'

const isImage = (name: string) => /\.(jpe?g|jpe|jfif|png)$/i.test(name)

/** One document with its status and actions. */
function DocumentRow({ document, merchant }: DocumentOf) {
  const { name, size, uploadDate, status, versions = [] } = document
  const actionsOf = useRowActions()
  const row = useFocusHandedOn<HTMLLIElement>()
  const { tone, label } = documentStatusLook(status)
  const Icon = isImage(name) ? Image : FileText
  const version = versions.length > 0 ? ` · Version ${versions.length + 1}` : ''
  return (
    <li
      ref={row}
      className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 pr-2.5 pl-5 first:border-t-0 sm:pr-5 md:px-6"
    >
      <span className="grid size-10 flex-none place-items-center rounded-control bg-sunken text-muted">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-[min(9rem,60%)] flex-1">
        <p className="font-medium break-words [overflow-wrap:anywhere] line-clamp-2">{name}</p>
        <p className="text-sm text-muted tabular-nums">
          {size} · {formatDate(uploadDate)}
          {version}
        </p>
        <FormerDirector document={document} />
      </div>
      <Badge tone={tone}>
        <span className="max-md:sr-only">{label}</span>
      </Badge>
      <Menu
        label={named`Actions for ${name}`}
        items={actionsOf(documentActions, { document, merchant })}
      />
      <RejectedNote document={document} />
    </li>
  )
}

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
  const isFound = searchFor(query)
  const found = documents.filter(({ name, type }) => isFound([name, type]))

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
