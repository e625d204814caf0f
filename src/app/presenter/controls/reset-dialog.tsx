import { useState } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast.ts'
import { everythingReplaced } from '../../database/everything-replaced.ts'
import { seedRows } from '../../database/seeder.ts'

/** Replaces everything on this device with the sample data. */
export async function resetDemo(db: PaidDatabase): Promise<void> {
  await resetToSeed(db, await seedRows())
  everythingReplaced(appMessages.seedRestoredElsewhere)
}

interface Props {
  open: boolean
  onClose: () => void
  /** Called once the sample data is back. */
  onDone?: () => void
}

/** Asks before everything on this device is replaced with the sample data. */
export function ResetDialog({ open, onClose, onDone }: Props) {
  const database = useDatabase()
  const [resetting, setResetting] = useState(false)

  async function reset() {
    setResetting(true)
    try {
      await resetDemo(database())
      onClose()
      onDone?.()
      toast.success(appMessages.seedRestored, { topic: 'reset' })
    } catch (error) {
      onClose()
      toast.error(await refusalText(error))
    } finally {
      setResetting(false)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Reset to seed?"
      text="Deletes every decision, upload and edit on this device and restores the sample data. This can’t be undone."
      confirmLabel="Reset to seed"
      danger
      pending={resetting}
      onConfirm={() => void reset()}
    />
  )
}
