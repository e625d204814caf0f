import { Copy } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { copyAndSay } from './copy-and-share.ts'

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
