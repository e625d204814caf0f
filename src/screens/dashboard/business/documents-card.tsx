import { useState } from 'react'
import type { Application } from '#db/merchants/application-queries.ts'
import { otherDocuments, requiredDocuments } from '#db/merchants/required-documents.ts'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { searchFor } from '#db/text/search-text.ts'
import { requiredProgress } from '#src/rules/documents.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { acceptedFiles } from '#src/screens/shared/read-picked.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { DocumentRow, RequiredRow, useUploads } from './document-rows.tsx'

/** Returns the documents that nothing requires, rejected ones first, because they wait for the merchant. */
function otherRows(application: Application): BusinessDocument[] {
  const personal = new Set(application.directors.map(({ idDocument }) => idDocument))
  const others = otherDocuments(application).filter(({ id }) => !personal.has(id))
  const isRejected = ({ status }: BusinessDocument) => status === 'rejected'
  return [...others.filter(isRejected), ...others.filter((each) => !isRejected(each))]
}

/**
 * The business's documents: what its kind requires, each with its state and the button that adds it,
 * and all others; search, upload, preview, replace, download and delete (BIZ-3).
 */
export function DocumentsCard({ application }: { application: Application }) {
  const { merchant, documents } = application
  const { upload, uploading, forbidden } = useUploads(merchant.id)
  const [query, setQuery] = useState('')
  const isFound = searchFor(query)
  const required = requiredDocuments(application)
  const others = otherRows(application)
  const foundRequired = required.filter(({ label, document }) =>
    isFound([label, document?.name ?? '', document?.type ?? '']),
  )
  const foundOthers = others.filter(({ name, type }) => isFound([name, type]))
  const isEmpty = required.length + others.length === 0

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
      <div className="px-card pb-3">
        <div className="flex flex-wrap gap-2">
          {documents.length > 0 && (
            <SearchField
              label="Search documents"
              placeholder="Search"
              value={query}
              onChange={setQuery}
              className="min-w-0 flex-[1_1_7rem]"
            />
          )}
          {pick}
        </div>
        <p className="mt-2 text-sm text-subtle">{documentMessages.uploadHint}</p>
        {required.length > 0 && (
          <p className="mt-2 text-sm tabular-nums text-muted">{requiredProgress(application)}</p>
        )}
      </div>
      {isEmpty ? (
        <EmptyState art="none" title="No documents yet" text="Documents you upload appear here." />
      ) : foundRequired.length + foundOthers.length === 0 ? (
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
        <>
          {foundRequired.length > 0 && (
            <ul aria-label="Required documents">
              {foundRequired.map((each) => (
                <RequiredRow key={each.key} required={each} application={application} />
              ))}
            </ul>
          )}
          {foundOthers.length > 0 && (
            <>
              {foundRequired.length > 0 && (
                <h3 className="border-t border-line px-card pt-4 pb-1 font-medium">
                  Other documents
                </h3>
              )}
              <ul aria-label="Other documents">
                {foundOthers.map((document) => (
                  <DocumentRow key={document.id} document={document} application={application} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Card>
  )
}
