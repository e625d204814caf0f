import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { defineAction, invalid } from '../define-action.ts'

/** Writes down who took the platform's figures as a file: one log row. Gives how many rows. Refused with `invalid` without a row. Spec §2. */
export const downloadFigures = defineAction({
  permission: permissionOf.downloadFigures,
  tables: [],
  input: v.object({
    title: v.string(),
    /** The days, in words. */
    range: v.string(),
    rows: v.number(),
  }),
  run: async ({ log }, { title, range, rows }) => {
    if (rows === 0) throw invalid()
    await log({
      action: 'Downloaded figures',
      target: title,
      type: 'report',
      after: { range, rows },
    })
    return rows
  },
})
