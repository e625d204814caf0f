import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { merchant as merchantSchema, type Merchant } from '../model/merchant.ts'
import { getMerchantPersona } from '../queries/get-persona.ts'
import { writeLog } from './write-log.ts'

/**
 * Remembers that the business of the person signed in has seen the walkthrough, to its end or skipped. Seeing it again
 * changes nothing. Refused with `not-found` when the business is gone. Spec §2.
 */
export async function finishOnboarding(context: ActionContext): Promise<Merchant> {
  const { db, now } = context
  const tables = [db.merchants, db.sessions, db.teamMembers, db.activityLog, db.counters] as const
  return db.transaction('rw', tables, async () => {
    const persona = await getMerchantPersona(db)
    if (!persona) throw new ActionError('not-found', 'The business is not there any more.')
    const { merchant, name } = persona
    if (merchant.onboardedAt) return merchant
    const after = v.parse(merchantSchema, { ...merchant, onboardedAt: now })
    await db.merchants.put(after)
    await writeLog(
      { ...context, actor: { ...context.actor, name } },
      {
        action: 'Finished onboarding',
        target: merchant.name,
        type: 'system',
        merchantId: merchant.id,
      },
    )
    return after
  })
}
