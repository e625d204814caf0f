import * as v from 'valibot'
import { isSame } from '../common.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import type { CustomReport } from './schemas.ts'
import { defineUndoable } from '../undo-action.ts'
import { visible } from '../text/typed-text.ts'

/** Template names are unique per merchant, because only the name distinguishes them. */
function checkName(all: readonly CustomReport[], name: string, own?: CustomReport['id']): void {
  const wanted = name.toLowerCase()
  if (all.some((each) => each.id !== own && each.name.toLowerCase() === wanted))
    throw new ActionError('name-taken', `${name} already exists.`, { name })
}

/**
 * Saves a report template with its fields in order. Repeating an attempt returns the row it made.
 * Refuses with `not-found` without the business, `name-taken`, or `invalid` without a field or with
 * a duplicate. REP-2.
 */
export const createCustomReport = defineAction('createCustomReport', {
  permission: 'reports',
  refuses: ['not-found', 'name-taken'],
  tables: ['merchants', 'customReports'],
  input: v.object({
    name: v.string(),
    fields: tableSchemas.customReports.entries.fields,
    merchantId: v.string(),
    attemptId: v.string(),
  }),
  run: async (act, { merchantId, attemptId, ...chosen }) => {
    const all = await act.db.customReports.where('merchantId').equals(merchantId).toArray()
    const made = all.find((each) => each.attemptId === attemptId)
    if (made) return made
    await act.get('merchants', merchantId)
    const name = visible(chosen.name)
    checkName(all, name)
    const id = await nextId(act.db, 'RC')
    const saved = await act.put('customReports', {
      id,
      merchantId,
      name,
      fields: chosen.fields,
      createdAt: act.now,
      attemptId,
    })
    await act.log({
      action: 'Saved report template',
      target: name,
      type: 'report',
      merchantId,
      after: { fields: saved.fields.join(', ') },
    })
    return saved
  },
})

/** Changes a template's name, or its fields and their order. REP-2. */
export const updateCustomReport = defineAction('updateCustomReport', {
  permission: 'reports',
  refuses: ['not-found', 'name-taken'],
  tables: ['customReports'],
  input: v.object({
    id: v.string(),
    name: v.exactOptional(v.string()),
    fields: v.exactOptional(tableSchemas.customReports.entries.fields),
  }),
  run: async (act, { id, ...chosen }) => {
    const before = await act.get('customReports', id)
    const { merchantId } = before
    const all = await act.db.customReports.where('merchantId').equals(merchantId).toArray()
    const name = visible(chosen.name ?? before.name)
    checkName(all, name, id)
    const after = await act.put('customReports', { ...before, ...chosen, name })
    if (isSame(before, after)) return after
    await act.log({
      action: 'Updated report template',
      target: name,
      type: 'report',
      merchantId,
      before: { name: before.name, fields: before.fields.join(', ') },
      after: { name, fields: after.fields.join(', ') },
    })
    return after
  },
})

/** Deletes a template, and returns it. REP-2. */
export const deleteCustomReport = defineUndoable('deleteCustomReport', {
  permission: 'reports',
  refuses: ['not-found'],
  tables: ['customReports'],
  input: v.string(),
  run: async ({ remove, log }, id) => {
    const template = await remove('customReports', id)
    await log({
      action: 'Deleted report template',
      target: template.name,
      type: 'report',
      merchantId: template.merchantId,
    })
    return template
  },
  undo: {
    of: 'customReports',
    name: ({ before }) => before.name,
    log: ({ before: { name, merchantId } }) => ({
      action: 'Restored report template',
      target: name,
      type: 'report',
      merchantId,
    }),
  },
})
