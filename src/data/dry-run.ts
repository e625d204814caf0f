import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings } from '#db/queries/get-demo-settings.ts'
import { toast } from '#src/ui/toast.ts'
import { useDatabase } from './database-context.ts'

/**
 * In dry run, says what the pressed button would do and answers true: nothing may be done then. Answers false
 * otherwise, without a word.
 */
export async function saidInDryRun(db: PaidDatabase, words: string): Promise<boolean> {
  const { dryRun } = await getDemoSettings(db)
  if (dryRun) toast.info(words)
  return dryRun
}

/**
 * The same for a button that runs no action, such as a download:
 * `if (await dryRun(linkMessages.wouldDownloadQr)) return`
 */
export function useDryRun(): (words: string) => Promise<boolean> {
  const database = useDatabase()
  return (words) => saidInDryRun(database(), words)
}
