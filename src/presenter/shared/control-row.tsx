import { useId, type ReactNode } from 'react'

export interface ControlRowProps {
  title: string
  text: ReactNode
  /** One button. */
  action?: ReactNode
  /** The title's element: h4 in the demo controls, whose parts have a heading; p where the title is a value. */
  heading?: 'h3' | 'h4' | 'p' | undefined
  /** Content below the row. */
  children?: ReactNode
}

/** A control for the presenter: its description, and the button beside it. */
export function ControlRow({
  title,
  text,
  action,
  heading: Title = 'h4',
  children,
}: ControlRowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <Title id={id} className="font-semibold tabular-nums">
            {title}
          </Title>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
