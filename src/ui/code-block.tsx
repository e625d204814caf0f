import { Copy } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

interface Props {
  /** The title above the code, also used by its copy button. */
  label: string
  text: string
  /** Text beside the label, such as a status. */
  note?: string
  onCopy?: (text: string) => void
}

/** Machine text such as JSON, wrapped so that a phone shows all of it. */
export function CodeBlock({ label, text, note, onCopy }: Props) {
  return (
    <figure aria-label={label} className="min-w-0 rounded-control border border-line bg-sunken">
      <figcaption className="flex min-h-11 items-center justify-between gap-2 border-b border-line pr-0.5 pl-3.5 text-sm">
        <span className="min-w-0 py-1.5 wrap-anywhere">
          <b className="font-semibold">{label}</b>
          {note && <span className="text-muted tabular-nums"> {note}</span>}
        </span>
        {onCopy && (
          <IconButton
            label={`Copy ${label.toLowerCase()}`}
            icon={<Copy aria-hidden />}
            onClick={() => onCopy(text)}
          />
        )}
      </figcaption>
      <pre
        translate="no"
        className="px-3.5 py-3 font-mono text-[0.8125rem]/5 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </figure>
  )
}
