import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

/** Turns a payment method on or off for the whole platform. Refused with `not-found` or `no-change`. Spec §4. */
export const setPaymentMethodEnabled = defineAction({
  permission: permissionOf.setPaymentMethodEnabled,
  tables: ['paymentMethods'],
  input: v.pick(tableSchemas.paymentMethods, ['id', 'enabled']),
  run: async ({ get, put, log }, { id, enabled }) => {
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
})
