import { useEffect, useState } from 'react'
import { downloadName } from '#db/files/file-name.ts'
import { allowedMimes } from '#db/files/file-type.ts'
import { findPdfActions } from '#db/files/pdf-content.ts'
import { peopleNoun } from '#db/merchants/company-kinds.ts'
import type { BusinessDocument, Merchant, StoredFile } from '#db/merchants/schemas.ts'
import { getStoredFile } from '#db/reports/queries.ts'
import { named } from '#db/text/typed-text.ts'
import { useQuery } from '#src/data/use-query.ts'
import { failures } from '#src/rules/messages/app.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { downloadFile } from '#src/ui/share.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { toast } from '#src/ui/toast.ts'

/** A document or an earlier version of one. */
export type ShownDocument = Pick<BusinessDocument, 'id' | 'name' | 'size'>

interface ShownFile {
  file: StoredFile
  url: string
  /** The reason not to open a PDF: it contains actions, or can't be checked for them. */
  unsafe: Awaited<ReturnType<typeof findPdfActions>>
}

/** Returns a document's bytes and an object URL for them; undefined while loading. */
export function useDocumentFile(id: string): ShownFile | null | undefined {
  const file = useQuery((db) => getStoredFile(db, id), [id])
  const [shown, setShown] = useState<ShownFile | null>(null)
  useEffect(() => {
    if (!file) return
    let current = true
    const url = URL.createObjectURL(new Blob([file.bytes], { type: file.mime }))
    const show = async () => {
      const unsafe = file.mime === allowedMimes.pdf ? await findPdfActions(file.bytes) : null
      if (current) setShown({ file, url, unsafe })
    }
    void show()
    return () => {
      current = false
      setShown(null)
      URL.revokeObjectURL(url)
    }
  }, [file])
  if (file === null) return null
  // The previous file or its URL may still be present for a moment.
  return shown && shown.file === file && file.id === id ? shown : undefined
}

type Database = Parameters<typeof getStoredFile>[0]

/** Downloads a document's original bytes under a safe name. */
export async function downloadDocument(db: Database, { id, name }: ShownDocument): Promise<void> {
  const file = await getStoredFile(db, id).catch(() => null)
  if (file) downloadFile(downloadName(name, file.mime), file.mime, file.bytes)
  else toast.error(failures['not-found']())
}

export function RejectedBecause({
  document,
}: {
  document: Pick<BusinessDocument, 'status' | 'rejectionReason'>
}) {
  if (document.status !== 'rejected') return null
  return (
    <p className="mt-1 text-sm text-danger wrap-anywhere">
      Rejected: {document.rejectionReason ?? applicationMessages.defaultRejectionReason}
    </p>
  )
}

interface FormerDirectorProps {
  document: BusinessDocument
  merchant: Pick<Merchant, 'type' | 'registrationType'>
}

/** Names the owner of an ID document who is no longer a director. */
export function FormerDirector({ document, merchant }: FormerDirectorProps) {
  const { formerDirector } = document
  if (formerDirector === undefined) return null
  return (
    <p className="text-sm wrap-anywhere text-muted">
      Former {peopleNoun(merchant).one}, {formerDirector}
    </p>
  )
}

/** A PDF without its end is truncated: a viewer would show nothing. */
function isWholePdf({ bytes }: StoredFile): boolean {
  const tail = new Uint8Array(bytes, Math.max(0, bytes.byteLength - 2048))
  return new TextDecoder('latin1').decode(tail).includes('%%EOF')
}

function canEmbed(file: StoredFile): boolean {
  return file.mime === 'application/pdf' && navigator.pdfViewerEnabled && isWholePdf(file)
}

const unsafeWords = {
  acts: 'This PDF contains a script, so it can’t be previewed.',
  encrypted: 'This PDF is encrypted, so it can’t be previewed.',
  unreadable: 'This PDF can’t be checked for scripts, so it can’t be previewed.',
} as const

/** Shows a document inline, or says that the browser can't (BIZ-3). */
export function DocumentView({ document }: { document: ShownDocument }) {
  const stored = useDocumentFile(document.id)
  const [broken, setBroken] = useState<string | null>(null)
  const image = stored?.file.mime.startsWith('image/') && broken !== document.id
  return stored === undefined ? (
    <Skeleton className="h-[50dvh]" />
  ) : stored && image ? (
    <img
      src={stored.url}
      alt={document.name}
      className="mx-auto max-h-[60dvh] rounded-control bg-sunken"
      onError={() => setBroken(document.id)}
    />
  ) : stored && stored.unsafe === null && canEmbed(stored.file) ? (
    <iframe
      src={`${stored.url}#navpanes=0&view=FitH`}
      title={named`Preview of ${document.name}`}
      className="h-[60dvh] w-full rounded-control border border-line bg-sunken"
    />
  ) : (
    <p className="rounded-control bg-sunken px-4 py-10 text-center text-muted">
      Document preview not available
      {stored?.unsafe && (
        <span className="mx-auto mt-2 block max-w-[48ch] text-sm">
          {unsafeWords[stored.unsafe]} Download it only if you trust the source.
        </span>
      )}
    </p>
  )
}
