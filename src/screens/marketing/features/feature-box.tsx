import type { PropsWithChildren } from 'react'

interface Props {
  id?: string
  title: string
  text: string
  className?: string
}

/** One feature: its name, a sentence, and a picture of it below. */
export function FeatureBox({
  id,
  title,
  text,
  className = '',
  children,
}: PropsWithChildren<Props>) {
  return (
    <article
      id={id}
      tabIndex={id ? -1 : undefined}
      className={`flex min-w-0 scroll-mt-22 flex-col justify-between gap-6 rounded-sheet border border-line bg-surface p-6 outline-none max-[359px]:p-4.5 lg:p-8 print:break-inside-avoid ${className}`}
    >
      <div>
        <h3 className="mb-1.5 text-xl">{title}</h3>
        <p className="max-w-[44ch] text-muted">{text}</p>
      </div>
      {children}
    </article>
  )
}
