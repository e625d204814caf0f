export interface StoneColumn {
  /** Such as the day. */
  label: string
  value: number
  /** The value as it is read out, such as "$1,284.50". */
  text: string
}

interface Props {
  label: string
  columns: readonly StoneColumn[]
  /** The last column in gold: today. */
  lastIsNow?: boolean
  /** In stone, while the figures are on their way. */
  quiet?: boolean
  className?: string
}

const tallest = 9

/** Columns of unit stones, nine high at most; each column is read out. */
export function StoneColumns({ label, columns, lastIsNow, quiet, className = '' }: Props) {
  const largest = Math.max(...columns.map((column) => column.value), 1)
  return (
    <ul
      aria-label={label}
      className={`stones ${quiet ? 'stones-quiet' : ''} flex h-[81px] items-end gap-1 ${className}`}
    >
      {columns.map((column, index) => {
        const stones = Math.round((Math.max(column.value, 0) / largest) * tallest)
        return (
          <li
            key={index}
            className={`min-w-1 flex-1 ${lastIsNow && index === columns.length - 1 ? 'now' : ''}`}
          >
            <span className="sr-only">
              {column.label}: {column.text}
            </span>
            <span style={{ height: stones > 0 ? stones * 9 - 2 : 0 }} />
          </li>
        )
      })}
    </ul>
  )
}
