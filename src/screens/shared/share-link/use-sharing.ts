import { useDryRun } from '#src/data/dry-run.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-say.ts'
import { share } from '#src/ui/share.ts'

interface Shared {
  title: string
  url: string
  /** A picture of it, where the system takes files. */
  file?: File
}

/** Gives something to the system's share sheet; copies its address where there is none. */
export function useSharing(): (what: Shared, wouldSay: string) => Promise<void> {
  const dryRun = useDryRun()
  return async ({ title, url, file }, wouldSay) => {
    if (await dryRun(wouldSay)) return
    const asFile = file ? await share({ title, text: url, files: [file] }) : 'unavailable'
    const outcome = asFile === 'unavailable' ? await share({ title, url }) : asFile
    if (outcome === 'unavailable') await copyAndSay(url)
  }
}
