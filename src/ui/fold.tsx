import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface Props {
  /** The level of its heading; 2 by default. */
  level?: 2 | 3 | 4
  title: string
  /** Left of the title. */
  mark?: ReactNode
  /** One line under the title that says enough while it is closed. */
  note?: ReactNode
  /** Open at first. */
  startsOpen?: boolean
  children: ReactNode
}

/** A part of a card that opens under its heading; printed open. */
export function Fold({ level = 2, title, mark, note, startsOpen = false, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(startsOpen)
  const Heading = `h${level}` as const
  return (
    <section>
      <Heading>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-15 w-full items-center gap-3 rounded-card px-card py-3 text-left -outline-offset-3 hover:bg-hover"
        >
          {mark}
          <span className="min-w-0 flex-1">
            <span className="block text-lg/6 tracking-[-0.005em]">{title}</span>
            {note && (
              <span className="block text-sm font-normal tracking-normal text-muted">{note}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            className={`size-5 flex-none text-subtle ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </Heading>
      <div id={id} className={open ? '' : 'hidden print:block'}>
        {children}
      </div>
    </section>
  )
}
