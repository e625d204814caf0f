import { ChevronRight, Eye, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf, formatDuration } from '#db/text/format.ts'
import { isolated, named } from '#db/text/typed-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { useWide } from '#src/ui/viewport.ts'
import { useExercises } from '../exercises/all-exercises.ts'
import { endingOf } from '../exercises/results/kept-results.ts'
import {
  handedName,
  outcomeNames,
  outcomeText,
  totalsOf,
} from '../exercises/results/result-files.ts'
import {
  type Board,
  type BoardCell,
  type BoardRow,
  countOutcomes,
  otherDay,
} from './class-board.ts'

const looks: Record<ReturnType<typeof endingOf>, { box: string; icon: ReactNode }> = {
  solved: { box: 'bg-success-soft text-on-success-soft', icon: <Tick size={18} /> },
  tried: { box: 'bg-danger-soft text-on-danger-soft', icon: <X aria-hidden /> },
  review: { box: 'bg-info-soft text-on-info-soft', icon: <Eye aria-hidden /> },
  unreached: { box: 'bg-neutral-soft text-on-neutral-soft', icon: <Minus aria-hidden /> },
}

interface StoneProps {
  cell: BoardCell | undefined
  /** The day on which it was done, if that is another than the board's. */
  onDay: string | undefined
}

function Stone({ cell, onDay }: StoneProps) {
  if (!cell) return <span className="sr-only">Not started</span>
  const { box, icon } = looks[endingOf(cell.result)]
  const tries = cell.result.restarts + 1
  const said = [outcomeText(cell.result), tries > 1 && countOf(tries, 'try'), onDay]
  return (
    <span
      title={onDay}
      className={`inline-flex min-h-[2em] w-full min-w-[2.5em] items-center justify-center gap-1 rounded-stone border [&_svg]:size-[1.1em] ${onDay === undefined ? 'border-transparent' : 'border-dashed border-current'} ${box}`}
    >
      {icon}
      {tries > 1 && (
        <span aria-hidden className="text-[0.8em] font-semibold tabular-nums">
          {tries}×
        </span>
      )}
      <span className="sr-only">{said.filter(Boolean).join(', ')}</span>
    </span>
  )
}

/** Returns what a trainee did, in words: `3 of 8 solved, stuck on 1`, or of a test `3 of 5, 12:05, 1 not reached`. */
export function rowText(
  { sitting }: Pick<Board, 'sitting'>,
  { cells, shown, voided }: BoardRow,
): string {
  const [handed] = shown
  if (!handed) return 'Missing'
  if (voided !== undefined) return named`Voided: ${voided}`
  const { solved, tried, review, unreached } = countOutcomes(cells)
  const parts = sitting
    ? [
        `${solved} of ${cells.length}`,
        formatDuration(totalsOf(handed.results).seconds),
        tried > 0 && `${tried} not solved`,
      ]
    : [`${solved} of ${cells.length} solved`, tried > 0 && `stuck on ${tried}`]
  return [
    ...parts,
    review > 0 && `${review} to be reviewed`,
    unreached > 0 && `${unreached} not reached`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Practice under one name from several phones may be several people's. */
const phonesOf = ({ shown }: BoardRow) => new Set(shown.map(({ device }) => device)).size

function Marks({ board, row, hasList }: { board: Board; row: BoardRow; hasList: boolean }) {
  const { shown, handedIn, isListed, cells, voided } = row
  const isMissing = shown.length === 0
  const newest = Math.max(0, ...cells.map((cell) => cell?.result.at ?? 0))
  const onDay = board.sitting || newest === 0 ? undefined : otherDay(board, newest)
  const others = isMissing ? [...new Set(handedIn.map(handedName))] : []
  return (
    <>
      {isMissing && (isListed || !hasList) && <Badge tone="wait">Missing</Badge>}
      {voided !== undefined && <Badge tone="bad">Voided</Badge>}
      {others.map((other) => (
        <Badge key={other} tone="line">
          {other}
        </Badge>
      ))}
      {hasList && !isListed && <Badge tone="line">Not listed</Badge>}
      {onDay && <Badge tone="line">{onDay}</Badge>}
      {shown[0]?.test?.clockMoved !== undefined && <Badge tone="wait">Clock moved</Badge>}
      {phonesOf(row) > 1 && (
        <Badge tone="line">
          {board.sitting ? `Taken ${shown.length} times` : countOf(phonesOf(row), 'phone')}
        </Badge>
      )}
    </>
  )
}

interface Props {
  board: Board
  /** Whether the class has a list of names. */
  hasList: boolean
  onOpen: (name: string) => void
}

/** What the marks of the grid mean. */
function Legend({ board: { sitting } }: Pick<Props, 'board'>) {
  const endings = ['solved', 'tried', 'review', ...(sitting ? ['unreached' as const] : [])] as const
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-sm text-muted [&_svg]:size-4">
      {endings.map((outcome) => (
        <span key={outcome} className="inline-flex items-center gap-1.5">
          {looks[outcome].icon}
          {outcomeNames[outcome]}
        </span>
      ))}
      {!sitting && <span>2× Second try</span>}
      {!sitting && <span>Dashed: another day</span>}
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
                <Marks {...{ board, row, hasList }} />
              </span>
              {row.shown.length > 0 && (
                <span className="text-sm text-muted tabular-nums">{rowText(board, row)}</span>
              )}
            </span>
            <ChevronRight aria-hidden className="size-5 flex-none text-subtle" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns how many exercises a row solved, of a test as its score: `3 of 5`. */
const solvedText = ({ sitting }: Board, { cells }: BoardRow): string =>
  [countOutcomes(cells).solved, ...(sitting ? [cells.length] : [])].join(' of ')

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
              className={`sticky top-0 z-1 bg-surface py-2 text-right font-medium text-muted ${board.sitting ? '' : 'pr-5!'}`}
            >
              {board.sitting ? 'Score' : 'Solved'}
            </th>
            {board.sitting && (
              <th
                scope="col"
                className="sticky top-0 z-1 bg-surface py-2 pr-5! text-right font-medium text-muted"
              >
                Time
              </th>
            )}
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
                  <Marks {...{ board, row, hasList }} />
                </button>
              </th>
              {row.cells.map((cell, at) => (
                <td key={board.exercises[at]}>
                  <Stone
                    cell={cell}
                    onDay={cell && !board.sitting ? otherDay(board, cell.result.at) : undefined}
                  />
                </td>
              ))}
              <td
                className={`text-right! font-semibold whitespace-nowrap tabular-nums ${board.sitting ? '' : 'pr-5!'}`}
              >
                {row.shown.length > 0 &&
                  (row.voided === undefined ? solvedText(board, row) : 'Voided')}
              </td>
              {board.sitting && (
                <td className="pr-5! text-right! whitespace-nowrap text-muted tabular-nums">
                  {row.shown[0] && formatDuration(totalsOf(row.shown[0].results).seconds)}
                </td>
              )}
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
      {props.board.exercises.length > 0 && <Legend board={props.board} />}
    </>
  )
}

/** The exercises of the board by their numbers, with how many solved each and who is stuck. */
export function BoardExercises({ board: { sitting, exercises, rows } }: Pick<Props, 'board'>) {
  const { titleOf } = useExercises()
  const handedIn = rows.filter(({ shown, voided }) => shown.length > 0 && voided === undefined)
  return (
    <ol aria-label="Exercises" className="grid gap-x-6 md:grid-cols-2">
      {exercises.map((id, at) => {
        const { solved, review } = countOutcomes(handedIn.map((row) => row.cells[at]))
        const namesOf = (ending: 'tried' | 'unreached') =>
          handedIn
            .filter(({ cells }) => cells[at] && endingOf(cells[at].result) === ending)
            .map(({ name }) => isolated(name))
            .join(', ')
        const [tried, unreached] = [namesOf('tried'), namesOf('unreached')]
        return (
          <li key={id} className="flex gap-3 border-t border-line px-card py-2.5">
            <span className="w-6 flex-none text-right text-muted tabular-nums">{at + 1}</span>
            <span className="min-w-0">
              <span className="font-medium">{titleOf(id)}</span>
              <span className="block text-sm text-muted tabular-nums">
                {[
                  `${solved} of ${handedIn.length} solved`,
                  review > 0 && `${review} to be reviewed`,
                  tried && `${sitting ? 'Not solved' : 'Stuck'}: ${tried}`,
                  unreached && `Not reached: ${unreached}`,
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
