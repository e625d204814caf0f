import { useState } from 'react'
import type { StoredFile } from '#db/merchants/schemas.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useDocumentFile, type ShownDocument } from './use-document-file.ts'

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
  hidden: 'This PDF is encrypted, so it can’t be previewed.',
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
      title={`Preview of ${document.name}`}
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
