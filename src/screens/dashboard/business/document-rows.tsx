import { CircleDashed, FileText, Image, Plus } from 'lucide-react'
import type { MerchantId } from '#db/common.ts'
import { cleanFileName } from '#db/files/file-name.ts'
import type { Application } from '#db/merchants/application-queries.ts'
import type { DocumentState, RequiredDocument } from '#db/merchants/required-documents.ts'
import type { BusinessDocument, DocumentPurpose, Merchant } from '#db/merchants/schemas.ts'
import { formatDate } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { peopleTitles } from '#src/rules/business.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { documentStatusLook } from '#src/rules/transactions.ts'
import { FormerDirector, RejectedBecause } from '#src/screens/shared/documents/document-view.tsx'
import { acceptedFiles, readPicked } from '#src/screens/shared/read-picked.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { Menu } from '#src/ui/menu.tsx'
import { toast } from '#src/ui/toast.ts'
import {
  documentActions,
  type DocumentOf,
  isUnknown,
  LazyClassifySheet,
  LazyDirectorDialog,
} from './business-actions.tsx'

const isImage = (name: string) => /\.(jpe?g|jpe|jfif|png)$/i.test(name)

const rowClass =
  'flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 pr-2.5 pl-5 first:border-t-0 sm:pr-5 md:px-6'

/** On a phone the state stands below the text, so that the button keeps its place. */
const textClass =
  'flex min-w-0 flex-1 flex-col items-start gap-1 md:flex-row md:items-center md:gap-3 [&>div]:w-full'

interface DocumentRowProps {
  document: BusinessDocument
  application: Application
  /** What it is required for. */
  required?: RequiredDocument<BusinessDocument>
}

/** One document with its state and actions. */
export function DocumentRow({ document, application, required }: DocumentRowProps) {
  const { name, size, uploadDate, versions = [] } = document
  const state: DocumentState = required?.state ?? document.status
  const actionsOf = useRowActions()
  const row = useFocusHandedOn<HTMLLIElement>()
  const { tone, label } = documentStatusLook(state)
  const Icon = isImage(name) ? Image : FileText
  const version = versions.length > 0 ? ` · Version ${versions.length + 1}` : ''
  // An ID has its actions beside its person.
  const isPersonal = required?.directorId !== undefined
  return (
    <li ref={row} className={rowClass}>
      <span className="grid size-10 flex-none place-items-center rounded-control bg-sunken text-muted">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={textClass}>
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words [overflow-wrap:anywhere] line-clamp-2">
            {required?.label ?? name}
          </p>
          {required && <p className="text-sm text-muted wrap-anywhere line-clamp-2">{name}</p>}
          <p className="text-sm text-muted tabular-nums">
            {size} · {formatDate(uploadDate)}
            {version}
          </p>
          <FormerDirector document={document} merchant={application.merchant} />
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {!isPersonal && (
        <Menu
          label={named`Actions for ${name}`}
          items={actionsOf(documentActions, { document, application })}
        />
      )}
      <RejectedNote document={document} />
      {isUnknown({ document, application }) && <WhatIsIt {...{ document, application }} />}
      {required?.state === 'expired' && <Expired document={document} required={required} />}
    </li>
  )
}

/** Asks what a document is whose name doesn't say it, while one is missing that it could be. */
function WhatIsIt(row: DocumentOf) {
  const showDialog = useShowDialog()
  const forbids = useForbids()
  return (
    <div className="w-full sm:pl-13">
      <Button
        variant="secondary"
        size="sm"
        forbidden={forbids('classifyDocument')}
        onClick={() => showDialog((layer) => <LazyClassifySheet row={row} {...layer} />)}
      >
        What is it?<span className="sr-only"> {row.document.name}</span>
      </Button>
    </div>
  )
}

/** Asks for a newer document: beside one that was approved, in place of one that was not. */
function Expired({
  document,
  required,
}: Required<Pick<DocumentRowProps, 'document' | 'required'>>) {
  return (
    <div className="grid w-full justify-items-start gap-2 sm:pl-13">
      <p className="text-sm text-danger wrap-anywhere">Expired: upload a new one</p>
      {document.status === 'approved' ? (
        <AddButton merchantId={document.merchantId} required={required} />
      ) : (
        <ReplaceButton document={document} />
      )}
    </div>
  )
}

/**
 * Uploads picked files one after another, for a purpose where one is asked for; each reports its own
 * result, and a failure doesn't affect the others.
 */
export function useUploads(
  merchantId: MerchantId,
  pickedFor: { purpose?: DocumentPurpose; directorId?: string | undefined } = {},
) {
  const { run, pending, forbidden } = useAction('uploadDocument', {
    success: ({ name }) => documentMessages.documentUploaded(name),
    dryRun: ({ name }) => documentMessages.wouldUpload(cleanFileName(name)),
    full: ({ name }) => documentMessages.noRoomFor(cleanFileName(name)),
  })

  async function upload(files: File[]): Promise<void> {
    for (const file of files) {
      const picked = await readPicked(file)
      if (picked.error !== undefined) toast.error(picked.error)
      else await run({ merchantId, ...pickedFor, ...picked })
    }
  }

  return { upload, uploading: pending, forbidden }
}

interface AddButtonProps {
  merchantId: Merchant['id']
  required: RequiredDocument
}

/** Uploads what is required: the file is picked, and what it is for is known. */
function AddButton({ merchantId, required }: AddButtonProps) {
  const { label, purpose, directorId } = required
  const { upload, uploading, forbidden } = useUploads(merchantId, { purpose, directorId })
  return (
    <FilePicker
      label={`Choose a file for ${label}`}
      accept={acceptedFiles}
      size="sm"
      pending={uploading}
      pendingLabel="Uploading"
      forbidden={forbidden}
      onPick={(files) => void upload(files)}
    >
      Add<span className="sr-only"> {label}</span>
    </FilePicker>
  )
}

/** Adds the first of the people whose IDs are required. */
function AddPersonButton({ merchant }: { merchant: Merchant }) {
  const showDialog = useShowDialog()
  const forbids = useForbids()
  const add = () =>
    showDialog((layer) => (
      <LazyDirectorDialog merchant={merchant} director={null} idDocument={undefined} {...layer} />
    ))
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Plus aria-hidden />}
      forbidden={forbids('saveDirector')}
      onClick={add}
    >
      Add<span className="max-md:sr-only"> {peopleTitles(merchant).one}</span>
    </Button>
  )
}

interface RequiredRowProps {
  required: RequiredDocument<BusinessDocument>
  application: Application
}

/** A required document: the one that is there, or the button that adds it. */
export function RequiredRow({ required, application }: RequiredRowProps) {
  const { merchant, directors } = application
  const { document, label, hint, purpose } = required
  if (document) return <DocumentRow {...{ document, application, required }} />
  const { tone, label: state } = documentStatusLook(required.state)
  return (
    <li className={rowClass}>
      <span className="grid size-10 flex-none place-items-center rounded-control bg-sunken text-muted">
        <CircleDashed size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={textClass}>
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{label}</p>
          <p className="text-sm text-muted wrap-anywhere">{hint}</p>
        </div>
        <Badge tone={tone}>{state}</Badge>
      </div>
      {purpose === 'identity' && directors.length === 0 ? (
        <AddPersonButton merchant={merchant} />
      ) : (
        <AddButton merchantId={merchant.id} required={required} />
      )}
    </li>
  )
}

/** Replaces a rejected document; the old file stays among its versions. */
function ReplaceButton({ document: { id, name } }: { document: BusinessDocument }) {
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
      label={named`Choose a file to replace ${name}`}
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
function RejectedNote({ document }: { document: BusinessDocument }) {
  if (document.status !== 'rejected') return null
  return (
    <div className="grid w-full justify-items-start gap-2 sm:pl-13">
      <RejectedBecause document={document} />
      <ReplaceButton document={document} />
    </div>
  )
}
