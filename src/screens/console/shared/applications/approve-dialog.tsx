import { listApplications, type PendingMerchant } from '#db/merchants/application-queries.ts'
import { canApprove, openDocuments } from '#db/merchants/rules.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DocumentMark, stateText } from './document-state.tsx'
import { documentProgress } from './review.ts'

interface Props {
  applications: readonly Pick<Merchant, 'id' | 'name'>[]
  /** Receives the documents that are not approved, as they are listed. */
  onApprove: (accepted: string[]) => void
  open: boolean
  onClose: () => void
}

function OpenPapers({ application, named }: { application: PendingMerchant; named: boolean }) {
  const { name, documents } = application
  const open = openDocuments(documents)
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      {named && <h3 className="font-semibold wrap-anywhere">{name}</h3>}
      <p className="text-muted tabular-nums">
        {documents.length === 0 ? 'No documents were uploaded.' : documentProgress(documents)}
      </p>
      {open.length > 0 && (
        <ul className="mt-2 grid gap-2.5">
          {open.map((paper) => (
            <li key={paper.id} className="flex items-start gap-2.5">
              <DocumentMark status={paper.status} />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{paper.name}</span>
                <span className="block text-sm wrap-anywhere text-muted">
                  {[stateText(paper.status), paper.rejectionReason].filter(Boolean).join(': ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Names the documents that are not approved, and asks before the approval (ADM-3). */
export function ApproveDialog({ applications, onApprove, open, onClose }: Props) {
  const ids = applications.map(({ id }) => id)
  const found = useQuery((db) => listApplications(db, ids), [ids.join()])
  if (!found) return null
  const papers = found.flatMap(({ documents }) => openDocuments(documents))
  const asked = found.filter(({ documents }) => !canApprove(documents))
  const [first] = applications
  const isOne = applications.length === 1
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={
        isOne ? named`Approve ${first?.name ?? ''}?` : `Approve ${applications.length} merchants?`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              onApprove(papers.map(({ id }) => id))
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
        <ul aria-label="Documents that aren’t approved">
          {asked.map((application) => (
            <OpenPapers key={application.id} application={application} named={!isOne} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
