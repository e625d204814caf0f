import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ownInput } from './own-account.ts'
import { ActionError } from '../action.ts'
import { accountIdOf } from '../people/schemas.ts'
import { nextId } from '../next-id.ts'
import { defineAction } from '../define-action.ts'
import { mailOwner, ownAccount } from './own-account.ts'

/** What the demo signs in on, one after the other. */
const samples = [
  { name: 'Chrome on Android', town: 'Mutare' },
  { name: 'Edge on Windows', town: 'Harare' },
  { name: 'Safari on iPhone', town: 'Bulawayo' },
] as const

/** Signs a person in on a sample device, as the demo asks for: nothing leaves this one. Refused with `not-found`. */
export const addSampleDevice = defineAction({
  permission: permissionOf.addSampleDevice,
  tables: ['accounts', 'merchants', 'devices', 'messages'],
  input: ownInput,
  run: async (act, own) => {
    const { id: accountId } = await ownAccount(act, own)
    const count = await act.db.devices.where('accountId').equals(accountId).count()
    const sample = samples[count % samples.length] ?? samples[0]
    const device = await act.put('devices', {
      ...sample,
      id: await nextId(act.db, 'DV'),
      accountId,
      signedInAt: act.now,
    })
    await act.log({
      action: 'Signed in on a sample device',
      target: device.name,
      type: 'system',
      merchantId: own.merchantId,
    })
    await mailOwner(
      act,
      own,
      `New sign-in: ${device.name}, ${device.town}`,
      'If that was not you, sign that device out in your settings and change your password.',
    )
    return device
  },
})

/** Signs a person out on a device, or on all but this one. Refused with `no-change` where there is none. */
export const signOutDevices = defineAction({
  permission: permissionOf.signOutDevices,
  tables: ['devices'],
  input: v.object({ ...ownInput.entries, id: v.optional(v.string()) }),
  run: async ({ db, log }, { merchantId, email, id }) => {
    const all = await db.devices.where('accountId').equals(accountIdOf(email)).toArray()
    const chosen = all.filter((device) => id === undefined || device.id === id)
    if (chosen.length === 0)
      throw new ActionError('no-change', 'There is no other device.', {
        name: id === undefined ? 'Every other device' : 'The device',
        state: 'signed out',
      })
    await db.devices.bulkDelete(chosen.map((device) => device.id))
    await log({
      action: 'Signed out other devices',
      target: email,
      type: 'configuration',
      merchantId,
      before: { devices: chosen.map(({ name }) => name).join(', ') },
    })
    return chosen
  },
})
