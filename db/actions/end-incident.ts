import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'

/** Ends the incident of a payment method: nothing is said of it any more. Refused with `not-found` or `no-change`. */
export const endIncident = defineAction({
  permission: permissionOf.endIncident,
  tables: ['paymentMethods'],
  input: v.pick(tableSchemas.paymentMethods, ['id']),
  run: async ({ get, put, log }, { id }) => {
    const { incident, ...rest } = await get('paymentMethods', id)
    const { name } = rest
    if (!incident)
      throw new ActionError('no-change', `${name} has no incident.`, {
        name,
        state: 'without incident',
      })
    const [after] = await Promise.all([
      put('paymentMethods', rest),
      log({
        action: 'Ended payment incident',
        target: name,
        type: 'configuration',
        before: { incident: incident.note },
        after: { incident: null },
      }),
    ])
    return after
  },
})
