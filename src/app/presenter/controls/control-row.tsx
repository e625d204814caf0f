import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** One button. */
  action?: ReactNode
  /** The heading's level; 4 in the demo controls, whose parts have a heading. */
  level?: 3 | 4
  /** Content below the row. */
  children?: ReactNode
}

/** A control for the presenter: its description, and the button beside it. */
export function ControlRow({ title, text, action, level = 4, children }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <Heading id={id} className="font-semibold">
            {title}
          </Heading>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
