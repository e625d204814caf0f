import type { ReactNode } from 'react'

/** The details of one item, in sections. */
export function DetailPanel({ children }: { children: ReactNode }) {
  return <div className="grid gap-6">{children}</div>
}

interface SectionProps {
  title: string
  /** One sentence under the title. */
  note?: string
  /** A button right of the title. */
  action?: ReactNode
  children: ReactNode
}

export function DetailSection({ title, note, action, children }: SectionProps) {
  return (
    <section className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{title}</h3>
          {note && <p className="text-sm text-muted tabular-nums">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

interface DetailItem {
  term: string
  value: ReactNode
  /** Spans both columns. */
  wide?: boolean
}

/** Terms and their values, in two columns where they fit; skips undefined items. */
export function DetailList({ items }: { items: readonly (DetailItem | undefined)[] }) {
  return (
    <dl className="grid gap-x-5 gap-y-3.5 md:grid-cols-2">
      {items
        .filter((item) => item !== undefined)
        .map(({ term, value, wide }) => (
          <div key={term} className={`min-w-0 ${wide ? 'md:col-span-full' : ''}`}>
            <dt className="text-sm text-subtle">{term}</dt>
            {/* A link is a target of 44 px without more space around it. */}
            <dd className="font-medium wrap-anywhere tabular-nums [&>a]:-my-2.5 [&>a]:inline-block [&>a]:min-w-11 [&>a]:py-2.5">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

const rowLooks = {
  /** A total and its parts, on a tinted background. */
  sums: {
    list: 'gap-1.5 rounded-control bg-sunken px-4 py-3',
    row: 'gap-3',
    value: 'max-w-[70%] flex-none text-right font-semibold',
  },
  /** Values to read or copy one by one. */
  lines: {
    list: '',
    row: 'flex-wrap gap-x-4 border-b border-line py-2.5',
    value: 'ml-auto text-right font-medium wrap-anywhere',
  },
  /** Edge to edge in a card, and on a printed receipt. */
  receipt: {
    list: 'border-t border-line print:border-dashed',
    row: 'flex-wrap gap-x-4 border-b border-line px-card py-3 last:border-b-0 print:border-0 print:px-0 print:py-0.5 print:text-sm',
    value: 'ml-auto text-right font-medium wrap-anywhere',
  },
} as const

interface RowsProps {
  items: readonly (readonly [term: string, value: string])[]
  look: keyof typeof rowLooks
}

/** Terms with their values at the opposite end of the row. */
export function DetailRows({ items, look }: RowsProps) {
  const { list, row, value: valueLook } = rowLooks[look]
  return (
    <dl className={`grid ${list}`}>
      {items.map(([term, value]) => (
        <div key={term} className={`flex justify-between ${row}`}>
          <dt className="text-muted">{term}</dt>
          <dd className={`tabular-nums ${valueLook}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
