import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { fee as feeSchema, type Fee } from '../model/fee.ts'
import { writeLog } from './write-log.ts'

/** New figures of one method: only the fields that a person changed, so that two editors don't undo each other. */
export type FeeChange = Pick<Fee, 'id'> &
  Partial<Pick<Fee, 'merchantFee' | 'customerFee' | 'flatFee'>>

/**
 * Saves changed fees, all of them or none: percents as written, the flat fee in minor units of USD. One log row a
 * method. Refused with `not-found`, `no-change` or `invalid`. Spec §4.
 */
export async function updateFees(context: ActionContext, changes: FeeChange[]): Promise<Fee[]> {
  const { db } = context
  if (changes.length === 0) throw new ActionError('no-change', 'No fee was changed.')
  return db.transaction('rw', db.fees, db.activityLog, db.counters, async () => {
    const saved: Fee[] = []
    for (const { id, ...figures } of changes) {
      const before = await db.fees.get(id)
      if (!before) throw new ActionError('not-found', `There is no fee for ${id}.`)
      const after = v.safeParse(feeSchema, { ...before, ...figures })
      if (!after.success)
        throw new ActionError('invalid', `A fee of ${before.paymentMethod} is not a number.`, {
          reason: `A fee of ${before.paymentMethod} is too large to keep.`,
        })
      await db.fees.put(after.output)
      const names = Object.keys(figures) as (keyof typeof figures)[]
      await writeLog(context, {
        action: 'Updated fee structure',
        target: before.paymentMethod,
        type: 'configuration',
        before: Object.fromEntries(names.map((name) => [name, before[name]])),
        after: Object.fromEntries(names.map((name) => [name, after.output[name]])),
      })
      saved.push(after.output)
    }
    return saved
  })
}
