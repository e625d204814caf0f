import { Download, Eye, FileQuestionMark, History, Pencil, Trash2 } from 'lucide-react'
import type { Application } from '#db/merchants/application-queries.ts'
import { peopleNoun } from '#db/merchants/company-kinds.ts'
import { requiredDocuments } from '#db/merchants/required-documents.ts'
import { isReplaceable, isRetained } from '#db/merchants/rules.ts'
import type { BusinessDocument, Director, Merchant } from '#db/merchants/schemas.ts'
import { undoOffer } from '#src/data/undo-offer.ts'
import { directorMessages, documentMessages } from '#src/rules/messages/merchants.ts'
import {
  LazyDocumentPreview,
  LazyDocumentVersions,
} from '#src/screens/shared/documents/document-dialogs.ts'
import { downloadDocument } from '#src/screens/shared/documents/document-view.tsx'
import type { RowAction } from '#src/screens/shared/row-actions.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { idTypeName } from './information.ts'
import { isolated } from '#db/text/typed-text.ts'

/** A document with the application whose approval may rest on it. */
export interface DocumentOf {
  document: BusinessDocument
  application: Application
}

const whyKept = ({ document: { formerDirector }, application }: DocumentOf) =>
  formerDirector === undefined
    ? 'Required for your approval'
    : `A former ${peopleNoun(application.merchant).one}’s ID must be kept`

/** Returns the required documents that a document could be: those that are missing. */
export const couldBe = ({ document, application }: DocumentOf) =>
  !isReplaceable(document) || isRetained(document, application.merchant)
    ? []
    : requiredDocuments(application).filter(
        ({ state, purpose, directorId }) =>
          state === 'missing' && (purpose !== 'identity' || directorId !== undefined),
      )

/** Returns whether nobody has said what a document is, and it could be a required one. */
export const isUnknown = (row: DocumentOf): boolean =>
  row.document.purpose === 'other' && row.document.type === 'other' && couldBe(row).length > 0

export const LazyClassifySheet = lazyDialog(
  async () => (await import('./classify-sheet.tsx')).ClassifySheet,
)

/** The actions on a company document (BIZ-4). */
export const documentActions: readonly RowAction<DocumentOf>[] = [
  {
    id: 'preview',
    label: 'Preview',
    icon: Eye,
    dialog: ({ document }, layer) => <LazyDocumentPreview document={document} {...layer} />,
  },
  {
    id: 'classify',
    label: 'What is it?',
    icon: FileQuestionMark,
    action: 'classifyDocument',
    allowed: (row) => couldBe(row).length > 0,
    dialog: (row, layer) => <LazyClassifySheet row={row} {...layer} />,
  },
  {
    id: 'versions',
    label: 'Earlier versions',
    icon: History,
    allowed: ({ document }) => (document.versions?.length ?? 0) > 0,
    dialog: ({ document }, layer) => <LazyDocumentVersions document={document} {...layer} />,
  },
  {
    id: 'download',
    label: 'Download',
    icon: Download,
    run: ({ document }, { database }) => downloadDocument(database(), document),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    action: 'deleteDocument',
    off: (row) => (isRetained(row.document, row.application.merchant) ? whyKept(row) : undefined),
    run: ({ document }, { run }) => {
      const { id } = document
      return run('deleteDocument', id, {
        success: () => documentMessages.documentDeleted,
        setback: () => true,
        dryRun: documentMessages.wouldDeleteDocument,
        shows: () => [{ table: 'documents', id, change: null }],
        offer: undoOffer(run, ({ name }) => ({
          success: () => documentMessages.documentRestored(name),
          dryRun: documentMessages.wouldRestoreDocument,
          shows: () => [{ table: 'documents', id, change: document }],
        })),
      })
    },
  },
]

export interface DirectorRow {
  merchant: Merchant
  director: Director
  idDocument: BusinessDocument | undefined
  /** The business has no other. */
  isOnly: boolean
}

export const LazyDirectorDialog = lazyDialog(
  async () => (await import('./director-dialog.tsx')).DirectorDialog,
)

/** Returns the owner and type of an ID. */
function aboutId({ name, idNumber }: Director): string {
  return idNumber
    ? `${idTypeName(idNumber) ?? 'ID'} of ${isolated(name)}, ${idNumber}`
    : `ID of ${name}`
}

/** The actions on a director (BIZ-4). */
export const directorActions: readonly RowAction<DirectorRow>[] = [
  {
    id: 'view',
    label: 'View ID document',
    icon: Eye,
    allowed: ({ idDocument }) => idDocument !== undefined,
    dialog: ({ director, idDocument }, layer) =>
      idDocument && (
        <LazyDocumentPreview document={idDocument} about={aboutId(director)} {...layer} />
      ),
  },
  {
    id: 'versions',
    label: 'Earlier versions',
    icon: History,
    allowed: ({ idDocument }) => (idDocument?.versions?.length ?? 0) > 0,
    dialog: ({ idDocument }, layer) =>
      idDocument && <LazyDocumentVersions document={idDocument} {...layer} />,
  },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    action: 'saveDirector',
    dialog: ({ merchant, director, idDocument }, layer) => (
      <LazyDirectorDialog
        merchant={merchant}
        director={director}
        idDocument={idDocument}
        {...layer}
      />
    ),
  },
  {
    id: 'remove',
    label: 'Remove',
    icon: Trash2,
    danger: true,
    action: 'removeDirector',
    off: ({ isOnly, merchant }) =>
      isOnly ? directorMessages.onlyOne(peopleNoun(merchant).one) : undefined,
    run: ({ director }, { run }) => {
      const { id, name } = director
      return run('removeDirector', id, {
        success: ({ result }) => directorMessages.removed(name, result.isKept),
        setback: () => true,
        dryRun: directorMessages.wouldRemove(name),
        shows: () => [{ table: 'directors', id, change: null }],
        offer: undoOffer(run, () => ({
          success: () => directorMessages.back(name),
          dryRun: directorMessages.wouldPutBack(name),
          shows: () => [{ table: 'directors', id, change: director }],
        })),
      })
    },
  },
]
