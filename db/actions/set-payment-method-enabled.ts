import { ActionError, type ActionContext } from '../action.ts'
import type { PaymentMethod } from '../model/payment-method.ts'
import { writeLog } from './write-log.ts'

/** Turns a payment method on or off for the whole platform. Refused with `not-found` or `no-change`. Spec §4. */
export async function setPaymentMethodEnabled(
  context: ActionContext,
  { id, enabled }: Pick<PaymentMethod, 'id' | 'enabled'>,
): Promise<PaymentMethod> {
  const { db } = context
  return db.transaction('rw', db.paymentMethods, db.activityLog, db.counters, async () => {
    const before = await db.paymentMethods.get(id)
    if (!before) throw new ActionError('not-found', `There is no payment method ${id}.`)
    const state = enabled ? 'enabled' : 'disabled'
    if (before.enabled === enabled)
      throw new ActionError('no-change', `${before.name} is ${state} already.`, {
        name: before.name,
        state,
      })
    await db.paymentMethods.update(id, { enabled })
    await writeLog(context, {
      action: enabled ? 'Enabled payment method' : 'Disabled payment method',
      target: before.name,
      type: 'configuration',
      before: { enabled: before.enabled },
      after: { enabled },
    })
    return { ...before, enabled }
  })
}
