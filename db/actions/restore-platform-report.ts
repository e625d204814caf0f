import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'

/** Brings a deleted report of the console back with its file. Refused with `cannot-undo` when it is there again. */
export const restorePlatformReport = defineAction({
  permission: permissionOf.restorePlatformReport,
  tables: ['platformReports', 'files'],
  input: v.object({ report: tableSchemas.platformReports, file: v.nullable(tableSchemas.files) }),
  run: async ({ db, put, log }, { report, file }) => {
    const { id, name } = report
    if (await db.platformReports.get(id))
      throw new ActionError('cannot-undo', `${name} is there.`, { name })
    if (file) await put('files', file)
    await put('platformReports', report)
    await log({ action: 'Restored report', target: name, type: 'report', after: { report: id } })
    return report
  },
})
