import { Copy } from 'lucide-react'
import { useId } from 'react'
import { appMessages } from '#src/rules/messages/app.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { copyText, share } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

/** Copies a text, and says so in the words and language given, or that the browser refused. */
export async function copyAndSay(
  text: string,
  toastText: string = appMessages.copied,
  {
    copyRefused = appMessages.copyRefused,
    lang,
  }: { copyRefused?: string; lang?: string | undefined } = {},
): Promise<void> {
  if (await copyText(text)) toast.success(toastText, { lang })
  else toast.error(copyRefused, { lang })
}

interface Shared {
  title: string
  url: string
  /** The words around the address, which they contain; left out where the address is all. */
  text?: string
  /** A picture, where the system can share files. */
  file?: File
}

/**
 * Opens the system's share sheet; copies the words, or the bare address, if there is none. Returns whether it was shared.
 */
export async function shareOrCopy({ title, url, text, file }: Shared): Promise<boolean> {
  const words = text ?? url
  const asFile = file ? await share({ title, text: words, files: [file] }) : 'unavailable'
  const asWords = text === undefined ? { title, url } : { title, text }
  const outcome = asFile === 'unavailable' ? await share(asWords) : asFile
  if (outcome === 'unavailable') await copyAndSay(words)
  return outcome === 'shared'
}

interface Props {
  label: string
  text: string
  /** A masked form to show instead, such as of a key. */
  shown?: string
  /** The toast after copying. */
  toastText: string
}

export function CopyLine({ label, text, shown = text, toastText }: Props) {
  const id = useId()
  return (
    <div className="min-w-0">
      <p id={id} className="text-sm font-semibold">
        {label}
      </p>
      <div className="mt-1 flex items-center gap-1 rounded-control border border-line bg-sunken pl-3">
        <code
          aria-labelledby={id}
          className="min-w-0 flex-1 py-2 font-mono text-[0.8125rem]/5 wrap-anywhere"
        >
          {shown}
        </code>
        <IconButton
          label={`Copy ${label}`}
          icon={<Copy aria-hidden />}
          onClick={() => void copyAndSay(text, toastText)}
        />
      </div>
    </div>
  )
}
