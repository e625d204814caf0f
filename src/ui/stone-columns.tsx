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

/** By how many stones: 7 px each and a joint of 2. Classes, since a page that is drawn at build time takes no styles. */
const heights = [
  'h-0',
  'h-[7px]',
  'h-[16px]',
  'h-[25px]',
  'h-[34px]',
  'h-[43px]',
  'h-[52px]',
  'h-[61px]',
  'h-[70px]',
  'h-[79px]',
]
const tallest = heights.length - 1

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
            <span className={heights[stones]} />
          </li>
        )
      })}
    </ul>
  )
}
