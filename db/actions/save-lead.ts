import type { Lead } from '../people/sessions.ts'
import { nextId } from '../next-id.ts'
import { defineAction } from './define-action.ts'

export type NewLead = Omit<Lead, 'id' | 'createdAt'>

/**
 * Keeps what someone wrote to the sales team, with its log row, so that the console can see it. Refused with
 * `invalid` when a text is too long to keep. Spec §2 Landing.
 */
export const saveLead = defineAction(['leads'], async ({ db, now, put, log }, input: NewLead) => {
  const id = await nextId(db, 'LD')
  const lead = await put('leads', { ...input, id, createdAt: now }, 'That is too long to keep.')
  await log({ action: 'Wrote to the sales team', target: lead.name, type: 'system' })
  return lead
})
