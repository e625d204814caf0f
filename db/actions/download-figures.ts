import { defineAction, invalid } from './define-action.ts'

/** What was taken from a screen of figures as a file: which figures, of which days in words, and how many rows. */
export interface FiguresFile {
  title: string
  range: string
  rows: number
}

/** Writes down who took the platform's figures as a file: one log row. Gives how many rows. Refused with `invalid` without a row. Spec §2. */
export const downloadFigures = defineAction(
  [],
  async ({ log }, { title, range, rows }: FiguresFile) => {
    if (rows === 0) throw invalid()
    await log({
      action: 'Downloaded figures',
      target: title,
      type: 'report',
      after: { range, rows },
    })
    return rows
  },
)
