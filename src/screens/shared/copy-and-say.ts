import { appMessages } from '#src/rules/messages/app.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { toast } from '#src/ui/toast.ts'

export async function copyAndSay(
  text: string,
  toastText: string = appMessages.copied,
): Promise<void> {
  if (await copyText(text)) toast.success(toastText)
  else toast.error(appMessages.copyRefused)
}
