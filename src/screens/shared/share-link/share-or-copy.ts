import { copyAndSay } from '#src/screens/shared/copy-and-say.ts'
import { share } from '#src/ui/share.ts'

interface Shared {
  title: string
  url: string
  /** A picture, where the system can share files. */
  file?: File
}

/** Opens the system's share sheet; copies the address if there is none. */
export async function shareOrCopy({ title, url, file }: Shared): Promise<void> {
  const asFile = file ? await share({ title, text: url, files: [file] }) : 'unavailable'
  const outcome = asFile === 'unavailable' ? await share({ title, url }) : asFile
  if (outcome === 'unavailable') await copyAndSay(url)
}
