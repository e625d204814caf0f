import type { FileColumn, FileRows } from '#src/files/table-file.ts'
import type { ReadResults } from '../exercises/results/kept-results.ts'
import { resultColumns, resultRows } from '../exercises/results/result-files.ts'
import { boardOf, type classList } from './class-board.ts'

/** The columns of the class's file. */
export const boardColumns: FileColumn[] = [{ header: 'Trainee', kind: 'text' }, ...resultColumns]

/** Returns the class's file: a row for each trainee and exercise, and one for each name without results. */
export function boardRows(
  list: ReturnType<typeof classList.read>,
  given: readonly ReadResults[],
  titleOf: (id: string) => string,
): FileRows {
  return boardOf(list, given).rows.flatMap(({ name, handedIn, cells }) =>
    handedIn.length === 0
      ? [[name, 'Nothing handed in', ...resultColumns.slice(1).map(() => '')]]
      : resultRows(
          cells.flatMap((cell) => (cell ? [cell.result] : [])),
          titleOf,
        ).map((row) => [name, ...row]),
  )
}
