import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { lead as leadSchema, type Lead } from '../model/visitor.ts'
import { nextId } from '../next-id.ts'
import { writeLog } from './write-log.ts'

export type NewLead = Omit<Lead, 'id' | 'createdAt'>

/**
 * Keeps what someone wrote to the sales team, with its log row, so that the console can see it. Refused with
 * `invalid` when a text is too long to keep. Spec §2 Landing.
 */
export async function saveLead(context: ActionContext, input: NewLead): Promise<Lead> {
  const { db, now } = context
  return db.transaction('rw', db.leads, db.activityLog, db.counters, async () => {
    const id = await nextId(db, 'LD')
    const row = v.safeParse(leadSchema, { ...input, id, createdAt: now })
    if (!row.success)
      throw new ActionError('invalid', 'The message to sales can’t be kept.', {
        reason: 'That is too long to keep.',
      })
    await db.leads.add(row.output)
    await writeLog(context, {
      action: 'Wrote to the sales team',
      target: row.output.name,
      type: 'system',
    })
    return row.output
  })
}
