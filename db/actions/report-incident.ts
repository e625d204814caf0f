import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { longestIncidentNote } from '../payments/schemas.ts'
import { defineAction } from '../define-action.ts'

/**
 * Says of a payment method that it has problems, such as "EcoCash is slow", or says it otherwise: payers and merchants
 * read it before they choose the method, which is taken all the same. Refused with `not-found`, `no-change` where it is
 * said so already, or `invalid` for a note that is empty or too long.
 */
export const reportIncident = defineAction({
  permission: permissionOf.reportIncident,
  tables: ['paymentMethods'],
  input: v.object({ id: tableSchemas.paymentMethods.entries.id, note: v.string() }),
  run: async ({ now, get, put, log }, { id, note }) => {
    const before = await get('paymentMethods', id)
    const { name, incident } = before
    const said = note.replace(/\s+/g, ' ').trim()
    if (said === incident?.note)
      throw new ActionError('no-change', `It is said of ${name} already.`)
    const reason = `The note needs 1 to ${longestIncidentNote} characters.`
    const since = incident?.since ?? now
    const after = await put(
      'paymentMethods',
      { ...before, incident: { note: said, since } },
      reason,
    )
    await log({
      action: incident ? 'Changed payment incident' : 'Reported payment incident',
      target: name,
      type: 'configuration',
      before: { incident: incident?.note ?? null },
      after: { incident: said },
    })
    return after
  },
})
