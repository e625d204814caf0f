import { useState } from 'react'
import type { scenarioTexts } from '#seed/scenarios.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { startScenario } from '../snapshots/replace-demo.ts'

interface Props {
  scenario: (typeof scenarioTexts)[number]
  open: boolean
  onClose: () => void
  /** Called once the scenario is there. */
  onDone?: () => void
}

/** Asks before a scenario takes the place of what is on this device. */
export function ScenarioDialog({ scenario, open, onClose, onDone }: Props) {
  const database = useOpenDatabase()
  const actor = useActor()
  const [pending, setPending] = useState(false)

  async function load() {
    setPending(true)
    // Where it can't be opened, the recovery screen says why.
    const db = await database().catch(() => null)
    if (db && (await startScenario({ db, actor }, scenario))) {
      onClose()
      onDone?.()
    }
    setPending(false)
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Load ${scenario.name}?`}
      text="It replaces what is on this device, and you can undo that."
      confirmLabel="Load"
      pending={pending}
      onConfirm={() => void load()}
    />
  )
}
