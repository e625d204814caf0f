import { useId, type ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'

interface Props {
  title: string
  text?: ReactNode
  children: ReactNode
}

export function Group({ title, text, children }: Props) {
  const id = useId()
  return (
    <Card padded aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <p className="text-sm text-muted">{text}</p>}
      </header>
      {children}
    </Card>
  )
}

interface RowProps {
  title: string
  text: ReactNode
  action?: ReactNode
}

/** A setting that is changed elsewhere, with a link to it. */
export function SettingsRow({ title, text, action }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">{title}</p>
        <div className="text-sm text-muted wrap-anywhere">{text}</div>
      </div>
      {action}
    </div>
  )
}
