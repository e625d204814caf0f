import * as v from 'valibot'
import { typedLine } from '../common.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { tableSchemas } from '../tables.ts'

/** Turns a payment method on or off for the whole platform. ADM-6. */
export const setPaymentMethodEnabled = defineAction('setPaymentMethodEnabled', {
  permission: 'fee_configuration',
  refuses: ['not-found', 'no-change'],
  tables: ['paymentMethods'],
  input: v.pick(tableSchemas.paymentMethods, ['id', 'enabled']),
  run: async ({ get, put, log }, { id, enabled }) => {
    const before = await get('paymentMethods', id)
    const { name } = before
    const state = enabled ? 'enabled' : 'disabled'
    if (before.enabled === enabled)
      throw new ActionError('no-change', `${name} is already ${state}.`, { name, state })
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

/**
 * Sets or changes a payment method's incident note, such as "EcoCash is slow", shown to payers and
 * merchants; the method stays available. Refuses with `not-found`, `no-change` if the note is the
 * same, or `invalid` if it is empty or too long.
 */
export const reportIncident = defineAction('reportIncident', {
  permission: 'fee_configuration',
  refuses: ['not-found', 'no-change'],
  invalid: ['incident-note'],
  tables: ['paymentMethods'],
  input: v.object({ id: tableSchemas.paymentMethods.entries.id, note: typedLine }),
  run: async ({ now, get, put, log }, { id, note }) => {
    const before = await get('paymentMethods', id)
    const { name, incident } = before
    const text = note.replace(/\s+/g, ' ')
    if (text === incident?.note)
      throw new ActionError('no-change', `${name} already has this incident note.`)
    const since = incident?.since ?? now
    const after = await put(
      'paymentMethods',
      { ...before, incident: { note: text, since } },
      'incident-note',
    )
    await log({
      action: incident ? 'Updated payment incident' : 'Reported payment incident',
      target: name,
      type: 'configuration',
      before: { incident: incident?.note ?? null },
      after: { incident: text },
    })
    return after
  },
})

/** Clears a payment method's incident note. */
export const endIncident = defineAction('endIncident', {
  permission: 'fee_configuration',
  refuses: ['not-found', 'no-change'],
  tables: ['paymentMethods'],
  input: v.pick(tableSchemas.paymentMethods, ['id']),
  run: async ({ get, put, log }, { id }) => {
    const { incident, ...rest } = await get('paymentMethods', id)
    const { name } = rest
    if (!incident)
      throw new ActionError('no-change', `${name} has no incident.`, {
        name,
        state: 'without an incident',
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
