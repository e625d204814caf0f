import { purposeNames, typeFor } from '#db/merchants/document-purposes.ts'
import type { DocumentPurpose } from '#db/merchants/schemas.ts'
import { isolated } from '#db/text/typed-text.ts'
import { useAction } from '#src/data/use-action.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { MenuSheet } from '#src/ui/menu.tsx'
import { couldBe, type DocumentOf } from './business-actions.tsx'

interface Props {
  row: DocumentOf
  open: boolean
  onClose: () => void
}

/** Asks what a document is: one of the required ones that are missing, or another one (BIZ-3). */
export function ClassifySheet({ row, open, onClose }: Props) {
  const { id, name, purpose: before } = row.document
  const { run } = useAction('classifyDocument', {
    success: ({ purpose }) => documentMessages.documentClassified(name, purposeNames[purpose]),
    dryRun: ({ purpose }) => documentMessages.wouldClassify(name, purposeNames[purpose]),
    shows: ({ purpose, directorId }) => [
      { table: 'documents', id, change: { purpose, type: typeFor(purpose) } },
      ...(directorId === undefined
        ? []
        : [{ table: 'directors', id: directorId, change: { idDocument: id } } as const]),
    ],
  })
  const is = (label: string, purpose: DocumentPurpose, directorId?: string) => ({
    label,
    onSelect: () => void run({ id, purpose, directorId }),
  })
  return (
    <MenuSheet
      open={open}
      onClose={onClose}
      title="What is it?"
      description={isolated(name)}
      items={[
        ...couldBe(row).map(({ label, purpose, directorId }) => is(label, purpose, directorId)),
        ...(before === 'other' ? [] : [is(purposeNames.other, 'other')]),
      ]}
    />
  )
}
