import { Dexie, liveQuery } from 'dexie'
import { useCallback } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import type { DemoSettings } from '#db/people/sessions.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { toast } from '#src/ui/toast.ts'
import { useDatabase } from './database-context.ts'

/** What the presenter has set, by database, kept live from the first question on. */
const followed = new WeakMap<PaidDatabase, () => Promise<DemoSettings>>()

function follow(db: PaidDatabase): () => Promise<DemoSettings> {
  let latest: Promise<DemoSettings> | undefined
  liveQuery(() => getDemoSettings(db)).subscribe({
    next: (settings) => {
      latest = Promise.resolve(settings)
    },
    // One that can't be read is asked for anew at each press, which says why.
    error: () => {
      latest = undefined
    },
  })
  // What is being changed is asked for anew until that is known.
  Dexie.on('storagemutated', (parts) => {
    if (Object.keys(parts).some((part) => part.includes('/demoSettings/'))) latest = undefined
  })
  const now = () => latest ?? getDemoSettings(db)
  followed.set(db, now)
  return now
}

/** Whether nothing may be changed now. Known without the database once it was asked for: a press waits for nothing. */
export async function isDryRun(db: PaidDatabase): Promise<boolean> {
  const { dryRun } = await (followed.get(db) ?? follow(db))()
  return dryRun
}

/**
 * In dry run, says what the pressed button would do and answers true: nothing may be done then. Answers false
 * otherwise, without a word.
 */
export async function saidInDryRun(db: PaidDatabase, words: string): Promise<boolean> {
  const dryRun = await isDryRun(db)
  if (dryRun) toast.info(words)
  return dryRun
}

/**
 * The same for a button that runs no action, such as a download:
 * `if (await dryRun(linkMessages.wouldDownloadQr)) return`
 */
export function useDryRun(): (words: string) => Promise<boolean> {
  const database = useDatabase()
  return useCallback((words) => saidInDryRun(database(), words), [database])
}
