import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** One button. */
  action?: ReactNode
  /** Content below the row. */
  children?: ReactNode
}

/** A control for the presenter: its description, and the button beside it. */
export function ControlRow({ title, text, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <h4 id={id} className="font-semibold">
            {title}
          </h4>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
