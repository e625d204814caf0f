import type { ComponentProps, ReactNode } from 'react'

/** A table with an accessible name. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <table aria-label={label} className="w-full border-collapse text-[0.9375rem]/5.5">
      {children}
    </table>
  )
}

export function Tr({
  selected,
  className = '',
  ...rest
}: ComponentProps<'tr'> & { selected?: boolean | undefined }) {
  return (
    <tr
      {...rest}
      aria-selected={selected}
      className={`border-b border-line last:border-b-0 last:*:first:rounded-bl-card last:*:last:rounded-br-card ${selected ? '*:bg-selected' : 'hover:*:bg-hover'} ${className}`}
    />
  )
}

interface CellOptions {
  /** Hidden where the table is narrow. */
  secondary?: boolean
  /** Right-aligned figures. */
  numeric?: boolean
  /** Names that people type. */
  isName?: boolean
}

const cell = ({ secondary, numeric }: Omit<CellOptions, 'isName'>) =>
  `px-2 first:pl-5 last:pr-4 @min-[1080px]/table:px-3 @min-[1080px]/table:first:pl-6 ${secondary ? 'hidden @min-[1080px]/table:table-cell' : ''} ${numeric ? 'text-right' : 'text-left'}`

export function Th({
  secondary = false,
  numeric = false,
  className = '',
  ...rest
}: Omit<CellOptions, 'isName'> & ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={`h-10 border-b border-line text-[0.8125rem] font-medium whitespace-nowrap text-subtle ${cell({ secondary, numeric })} ${className}`}
    />
  )
}

export function Td({
  secondary = false,
  numeric = false,
  isName = false,
  className = '',
  ...rest
}: CellOptions & ComponentProps<'td'>) {
  return (
    <td
      {...rest}
      className={`h-13.5 ${cell({ secondary, numeric })} ${isName ? 'min-w-36 wrap-anywhere' : ''} ${className}`}
    />
  )
}
