import { Download, Eye, History, Trash2 } from 'lucide-react'
import { type BusinessDocument, isKept, type Merchant } from '#db/merchants/schemas.ts'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

/** A document with the business whose approval may rest on it. */
export interface DocumentOf {
  document: BusinessDocument
  merchant: Merchant
}

interface Doers extends Forbidding {
  preview: () => void
  versions: () => void
  download: () => void
  remove: () => void
}

const whyKept = ({ formerDirector }: BusinessDocument) =>
  formerDirector === undefined ? 'Your approval rests on it' : 'The ID of a former director is kept'

/** What can be done with a company document (spec §2 My Business). */
export const documentActions: readonly RowAction<
  DocumentOf,
  Doers,
  'preview' | 'versions' | 'download' | 'delete'
>[] = [
  { id: 'preview', label: 'Preview', icon: Eye, run: (_, { preview }) => preview() },
  {
    id: 'versions',
    label: 'Earlier versions',
    icon: History,
    allowed: ({ document }) => (document.versions?.length ?? 0) > 0,
    run: (_, { versions }) => versions(),
  },
  { id: 'download', label: 'Download', icon: Download, run: (_, { download }) => download() },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    forbidden: ({ forbids }) => forbids('deleteDocument'),
    off: ({ document, merchant }) => (isKept(document, merchant) ? whyKept(document) : undefined),
    run: (_, { remove }) => remove(),
  },
]
