import { useEffect, useRef } from 'react'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { isDryRun } from '#src/data/dry-run.ts'
import { runAction } from '#src/data/run-action.ts'

/** Counts this visit to a link's page, once; null counts nothing. Dry run leaves the count as it is. */
export function useCountView(path: string | null): void {
  const database = useDatabase()
  const actor = useActor()
  const counted = useRef<string | null>(null)
  useEffect(() => {
    if (path === null || counted.current === path) return
    counted.current = path
    const count = async () => {
      const db = database()
      if (!(await isDryRun(db))) await runAction('recordLinkView', path, { db, actor })
    }
    // A visit that could not be counted is no matter of the payer's.
    count().catch(() => undefined)
  }, [path, database, actor])
}
