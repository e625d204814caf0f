import { dayText } from '#db/days.ts'
import { formatDuration } from '#db/text/format.ts'
import { slugOf } from '#db/text/slug.ts'
import type { FileColumn, FileRows } from '#src/files/table-file.ts'
import {
  outcomeText,
  resultColumns,
  resultRows,
  scoreText,
  totalsOf,
} from '../exercises/results/result-files.ts'
import type { Board } from './class-board.ts'

type TitleOf = (id: string) => string

/** A class's file: the practice with a row for each trainee and exercise, or a test with a row for each trainee. */
interface BoardFile {
  /** Without its ending: `test-monday-2026-11-21`, `practice-2026-11-21`. */
  name: string
  /** What its rows are. */
  what: string
  columns: FileColumn[]
  rows: FileRows
}

const nothing = 'Nothing handed in'

function testFile(board: Board, sitting: NonNullable<Board['sitting']>, titleOf: TitleOf) {
  const columns: FileColumn[] = [
    { header: 'Trainee', kind: 'text' },
    { header: 'Test', kind: 'text' },
    { header: 'Score', kind: 'text' },
    { header: 'Solved', kind: 'number' },
    { header: 'Date', kind: 'date' },
    { header: 'Time', kind: 'text' },
    ...board.exercises.map((id): FileColumn => ({ header: titleOf(id), kind: 'text' })),
  ]
  const rows = board.rows
    .filter(({ isListed, shown }) => isListed || shown.length > 0)
    .map(({ name, shown: [handed], cells, voided }): FileRows[number] => {
      if (!handed?.test) return [name, sitting.name, nothing, ...columns.slice(3).map(() => '')]
      const totals = totalsOf(handed.results)
      const [at, time] = [handed.test.at * 1000, formatDuration(totals.seconds)]
      if (voided !== undefined)
        return [name, sitting.name, `Voided: ${voided}`, '', at, time, ...cells.map(() => '')]
      return [
        name,
        sitting.name,
        scoreText(totals),
        totals.solved,
        at,
        time,
        ...cells.map((cell) => (cell ? outcomeText(cell.result) : '')),
      ]
    })
  return { columns, rows }
}

function practiceFile(board: Board, titleOf: TitleOf) {
  const columns: FileColumn[] = [{ header: 'Trainee', kind: 'text' }, ...resultColumns]
  const rows = board.rows.flatMap(({ name, isListed, shown, cells }) => {
    if (shown.length === 0)
      return isListed ? [[name, nothing, ...resultColumns.slice(1).map(() => '')]] : []
    const results = cells.flatMap((cell) => (cell ? [cell.result] : []))
    return resultRows(results, titleOf).map((row) => [name, ...row])
  })
  return { columns, rows }
}

/** Returns the file of what a board shows, with those without results. DEMO-27. */
export function boardFile(board: Board, titleOf: TitleOf): BoardFile {
  const { sitting, day } = board
  if (!sitting)
    return {
      name: ['practice', day].filter(Boolean).join('-'),
      what: 'one row for each trainee and exercise, and one for each trainee without results',
      ...practiceFile(board, titleOf),
    }
  return {
    name: ['test', slugOf(sitting.name), dayText(new Date(sitting.at * 1000))]
      .filter(Boolean)
      .join('-'),
    what: 'one row for each trainee, with the score and each exercise',
    ...testFile(board, sitting, titleOf),
  }
}
