import {
  listApplications,
  papersOf,
  type PendingMerchant,
} from '#db/merchants/application-queries.ts'
import { openPapers } from '#db/merchants/required-documents.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { useQuery } from '#src/data/use-query.ts'
import { documentProgress } from '#src/rules/documents.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DocumentMark, stateText } from './document-state.tsx'

interface Props {
  applications: readonly Pick<Merchant, 'id' | 'name'>[]
  /** Receives the keys of what is missing or not approved, as it is listed. */
  onApprove: (accepted: string[]) => void
  open: boolean
  onClose: () => void
}

function OpenPapers({ application, named }: { application: PendingMerchant; named: boolean }) {
  const papers = papersOf(application)
  const open = openPapers(papers)
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      {named && <h3 className="font-semibold wrap-anywhere">{application.name}</h3>}
      <p className="text-muted tabular-nums">{documentProgress(papers)}</p>
      <ul className="mt-2 grid gap-2.5">
        {open.map(({ key, name, state, rejectionReason }) => (
          <li key={key} className="flex items-start gap-2.5">
            <DocumentMark status={state} />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block text-sm wrap-anywhere text-muted">
                {[stateText(state), rejectionReason].filter(Boolean).join(': ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Names the documents that are missing or not approved, and asks before the approval (ADM-3). */
export function ApproveDialog({ applications, onApprove, open, onClose }: Props) {
  const ids = applications.map(({ id }) => id)
  const found = useQuery((db) => listApplications(db, ids), [ids.join()])
  if (!found) return null
  const openOf = (application: PendingMerchant) => openPapers(papersOf(application))
  const asked = found.filter((application) => openOf(application).length > 0)
  const [first] = applications
  const isOne = applications.length === 1
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={isOne ? `Approve ${first?.name ?? ''}?` : `Approve ${applications.length} merchants?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              onApprove(asked.flatMap(openOf).map(({ key }) => key))
            }}
          >
            {asked.length === 0 ? 'Approve' : 'Approve anyway'}
          </Button>
        </>
      }
    >
      {asked.length === 0 ? (
        <p className="text-muted">All documents are approved.</p>
      ) : (
        <ul aria-label="Documents that are missing or not approved">
          {asked.map((application) => (
            <OpenPapers key={application.id} application={application} named={!isOne} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
