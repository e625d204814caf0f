import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { nextId } from '../next-id.ts'
import { defineAction } from '../define-action.ts'

/**
 * Keeps what someone wrote to the sales team, with its log row, so that the console can see it. Refused with
 * `invalid` when a text is too long to keep. Spec §2 Landing.
 */
export const saveLead = defineAction({
  permission: permissionOf.saveLead,
  tables: ['leads'],
  input: v.object({ name: v.string(), email: v.string(), phone: v.string(), message: v.string() }),
  run: async ({ db, now, put, log }, input) => {
    const id = await nextId(db, 'LD')
    const lead = await put('leads', { ...input, id, createdAt: now }, 'That is too long to keep.')
    await log({ action: 'Wrote to the sales team', target: lead.name, type: 'system' })
    return lead
  },
})
