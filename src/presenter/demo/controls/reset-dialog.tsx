import { useState } from 'react'
import { hasManyTransactions } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { resetDemo } from '../snapshots/replace-demo.ts'
import { useUnlessTest } from '../snapshots/use-unless-test.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** Called once the sample data is back. */
  onDone?: () => void
}

/** Asks before everything on this device is replaced with the sample data. */
export function ResetDialog({ open, onClose, onDone }: Props) {
  const database = useOpenDatabase()
  const actor = useActor()
  const isLarge = useQuery(async (db) => open && (await hasManyTransactions(db)), [open])
  const [resetting, setResetting] = useState(false)
  const asks = useUnlessTest(open, onClose)

  async function reset() {
    setResetting(true)
    // Where it can't be opened, the recovery screen says why.
    const db = await database().catch(() => null)
    const done = db !== null && (await resetDemo({ db, actor }))
    setResetting(false)
    onClose()
    if (done) onDone?.()
  }

  return (
    <ConfirmDialog
      open={asks}
      onClose={onClose}
      title="Reset to seed?"
      text={`Deletes every decision, upload and edit on this device and restores the sample data. ${
        isLarge
          ? 'With more than 20,000 transactions, this can’t be undone.'
          : 'You can undo this for 10 seconds.'
      }`}
      confirmLabel="Reset to seed"
      danger
      pending={resetting}
      onConfirm={() => void reset()}
    />
  )
}
