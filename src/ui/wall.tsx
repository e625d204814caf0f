import type { ReactNode } from 'react'

/** The two leaning stones of a chevron, in a box 24 wide and 18 high; the second is fainter. */
export const courseStones = ['M.5 10 11.4 0v8L.5 18z', 'M23.5 10 12.6 0v8l10.9 10z'] as const

interface CourseProps {
  /** The rows are laid as it appears, the lower one first. */
  laid?: boolean
  className?: string
}

/** The double chevron band that marks something finished. At most one in view. */
export function Course({ laid = false, className = '' }: CourseProps) {
  return <div aria-hidden className={`course ${laid ? 'course-laid' : ''} ${className}`} />
}

// Widths are classes, because the content security policy of prerendered pages forbids style attributes.
const widths = {
  4: 'grow-4',
  5: 'grow-5',
  6: 'grow-6',
  7: 'grow-7',
  8: 'grow-8',
  9: 'grow-9',
  10: 'grow-10',
  11: 'grow-11',
  12: 'grow-12',
  13: 'grow-13',
}
type StoneWidth = keyof typeof widths

/**
 * A stone by its share of the row. `{ gap }` leaves a hole, dashed when a stone is awaited; `content` takes a stone's
 * position.
 */
type Stone = StoneWidth | { gap: StoneWidth; awaited?: boolean } | { content: ReactNode }

export interface WallRow {
  stones: readonly Stone[]
  /** The start of the row, such as "ml-[34%]". */
  className?: string
}

interface Props {
  rows: readonly WallRow[]
  /** A course on top; true, or the class of its start. */
  course?: boolean | string
  /** The height of a row. */
  height?: string
  className?: string
}

function stone(each: Stone, key: number) {
  if (typeof each === 'number') return <i key={key} className={`basis-0 ${widths[each]}`} />
  if ('content' in each) return <div key={key}>{each.content}</div>
  return (
    <span
      key={key}
      className={`basis-0 rounded-stone ${widths[each.gap]} ${each.awaited ? 'border-2 border-dashed border-accent' : ''}`}
    />
  )
}

/** A dry-stone wall: rows of one height, stones of any width. Decoration only. */
export function Wall({ rows, course, height = 'h-10', className = '' }: Props) {
  return (
    <div aria-hidden className={`wall grid gap-1 ${className}`}>
      {course && <Course className={typeof course === 'string' ? course : ''} />}
      {rows.map((row, index) => (
        <div key={index} className={`flex gap-1 ${height} ${row.className ?? ''}`}>
          {row.stones.map(stone)}
        </div>
      ))}
    </div>
  )
}

const broken: WallRow[] = [{ stones: [10, 8, { gap: 11 }, 9, 7] }, { stones: [7, 12, 6, 10, 8] }]

/** A wall with a missing stone, for pages that do not exist. */
export function BrokenWall() {
  return <Wall course rows={broken} />
}

const unfinished: WallRow[] = [
  { stones: [{ gap: 7 }, 8, { gap: 10, awaited: true }, 7, { gap: 5 }] },
  { stones: [7, 10, 6, 9] },
  { stones: [10, 7, 11, 6] },
]

/** A small wall that awaits its next stone, for empty lists. */
export function UnfinishedWall() {
  return <Wall rows={unfinished} height="h-7" className="w-58 max-w-full" />
}
