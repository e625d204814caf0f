import { ActionError } from '../action.ts'
import type { PaymentMethod } from '../payments/schemas.ts'
import { defineAction } from './define-action.ts'
import { changed } from './write-log.ts'

/** Turns a payment method on or off for the whole platform. Refused with `not-found` or `no-change`. Spec §4. */
export const setPaymentMethodEnabled = defineAction(
  ['paymentMethods'],
  async ({ get, put, log }, { id, enabled }: Pick<PaymentMethod, 'id' | 'enabled'>) => {
    const before = await get('paymentMethods', id)
    const { name } = before
    const state = enabled ? 'enabled' : 'disabled'
    if (before.enabled === enabled)
      throw new ActionError('no-change', `${name} is ${state} already.`, { name, state })
    const [after] = await Promise.all([
      put('paymentMethods', { ...before, enabled }),
      log({
        action: enabled ? 'Enabled payment method' : 'Disabled payment method',
        target: name,
        type: 'configuration',
        ...changed(before, { ...before, enabled }, ['enabled']),
      }),
    ])
    return after
  },
)
