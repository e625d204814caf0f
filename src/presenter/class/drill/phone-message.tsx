import { useEffect, useId, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'

/** A message as it appears on the customer's phone: its sender, and its text. */
export function PhoneMessage({ text }: { text: string }) {
  const id = useId()
  const [, sender, words] = /^([^:\n]{1,40}): ([\s\S]+)$/.exec(text) ?? []
  return (
    <figure
      aria-labelledby={`${id}-label`}
      className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-3 shadow-card"
    >
      <figcaption id={`${id}-label`} className="text-sm text-muted">
        On the customer’s phone
      </figcaption>
      <div className="grid grid-cols-1 gap-1 rounded-control bg-sunken px-4 py-3 wrap-anywhere">
        {sender !== undefined && (
          <p className="font-semibold" dir="auto">
            {sender}
          </p>
        )}
        <p className="whitespace-pre-line tabular-nums" dir="auto">
          {words ?? text}
        </p>
      </div>
    </figure>
  )
}

interface HeadProps {
  title: string
  /** Another step takes the focus, because what was pressed is gone. */
  step?: string
  /** Leaves the drill; no button without it. */
  onEnd?: (() => void) | undefined
}

/** Which message or customer this is, and the way out. */
export function DrillHead({ title, step = title, onEnd }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [step])
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg tabular-nums outline-none">
        {title}
      </h2>
      {onEnd && (
        <Button variant="ghost" size="sm" onClick={onEnd}>
          End
        </Button>
      )}
    </div>
  )
}
