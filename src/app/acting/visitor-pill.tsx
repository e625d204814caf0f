import { useEffect, useState } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { visitor } from '#src/data/visitor.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext, openOnDemand } from '#src/data/database-context.ts'
import { DemoPill } from '../demo-controls/demo-pill.tsx'

/** The demo's pill on a page that does not open the database itself. */
export function VisitorPill() {
  const [db, setDb] = useState<PaidDatabase | null>(null)
  useEffect(() => {
    openOnDemand().then(setDb, reportError)
  }, [])
  return (
    <DatabaseContext value={db}>
      <ActorContext value={visitor}>{db && <DemoPill />}</ActorContext>
    </DatabaseContext>
  )
}
