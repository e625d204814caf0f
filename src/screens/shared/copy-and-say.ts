import { appMessages } from '#src/rules/messages/app.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { toast } from '#src/ui/toast.ts'

export async function copyAndSay(text: string, said: string = appMessages.copied): Promise<void> {
  if (await copyText(text)) toast.success(said)
  else toast.error(appMessages.copyRefused)
}
