import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** A part of the demo controls, under its question. */
export function SheetPart({ title, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-4 first:border-t-0 first:pt-0"
    >
      <h3 id={id} className="text-lg/6 tracking-[-0.005em]">
        {title}
      </h3>
      {children}
    </section>
  )
}
