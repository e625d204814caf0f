import type { ReactNode } from 'react'

interface Props {
  items: readonly { term: string; value: ReactNode; wide?: boolean }[]
}

/** Terms and their values, in two columns where there is room. */
export function DescriptionList({ items }: Props) {
  return (
    <dl className="grid gap-x-5 gap-y-3.5 md:grid-cols-2">
      {items.map(({ term, value, wide }) => (
        <div key={term} className={`min-w-0 ${wide ? 'md:col-span-full' : ''}`}>
          <dt className="text-sm text-subtle">{term}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
