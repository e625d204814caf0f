import { appMessages } from '#src/rules/messages/app.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { share } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

export async function copyAndSay(
  text: string,
  toastText: string = appMessages.copied,
): Promise<void> {
  if (await copyText(text)) toast.success(toastText)
  else toast.error(appMessages.copyRefused)
}

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
