import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { shortened } from '../common.ts'
import { defineAction, invalid } from '../define-action.ts'

/** Logs that entries of the log were written to a file, before the file is handed over. Refused with `invalid`. */
export const exportActivityLog = defineAction({
  permission: permissionOf.exportActivityLog,
  tables: [],
  input: v.object({
    /** What of the log, in words. */
    what: v.string(),
    format: v.string(),
    /** How many lines the file holds. */
    entries: v.number(),
  }),
  run: async ({ log }, asked) => {
    const { what, format, entries } = asked
    if (entries < 1) throw invalid('There is nothing to export.')
    await log({
      action: 'Exported activity log',
      target: shortened(what),
      type: 'report',
      after: { format, entries },
    })
    return asked
  },
})
