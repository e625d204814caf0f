import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'

/** Deletes a template and gives it back for `restoreCustomReport`. Refused with `not-found`. Spec §2 Reports. */
export const deleteCustomReport = defineAction({
  permission: permissionOf.deleteCustomReport,
  tables: ['customReports'],
  input: v.string(),
  run: async ({ db, get, log }, id) => {
    const template = await get('customReports', id)
    await db.customReports.delete(id)
    await log({
      action: 'Deleted report template',
      target: template.name,
      type: 'report',
      merchantId: template.merchantId,
    })
    return template
  },
})

/** Brings a deleted template back. Refused with `cannot-undo` when it is there again or its business is gone. */
export const restoreCustomReport = defineAction({
  permission: permissionOf.restoreCustomReport,
  tables: ['merchants', 'customReports'],
  input: tableSchemas.customReports,
  run: async ({ db, put, log }, template) => {
    const { id, name, merchantId } = template
    const [owner, present] = await Promise.all([
      db.merchants.get(merchantId),
      db.customReports.get(id),
    ])
    if (!owner || present)
      throw new ActionError('cannot-undo', `${name} can't be brought back.`, { name })
    await put('customReports', template)
    await log({ action: 'Restored report template', target: name, type: 'report', merchantId })
    return template
  },
})
