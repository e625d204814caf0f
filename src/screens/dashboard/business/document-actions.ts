import { Download, Eye, Trash2 } from 'lucide-react'
import type { BusinessDocument } from '#db/model/business-document.ts'
import type { Forbidding } from '#src/data/forbids.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

interface Doers extends Forbidding {
  preview: (document: BusinessDocument) => void
  download: (document: BusinessDocument) => void
  remove: (id: BusinessDocument['id']) => void
}

/** What can be done with a company document (spec §2 My Business). */
export const documentActions: readonly RowAction<
  BusinessDocument,
  Doers,
  'preview' | 'download' | 'delete'
>[] = [
  { id: 'preview', label: 'Preview', icon: Eye, run: (row, { preview }) => preview(row) },
  { id: 'download', label: 'Download', icon: Download, run: (row, { download }) => download(row) },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    forbidden: ({ forbids }) => forbids('deleteDocument'),
    run: ({ id }, { remove }) => remove(id),
  },
]
