import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type DisputeListing, getDispute } from '#db/disputes/queries.ts'
import type { Evidence } from '#db/disputes/schemas.ts'
import { cleanFileName } from '#db/files/file-name.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { useUndoOffer } from '#src/data/undo-offer.ts'
import { useAction } from '#src/data/use-action.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { helpfulEvidence } from '#src/rules/cases.ts'
import { formatMoney } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { disputeMessages } from '#src/rules/messages/payments.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import { DisputeDetails, DisputeSheet } from '#src/screens/shared/disputes/dispute-details.tsx'
import { acceptedFiles, readPicked } from '#src/screens/shared/read-picked.ts'
import { Button } from '#src/ui/button.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useIdInPath } from '#src/ui/route-sheet.tsx'
import { toast } from '#src/ui/toast.ts'

/** Adds files to a dispute's evidence one after another, and removes them until they are sent. */
function useEvidence(disputeId: string) {
  const adding = useAction('addEvidence', {
    success: ({ name }) => disputeMessages.added(name),
    dryRun: ({ name }) => disputeMessages.wouldAdd(cleanFileName(name)),
    full: ({ name }) => disputeMessages.noRoomFor(cleanFileName(name)),
  })
  const offer = useUndoOffer(({ name }: Evidence) => ({
    success: () => disputeMessages.restored(name),
    dryRun: disputeMessages.wouldRestore,
  }))
  const removing = useAction('removeEvidence', {
    success: ({ result }) => disputeMessages.removed(result.name),
    setback: () => true,
    dryRun: disputeMessages.wouldRemove('The file'),
    offer,
  })

  async function add(files: File[]): Promise<void> {
    for (const file of files) {
      const picked = await readPicked(file)
      if (picked.error !== undefined) toast.error(picked.error)
      else await adding.run({ disputeId, ...picked })
    }
  }

  return {
    add,
    remove: ({ id }: Evidence) => removing.run({ disputeId, id }),
    uploading: adding.pending,
    forbidden: adding.forbidden,
  }
}

const SendDialog = lazyDialog(async () => (await import('./send-dialog.tsx')).SendEvidenceDialog, {
  keepsState: true,
})

interface AcceptDialogProps {
  dispute: DisputeListing
  open: boolean
  onClose: () => void
}

/** Says what accepting a dispute costs, then accepts it. */
function AcceptDialog({ dispute, ...dialog }: AcceptDialogProps) {
  const { id, amount, currency, payment } = dispute
  const accept = useAction('acceptDispute', {
    success: (row) => disputeMessages.accepted(row.id),
    setback: () => true,
    dryRun: disputeMessages.wouldAccept(id),
  })
  return (
    <ConfirmAction
      {...dialog}
      title={`Accept ${id}?`}
      text={named`You lose the dispute, and ${formatMoney(amount, currency)} goes back to ${payment?.customer ?? 'the cardholder'} from the held amount. This can’t be undone.`}
      confirmLabel="Accept dispute"
      action={accept}
      input={id}
    />
  )
}

/** One dispute as its merchant sees it, with the evidence to upload and send. */
export function DisputeScreen() {
  const id = useIdInPath()
  const dispute = useMerchantQuery(
    async (db, merchantId) => {
      const found = await getDispute(db, id)
      return found?.merchantId === merchantId ? found : null
    },
    [id],
  )
  const [sending, setSending] = useState(false)
  const [accepting, setAccepting] = useState(false)
  const evidence = useEvidence(id)
  const mayNotAccept = useForbids()('acceptDispute')
  const isAwaited = dispute?.status === 'evidence'
  return (
    <DisputeSheet
      id={id}
      list={pathTo('disputes')}
      dispute={dispute}
      footer={
        isAwaited && (
          <>
            <Button
              variant="primary"
              forbidden={evidence.forbidden}
              onClick={() => setSending(true)}
            >
              Send evidence
            </Button>
            <Button
              variant="danger-outline"
              forbidden={mayNotAccept}
              onClick={() => setAccepting(true)}
            >
              Accept dispute
            </Button>
          </>
        )
      }
    >
      {(found) => (
        <>
          <DisputeDetails
            dispute={found}
            reader="merchant"
            paymentPath={pathTo('transaction-details', { id: found.transactionId })}
            {...(isAwaited && {
              fileAction: (file) => (
                <IconButton
                  label={named`Remove ${file.name}`}
                  icon={<Trash2 aria-hidden />}
                  forbidden={evidence.forbidden}
                  onClick={() => void evidence.remove(file)}
                />
              ),
            })}
          >
            {isAwaited && (
              <div className="mt-3 grid gap-2">
                <DropZone
                  label="Choose evidence files"
                  accept={acceptedFiles}
                  multiple
                  hint="Up to five files: PDF, DOC, DOCX, JPG or PNG, 10MB each."
                  pending={evidence.uploading}
                  pendingLabel="Adding"
                  forbidden={evidence.forbidden}
                  onPick={(files) => void evidence.add(files)}
                >
                  Add files
                </DropZone>
                <p className="text-sm text-muted">
                  What helps: {helpfulEvidence[found.reason]} You can send evidence only once.
                </p>
              </div>
            )}
          </DisputeDetails>
          <SendDialog dispute={found} open={sending} onClose={() => setSending(false)} />
          <AcceptDialog dispute={found} open={accepting} onClose={() => setAccepting(false)} />
        </>
      )}
    </DisputeSheet>
  )
}
