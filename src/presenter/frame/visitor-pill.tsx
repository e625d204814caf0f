import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PaidDatabase } from '#db/database.ts'
import { visitor } from '#src/data/visitor.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext, openOnDemand } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { toast } from '#src/ui/toast.ts'
import { ShellStrip } from './shell-strips.tsx'
import { DemoPill } from './demo-pill.tsx'

interface Props {
  startsOpen: boolean
  /** Shown until the database is open. */
  meanwhile: ReactNode
  /** The database can't be opened. */
  onFailed: () => void
}

/** The demo's pill on a page that does not open the database itself. */
export function VisitorPill({ startsOpen, meanwhile, onFailed }: Props) {
  const [db, setDb] = useState<PaidDatabase | null>(null)
  const fail = useEffectEvent(async (error: unknown) => {
    toast.error(await refusalText(error))
    onFailed()
  })
  useEffect(() => {
    openOnDemand().then(setDb, fail)
  }, [])
  if (!db) return meanwhile
  return (
    <DatabaseContext value={db}>
      <ActorContext value={visitor}>
        <DemoPill startsOpen={startsOpen} />
        {createPortal(
          <div className="sticky bottom-0 z-20 pb-[env(safe-area-inset-bottom)]">
            <ShellStrip area="public" />
          </div>,
          document.body,
        )}
      </ActorContext>
    </DatabaseContext>
  )
}
