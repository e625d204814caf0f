import { ChevronRight, Eye, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { useWide } from '#src/ui/viewport.ts'
import { useExercises } from '../exercises/all-exercises.ts'
import { outcomeNames, outcomeText } from '../exercises/results/result-files.ts'
import { type Board, type BoardCell, type BoardRow, countOutcomes } from './class-board.ts'

type Outcome = BoardCell['result']['outcome']

const looks: Record<Outcome, { box: string; icon: ReactNode }> = {
  solved: { box: 'bg-success-soft text-on-success-soft', icon: <Tick size={18} /> },
  tried: { box: 'bg-danger-soft text-on-danger-soft', icon: <X aria-hidden /> },
  review: { box: 'bg-info-soft text-on-info-soft', icon: <Eye aria-hidden /> },
}

/** Returns how an exercise stands, in words: `Solved, 2 tries`. */
function cellText({ result }: BoardCell): string {
  const { restarts } = result
  return [outcomeText(result), restarts > 0 && countOf(restarts + 1, 'try')]
    .filter(Boolean)
    .join(', ')
}

function Stone({ cell }: { cell: BoardCell | undefined }) {
  if (!cell) return <span className="sr-only">Not started</span>
  const { box, icon } = looks[cell.result.outcome]
  const tries = cell.result.restarts + 1
  return (
    <span
      className={`inline-flex min-h-[2em] w-full min-w-[2.5em] items-center justify-center gap-1 rounded-stone border border-transparent [&_svg]:size-[1.1em] ${box}`}
    >
      {icon}
      {tries > 1 && (
        <span aria-hidden className="text-[0.8em] font-semibold tabular-nums">
          {tries}×
        </span>
      )}
      <span className="sr-only">{cellText(cell)}</span>
    </span>
  )
}

/** Returns what a trainee did, in words: `3 of 8 solved, stuck on 1`. */
export function rowText({ cells, handedIn }: BoardRow): string {
  if (handedIn.length === 0) return 'Missing'
  const { solved, tried, review } = countOutcomes(cells)
  return [
    `${solved} of ${cells.length} solved`,
    tried > 0 && `stuck on ${tried}`,
    review > 0 && `${review} to be reviewed`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** One name from several phones may be several people. */
const phonesOf = ({ handedIn }: BoardRow) => new Set(handedIn.map(({ device }) => device)).size

const marks = (row: BoardRow, hasList: boolean) => (
  <>
    {row.handedIn.length === 0 && <Badge tone="wait">Missing</Badge>}
    {hasList && !row.isListed && <Badge tone="line">Not listed</Badge>}
    {phonesOf(row) > 1 && <Badge tone="line">{countOf(phonesOf(row), 'phone')}</Badge>}
  </>
)

interface Props {
  board: Board
  /** Whether the class has a list of names. */
  hasList: boolean
  onOpen: (name: string) => void
}

/** What the marks of the grid mean. */
function Legend() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-sm text-muted [&_svg]:size-4">
      {(['solved', 'tried', 'review'] as const).map((outcome) => (
        <span key={outcome} className="inline-flex items-center gap-1.5">
          {looks[outcome].icon}
          {outcomeNames[outcome]}
        </span>
      ))}
      <span>2× Second try</span>
    </p>
  )
}

/** The class on a phone: a row for each trainee, which opens. */
function TraineeRows({ board, hasList, onOpen }: Props) {
  return (
    <ul aria-label="Trainees">
      {board.rows.map((row) => (
        <li key={row.name} className="border-t border-line first:border-t-0">
          <button
            type="button"
            onClick={() => onOpen(row.name)}
            className="flex min-h-15 w-full items-center gap-3 px-5 py-2.5 text-left -outline-offset-3 hover:bg-hover"
          >
            <span className="grid min-w-0 flex-1 gap-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                <span className="min-w-0 wrap-anywhere">{isolated(row.name)}</span>
                {marks(row, hasList)}
              </span>
              {row.handedIn.length > 0 && (
                <span className="text-sm text-muted tabular-nums">{rowText(row)}</span>
              )}
            </span>
            <ChevronRight aria-hidden className="size-5 flex-none text-subtle" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The class as a grid, larger on a larger screen, with names and numbers that stay in view. */
function TraineeGrid({ board, hasList, onOpen }: Props) {
  const { titleOf } = useExercises()
  return (
    <div
      role="region"
      aria-label="Results by trainee"
      tabIndex={0}
      className="relative max-h-[calc(100dvh-4rem)] overflow-auto rounded-card -outline-offset-3"
    >
      <table className="w-full border-separate border-spacing-0 text-[clamp(0.9375rem,0.5rem+0.65vw,1.75rem)] [&_td]:border-t [&_td]:border-line [&_td]:p-1 [&_td]:text-center [&_th]:px-1.5">
        <caption className="sr-only">Results by trainee and exercise</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-2 bg-surface py-2 pl-5! text-left font-medium text-muted"
            >
              Trainee
            </th>
            {board.exercises.map((id, at) => (
              <th
                key={id}
                scope="col"
                title={titleOf(id)}
                className="sticky top-0 z-1 bg-surface py-2 font-medium text-muted tabular-nums"
              >
                <span aria-hidden>{at + 1}</span>
                <span className="sr-only">{titleOf(id)}</span>
              </th>
            ))}
            <th
              scope="col"
              className="sticky top-0 z-1 bg-surface py-2 pr-5! text-right font-medium text-muted"
            >
              Solved
            </th>
          </tr>
        </thead>
        <tbody>
          {board.rows.map((row) => (
            <tr key={row.name}>
              <th
                scope="row"
                className="sticky left-0 z-1 max-w-[14em] min-w-[9em] border-t border-line bg-surface pl-3! text-left font-semibold"
              >
                <button
                  type="button"
                  onClick={() => onOpen(row.name)}
                  className="flex min-h-target w-full flex-wrap items-center gap-x-2 rounded-control px-2 text-left underline-offset-4 hover:underline"
                >
                  <span className="min-w-0 wrap-anywhere">{isolated(row.name)}</span>
                  {marks(row, hasList)}
                </button>
              </th>
              {row.cells.map((cell, at) => (
                <td key={board.exercises[at]}>
                  <Stone cell={cell} />
                </td>
              ))}
              <td className="pr-5! text-right! font-semibold tabular-nums">
                {row.handedIn.length > 0 && countOutcomes(row.cells).solved}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Trainees and exercises: a grid where there is room, on phones rows that open (DEMO-27). */
export function BoardGrid(props: Props) {
  if (!useWide()) return <TraineeRows {...props} />
  return (
    <>
      <TraineeGrid {...props} />
      {props.board.exercises.length > 0 && <Legend />}
    </>
  )
}

/** The exercises of the board by their numbers, with how many solved each and who is stuck. */
export function BoardExercises({ board: { exercises, rows } }: Pick<Props, 'board'>) {
  const { titleOf } = useExercises()
  return (
    <ol aria-label="Exercises" className="grid gap-x-6 md:grid-cols-2">
      {exercises.map((id, at) => {
        const handedIn = rows.filter((row) => row.handedIn.length > 0)
        const cells = handedIn.map((row) => row.cells[at])
        const { solved, tried, review } = countOutcomes(cells)
        const stuck = handedIn.filter((row) => row.cells[at]?.result.outcome === 'tried')
        return (
          <li key={id} className="flex gap-3 border-t border-line px-card py-2.5">
            <span className="w-6 flex-none text-right text-muted tabular-nums">{at + 1}</span>
            <span className="min-w-0">
              <span className="font-medium">{titleOf(id)}</span>
              <span className="block text-sm text-muted tabular-nums">
                {[
                  `${solved} of ${handedIn.length} solved`,
                  review > 0 && `${review} to be reviewed`,
                  tried > 0 && `Stuck: ${stuck.map(({ name }) => isolated(name)).join(', ')}`,
                ]
                  .filter(Boolean)
                  .join('. ')}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
