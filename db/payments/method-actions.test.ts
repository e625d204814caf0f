// Proves ADM-6.
import { later } from '#tests/support/ledger-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { describe, expect, test } from 'vitest'
import { endIncident, reportIncident, setPaymentMethodEnabled } from './method-actions.ts'
import { getMethodStates } from './queries.ts'

const slow = { id: 'ecocash', note: '  EcoCash is\n slow ' } as const

describe('an incident of a payment method', () => {
  test('is said until it ends, and each step is logged with before and after', async () => {
    const { db, context } = await smallWorld()
    const reported = await reportIncident(context, slow)
    const incident = { note: 'EcoCash is slow', since: context.now }
    expect(reported).toMatchObject({ enabled: true, incident })
    expect(await getMethodStates(db)).toEqual({
      disabledMethods: [],
      incidents: { ecocash: 'EcoCash is slow' },
    })
    const changed = await reportIncident(later(context, 1), { ...slow, note: 'EcoCash is down' })
    expect(changed.incident).toEqual({ note: 'EcoCash is down', since: context.now })
    await endIncident(later(context, 2), slow)
    expect(await db.paymentMethods.get('ecocash')).not.toHaveProperty('incident')
    expect((await getMethodStates(db)).incidents).toEqual({})
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Reported payment incident',
        target: 'EcoCash',
        type: 'configuration',
        before: { incident: null },
        after: { incident: 'EcoCash is slow' },
      },
      {
        action: 'Updated payment incident',
        before: { incident: 'EcoCash is slow' },
        after: { incident: 'EcoCash is down' },
      },
      {
        action: 'Ended payment incident',
        before: { incident: 'EcoCash is down' },
        after: { incident: null },
      },
    ])
  })

  test('stays beside the switch, and is not said of a method that is off', async () => {
    const { db, context } = await smallWorld()
    await reportIncident(context, slow)
    await setPaymentMethodEnabled(context, { id: 'ecocash', enabled: false })
    expect(await getMethodStates(db)).toEqual({ disabledMethods: ['ecocash'], incidents: {} })
    await setPaymentMethodEnabled(context, { id: 'ecocash', enabled: true })
    expect((await getMethodStates(db)).incidents).toEqual({ ecocash: 'EcoCash is slow' })
  })

  test('without a note, with too long a one, twice the same, or of no method is refused', async () => {
    const { db, context } = await smallWorld()
    await refuses({ db }, 'invalid', () => reportIncident(context, { ...slow, note: '  ' }))
    await refuses({ db }, 'invalid', () =>
      reportIncident(context, { ...slow, note: 'x'.repeat(81) }),
    )
    await refuses({ db }, 'not-found', () => reportIncident(context, { ...slow, id: 'visa' }))
    await refuses({ db }, 'no-change', () => endIncident(context, slow))
    await reportIncident(context, slow)
    await refuses({ db }, 'no-change', () => reportIncident(context, slow))
  })
})
