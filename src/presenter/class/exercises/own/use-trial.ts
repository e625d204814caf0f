import { useEffect, useState } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import type { ScenarioId } from '#seed/scenario-files.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { toast } from '#src/ui/toast.ts'
import { seedRows } from '#src/seeding/seeder.ts'
import type { SomeRows } from '../running/by-hand.ts'
import { actNames, besideLines, proposedChecks, rowsNow } from './proposed-checks.ts'

/** What the author did since the trial's start, as lines of a check and as acts. */
export interface Trial {
  before: SomeRows
  now: SomeRows
  lines: string[]
  acts: string[]
  /** What was changed beside what the written lines ask for, by name. */
  beside: string[]
}

interface Tried {
  id: string
  side: 'merchant' | 'console' | 'customer'
  scenario: ScenarioId | undefined
  /** The lines that are written so far, whose tables are read too. */
  written: readonly string[]
}

/**
 * Returns what was done in the trial of an exercise, live; null if none runs, undefined until it is known. The rows of the
 * start are made again from the sample data, as of the start's instant.
 */
export function useTrial({ id, side, scenario, written }: Tried): Trial | null | undefined {
  const settings = useQuery(getDemoSettings)
  const running = settings?.exercise
  const startedAt = running?.trial && running.id === id ? running.startedAt : undefined
  const [before, setBefore] = useState<{ startedAt: string; rows: SomeRows }>()

  useEffect(() => {
    if (startedAt === undefined) return
    let left = false
    seedRows(scenario ? { scenario } : {}, new Date(startedAt)).then(
      (rows) => left || setBefore({ startedAt, rows }),
      async (error: unknown) => left || toast.error(await refusalText(error)),
    )
    return () => {
      left = true
    }
  }, [startedAt, scenario])

  const start = before !== undefined && before.startedAt === startedAt ? before.rows : undefined
  const done = useQuery(
    async (db) => {
      if (start === undefined || startedAt === undefined) return undefined
      const now = await rowsNow(db, written)
      const lines = proposedChecks(start, now)
      const beside = besideLines(written, { before: start, now, startedAt })
      return { before: start, now, lines, acts: await actNames(db, { side }, startedAt), beside }
    },
    [start, startedAt],
    undefined,
    [side, written.join('\n')],
  )
  return settings !== undefined && startedAt === undefined ? null : done
}
