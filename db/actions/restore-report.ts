import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'

/**
 * Brings a deleted report back with its file. Refused with `cannot-undo` when it is there again or its business is
 * gone.
 */
export const restoreReport = defineAction({
  permission: permissionOf.restoreReport,
  tables: ['merchants', 'reports', 'files'],
  input: v.object({ report: tableSchemas.reports, file: v.nullable(tableSchemas.files) }),
  run: async ({ db, put, log }, { report, file }) => {
    const { id, name, merchantId } = report
    const [owner, present] = await Promise.all([db.merchants.get(merchantId), db.reports.get(id)])
    if (!owner || present)
      throw new ActionError('cannot-undo', `${name} can't be brought back.`, { name })
    if (file) await put('files', file)
    await put('reports', report)
    await log({ action: 'Restored report', target: name, type: 'report', merchantId })
    return report
  },
})
