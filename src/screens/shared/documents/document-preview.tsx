import { Download } from 'lucide-react'
import { extensionOf } from '#db/files/file-type.ts'
import type { StoredFile } from '#db/merchants/schemas.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import {
  DocumentView,
  downloadDocument,
  type ShownDocument,
  useDocumentFile,
} from './document-view.tsx'

interface Props {
  document: ShownDocument
  /** The subject, such as whose ID it is. */
  about?: string | undefined
  open: boolean
  onClose: () => void
}

/** Returns the type by content, such as PDF. */
const kindOf = ({ mime }: StoredFile) => extensionOf(mime).slice(1).toUpperCase()

/** Shows a document where the browser can, otherwise offers the download (BIZ-3). */
export function DocumentPreview({ document, about, open, onClose }: Props) {
  const stored = useDocumentFile(document.id)
  const database = useDatabase()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={document.name}
      description={[about, stored && kindOf(stored.file), document.size]
        .filter(Boolean)
        .join(' · ')}
      footer={
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={() => void downloadDocument(database(), document)}
        >
          Download
        </Button>
      }
    >
      <DocumentView document={document} />
    </Dialog>
  )
}
