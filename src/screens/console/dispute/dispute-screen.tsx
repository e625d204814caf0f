import { useState } from 'react'
import { getDispute } from '#db/disputes/queries.ts'
import { useForbids, useMayOpen } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#routes/paths.ts'
import { DisputeDetails, DisputeSheet } from '#src/screens/shared/disputes/dispute-details.tsx'
import { consoleDetailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useIdInPath } from '#src/ui/route-sheet.tsx'

const DecideDialog = lazyDialog(async () => (await import('./decide-dialog.tsx')).DecideDialog)

/** One dispute as the console sees it; staff decide it once the evidence is in. */
export function ConsoleDisputeScreen() {
  const id = useIdInPath()
  const dispute = useQuery((db) => getDispute(db, id), [id])
  const [deciding, setDeciding] = useState(false)
  const forbidden = useForbids()('decideDispute')
  const mayOpen = useMayOpen()
  return (
    <DisputeSheet
      id={id}
      list={pathTo('console-disputes')}
      dispute={dispute}
      footer={
        dispute?.status === 'review' && (
          <Button variant="primary" forbidden={forbidden} onClick={() => setDeciding(true)}>
            Decide
          </Button>
        )
      }
    >
      {(found) => (
        <>
          <DisputeDetails
            dispute={found}
            reader="staff"
            paymentPath={
              mayOpen('console-transaction') ? consoleDetailsPath(found.transactionId) : undefined
            }
          />
          <DecideDialog dispute={found} open={deciding} onClose={() => setDeciding(false)} />
        </>
      )}
    </DisputeSheet>
  )
}
