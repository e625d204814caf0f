import { Dexie, liveQuery } from 'dexie'
import { useCallback } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import type { DemoSettings } from '#db/people/sessions.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { toast } from '#src/ui/toast.ts'
import { useDatabase } from './database-context.ts'

type Settings = () => DemoSettings | Promise<DemoSettings>

/** The demo settings of each database, live from the first request on. */
const followed = new WeakMap<PaidDatabase, Settings>()

function follow(db: PaidDatabase): Settings {
  let latest: DemoSettings | undefined
  const watching = liveQuery(() => getDemoSettings(db)).subscribe({
    next: (settings) => {
      latest = settings
    },
    // After an error every press reads them again, and reports why it failed.
    error: () => {
      latest = undefined
    },
  })
  // During a change every press reads them again until the new value is known.
  const forget = (parts: object) => {
    if (Object.keys(parts).some((part) => part.includes('/demoSettings/'))) latest = undefined
  }
  Dexie.on('storagemutated', forget)
  db.on('close', () => {
    watching.unsubscribe()
    Dexie.on.storagemutated.unsubscribe(forget)
    followed.delete(db)
  })
  const now = () => latest ?? getDemoSettings(db)
  followed.set(db, now)
  return now
}

/** Returns the demo settings, at once after the first request, so that a press never waits. */
export const demoSettingsNow: (db: PaidDatabase) => ReturnType<Settings> = (db) =>
  (followed.get(db) ?? follow(db))()

/** Returns whether dry run is on. */
export async function isDryRun(db: PaidDatabase): Promise<boolean> {
  return (await demoSettingsNow(db)).dryRun
}

/**
 * In dry run, shows what the button would do and resolves to true: the caller must then do nothing. Otherwise resolves
 * to false.
 */
export async function toastInDryRun(db: PaidDatabase, words: string): Promise<boolean> {
  const dryRun = await isDryRun(db)
  if (dryRun) toast.info(words)
  return dryRun
}

/**
 * The same for a button that runs no action, such as a download: `if (await dryRun(linkMessages.wouldDownloadQr))
 * return`
 */
export function useDryRun(): (words: string) => Promise<boolean> {
  const database = useDatabase()
  return useCallback((words) => toastInDryRun(database(), words), [database])
}
