import { Check, Eye, MessageSquareMore, RotateCcw, X } from 'lucide-react'
import { papersOf, type PendingMerchant } from '#db/merchants/application-queries.ts'
import { canApprove } from '#db/merchants/required-documents.ts'
import { isWaiting } from '#db/merchants/rules.ts'
import type { ApprovalStatus, Merchant } from '#db/merchants/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import type { ExpectedChange } from '#src/data/expected.ts'
import { type RunAction, useRunAction } from '#src/data/use-action.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import type { ActionTools, RowAction } from '#src/screens/shared/row-actions.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { undoBy } from '#src/ui/toast.ts'

const ApproveDialog = lazyDialog(async () => (await import('./approve-dialog.tsx')).ApproveDialog)
const RejectDialog = lazyDialog(async () => (await import('./reject-dialog.tsx')).RejectDialog)
const RequestDialog = lazyDialog(
  async () => (await import('./request-dialog.tsx')).RequestInformationDialog,
)

/** An application; rows of the queue include what its required documents are read from. */
type Application = Merchant & Partial<Pick<PendingMerchant, 'documents' | 'directors'>>

type Applications = readonly Application[]
type Tools = Pick<ActionTools, 'run' | 'show'>

/** What a screen adds to a decision. */
interface DecisionOptions {
  /** Runs the decision, which returns undefined if it was refused or dry. */
  deciding?: (decide: () => Promise<unknown>) => Promise<unknown>
  onUndone?: () => void
}

/** Returns the address of the review of an application. */
export const reviewPath = ({ id }: Pick<Merchant, 'id'>): string =>
  `${pathTo('pending-merchants')}?review=${id}`

const idsOf = (applications: Applications) => applications.map(({ id }) => id)

const decided = (applications: Applications, approvalStatus: ApprovalStatus): ExpectedChange[] =>
  applications.map(({ id }) => ({ table: 'merchants', id, change: { approvalStatus } }))

/** Returns the Undo of a decision on applications, which were decided by one act at one instant. */
function undoOf(run: RunAction, applications: Applications, { onUndone }: DecisionOptions) {
  const undo = async (decidedAt: string) => {
    const restored = await run(
      'undoDecisions',
      { ids: idsOf(applications), decidedAt },
      {
        success: applicationMessages.decisionsUndone,
        dryRun: applicationMessages.wouldUndoDecision,
        // The queue needs a complete row to show it before the write.
        shows: () =>
          applications.flatMap((each) =>
            each.documents ? [{ table: 'merchants', id: each.id, change: each }] : [],
          ),
      },
    )
    if (restored) onUndone?.()
  }
  return ([merchant]: readonly Merchant[]) => undoBy(() => undo(merchant?.lastModifiedDate ?? ''))
}

function isComplete({ documents, directors, ...merchant }: Application): boolean {
  if (!documents || !directors) return false
  return canApprove(papersOf({ ...merchant, documents, directors }))
}

const decideNow = (decide: () => Promise<unknown>) => decide()

/** Approves applications, and asks first where documents are missing or not approved. */
function approve({ run, show }: Tools, applications: Applications, options: DecisionOptions = {}) {
  const { deciding = decideNow } = options
  const approveThem = (accepted?: string[]) =>
    deciding(() =>
      run(
        'approveMerchants',
        { ids: idsOf(applications), ...(accepted && { accepted }) },
        {
          success: applicationMessages.merchantsApproved,
          dryRun: ({ ids }) => applicationMessages.wouldApprove(ids.length),
          shows: () => decided(applications, 'APPROVED'),
          offer: undoOf(run, applications, options),
        },
      ),
    )
  if (applications.every(isComplete)) void approveThem()
  else
    show((layer) => (
      <ApproveDialog
        applications={applications}
        onApprove={(accepted) => void approveThem(accepted)}
        {...layer}
      />
    ))
}

/** Rejects applications, and asks for the reason first. */
function reject({ run, show }: Tools, applications: Applications, options: DecisionOptions = {}) {
  const { deciding = decideNow } = options
  const rejectFor = (reason: string) =>
    deciding(() =>
      run(
        'rejectMerchants',
        { ids: idsOf(applications), reason },
        {
          success: applicationMessages.merchantsRejected,
          setback: () => true,
          dryRun: ({ ids }) => applicationMessages.wouldReject(ids.length),
          offer: undoOf(run, applications, options),
        },
      ),
    )
  show((layer) => <RejectDialog applications={applications} onReject={rejectFor} {...layer} />)
}

/** Asks a merchant for what its application lacks. */
function requestInformation({ run, show }: Tools, application: Application) {
  const request = (asked: { missing: string[]; text: string }) =>
    run(
      'requestInformation',
      { id: application.id, ...asked },
      {
        success: ({ name }) => applicationMessages.informationRequested(name),
        dryRun: applicationMessages.wouldRequestInformation,
        offer: (asking) => undoOf(run, [application], {})([asking]),
      },
    )
  show((layer) => <RequestDialog application={application} onRequest={request} {...layer} />)
}

function reopen(run: RunAction, application: Application) {
  return run('reopenApplication', application.id, {
    success: ({ name }) => applicationMessages.reopened(name),
    dryRun: applicationMessages.wouldReopen,
    shows: () => decided([application], 'UNDER_REVIEW'),
    offer: (reopened) => undoOf(run, [application], {})([reopened]),
  })
}

/** Decides applications from buttons: each asks what it must, and its toast has an Undo. */
export function useDecisions(options?: DecisionOptions) {
  const { run } = useRunAction()
  const show = useShowDialog()
  const forbids = useForbids()
  const tools = { run, show }
  return {
    approve: {
      forbidden: forbids('approveMerchants'),
      run: (applications: Applications) => approve(tools, applications, options),
    },
    reject: {
      forbidden: forbids('rejectMerchants'),
      run: (applications: Applications) => reject(tools, applications, options),
    },
    request: {
      forbidden: forbids('requestInformation'),
      run: (application: Application) => requestInformation(tools, application),
    },
  }
}

/** Actions on an application (ADM-3). */
export const applicationActions: readonly RowAction<
  Application,
  'review' | 'reject' | 'approve' | 'request' | 'reopen'
>[] = [
  {
    id: 'review',
    label: 'Review',
    icon: Eye,
    allowed: isWaiting,
    run: (application, { follow }) => follow(reviewPath(application)),
  },
  {
    id: 'reject',
    label: 'Reject',
    icon: X,
    action: 'rejectMerchants',
    allowed: isWaiting,
    run: (application, tools) => reject(tools, [application]),
  },
  {
    id: 'approve',
    label: 'Approve',
    icon: Check,
    action: 'approveMerchants',
    allowed: isWaiting,
    run: (application, tools) => approve(tools, [application]),
  },
  {
    id: 'request',
    label: 'Request information',
    icon: MessageSquareMore,
    action: 'requestInformation',
    allowed: isWaiting,
    run: (application, tools) => requestInformation(tools, application),
  },
  {
    id: 'reopen',
    label: 'Reopen',
    icon: RotateCcw,
    action: 'reopenApplication',
    allowed: ({ approvalStatus }) => approvalStatus === 'REJECTED',
    run: (application, { run }) => reopen(run, application),
  },
]
