import * as v from 'valibot'
import { pathTo } from '#routes/paths.ts'
import { ActionError } from '../action.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { visible } from '../text/typed-text.ts'
import { accountIdOf } from './person.ts'
import type { Account } from './schemas.ts'

/** The person whose settings change: the one whose dashboard is open. */
export const ownInput = v.object({ merchantId: v.string(), email: v.string() })
export type Own = v.InferOutput<typeof ownInput>

/** Returns a person's settings, or defaults if they have none. */
export async function ownAccount(
  { db, get, now }: Act<'accounts' | 'merchants'>,
  { merchantId, email }: Own,
): Promise<Account> {
  const id = accountIdOf(email)
  const account = await db.accounts.get(id)
  // The person may have opened their own business since.
  if (account) return { ...account, merchantId }
  await get('merchants', merchantId)
  return { id, merchantId, createdAt: now }
}

/** Puts an e-mail about a person's account into the outbox. */
const mailOwner = (act: Act<'messages'>, to: Own, subject: string, body: string) =>
  sendMessage(act, {
    merchantId: to.merchantId,
    channel: 'email',
    to: [to.email],
    subject,
    body,
    link: { label: 'Account Settings', path: `${pathTo('account-settings')}?tab=security` },
  })

/** Logs a change of how a person signs in, and tells them by e-mail. */
export async function recordSecurityChange(
  act: Act<'messages'>,
  own: Own,
  action: string,
  { subject, body }: { subject: string; body: string },
): Promise<void> {
  await act.log({
    action,
    target: own.email,
    type: 'configuration',
    merchantId: own.merchantId,
  })
  await mailOwner(act, own, subject, body)
}

/** Omitted settings don't change. */
const { notifications, figures, weekStart, displayCurrency, tillSound, picture } =
  tableSchemas.accounts.entries
const accountChange = v.object({
  ...ownInput.entries,
  name: v.string(),
  changes: v.object({
    name: v.optional(v.string()),
    email: v.optional(v.string()),
    phone: v.optional(v.string()),
    notifications,
    figures,
    weekStart,
    displayCurrency,
    tillSound,
    /** Null removes it. */
    picture: v.optional(v.nullable(picture.wrapped)),
  }),
})
export type AccountChange = v.InferOutput<typeof accountChange>

const peopleTables = ['users', 'teamMembers', 'adminUsers', 'sessions'] as const

async function checkFree(
  { db }: Act<(typeof peopleTables)[number] | 'accounts'>,
  email: string,
  own: string,
): Promise<void> {
  const id = accountIdOf(email)
  if (id === own) return
  const people = await Promise.all([
    db.users.toArray(),
    db.teamMembers.toArray(),
    db.adminUsers.toArray(),
  ])
  const isTaken = people.flat().some((each) => accountIdOf(each.email) === id)
  if (isTaken || (await db.accounts.get(id)))
    throw new ActionError('email-taken', `${email} is already in use.`, { email })
}

/** Updates the person's name and address everywhere: as a user, in the team, and in the session. */
async function renamePerson(
  { db, put }: Act<(typeof peopleTables)[number]>,
  own: string,
  person: { name: string; email: string },
): Promise<void> {
  const isOwn = ({ email }: { email: string }) => accountIdOf(email) === own
  const [user, member, session] = await Promise.all([
    db.users.filter(isOwn).first(),
    db.teamMembers.filter(isOwn).first(),
    db.sessions.get('current'),
  ])
  if (user) await put('users', { ...user, ...person })
  if (member) await put('teamMembers', { ...member, ...person })
  if (session && isOwn(session)) await put('sessions', { ...session, ...person })
}

/**
 * Saves a person's own settings, updating their name and address everywhere; notifies the old
 * address of a change.
 */
export const saveAccount = defineAction('saveAccount', {
  permission: null,
  refuses: ['not-found', 'no-change', 'email-taken'],
  invalid: ['name-or-email-missing', 'texts-long'],
  tables: ['accounts', 'merchants', 'devices', 'messages', ...peopleTables],
  input: accountChange,
  run: async (act, { name, email, merchantId, changes }) => {
    if (Object.keys(changes).length === 0)
      throw new ActionError('no-change', 'Nothing was changed.')
    const { picture, ...typed } = changes
    const { name: newName = name, email: newEmail = email, notifications, ...kept } = typed
    const before = await ownAccount(act, { merchantId, email })
    // Another tab's choices for other kinds stay.
    const ways = notifications && { ...before.notifications, ...notifications }
    const person = { name: visible(newName), email: newEmail.trim() }
    if (person.name === '' || person.email === '') throw invalid('name-or-email-missing')
    await checkFree(act, person.email, before.id)
    await renamePerson(act, before.id, person)
    const { picture: had, ...rest } = before
    const shown = picture === undefined ? had : (picture ?? undefined)
    const id = accountIdOf(person.email)
    if (id !== before.id) {
      await act.db.accounts.delete(before.id)
      for (const device of await act.db.devices.where('accountId').equals(before.id).toArray())
        await act.put('devices', { ...device, accountId: id })
      await mailOwner(
        act,
        { merchantId, email },
        'Your email address was changed',
        `We now use ${person.email} for your account. If this wasn’t you, tell an admin of your team.`,
      )
    }
    const after = await act.put(
      'accounts',
      {
        ...rest,
        ...kept,
        id,
        ...(ways && { notifications: ways }),
        ...(shown && { picture: shown }),
      },
      'texts-long',
    )
    const plain = (at: Account, who: { name: string; email: string }) => ({
      name: who.name,
      email: who.email,
      phone: at.phone ?? '',
      figures: at.figures ?? 'comma',
      weekStart: at.weekStart ?? 'monday',
      displayCurrency: at.displayCurrency ?? 'none',
      tillSound: at.tillSound ? 'on' : 'off',
      picture: at.picture ? 'yes' : 'no',
    })
    await act.log(
      {
        action: 'Updated account settings',
        target: person.email,
        type: 'configuration',
        merchantId,
        ...changed(plain(before, { name, email }), plain(after, person)),
      },
      person.name,
    )
    return after
  },
})

/**
 * Records that a person changed their password and notifies them. The password itself is never
 * stored, because no service would check it.
 */
export const changePassword = defineAction('changePassword', {
  permission: null,
  refuses: ['not-found'],
  tables: ['accounts', 'merchants', 'messages'],
  input: ownInput,
  run: async (act, own) => {
    const account = await ownAccount(act, own)
    const after = await act.put('accounts', { ...account, passwordChangedAt: act.now })
    await recordSecurityChange(act, own, 'Changed password', {
      subject: 'Your password was changed',
      body: 'If this wasn’t you, set a new password now and turn on two-factor authentication.',
    })
    return after
  },
})

/** The sample devices, added in turn. */
const samples = [
  { name: 'Chrome on Android', town: 'Mutare' },
  { name: 'Edge on Windows', town: 'Harare' },
  { name: 'Safari on iPhone', town: 'Bulawayo' },
] as const

/** Adds a sample device on which the person is signed in; nothing leaves this device. */
export const addSampleDevice = defineAction('addSampleDevice', {
  permission: null,
  refuses: ['not-found'],
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
      action: 'Logged in on sample device',
      target: device.name,
      type: 'system',
      merchantId: own.merchantId,
    })
    await mailOwner(
      act,
      own,
      `New login: ${device.name}, ${device.town}`,
      'If this wasn’t you, log that device out in your settings and change your password.',
    )
    return device
  },
})

/**
 * Signs a person out of one device, or of all but this one. Refuses with `no-change` if there is
 * none.
 */
export const signOutDevices = defineAction('signOutDevices', {
  permission: null,
  refuses: ['no-change'],
  tables: ['devices'],
  input: v.object({ ...ownInput.entries, id: v.optional(v.string()) }),
  run: async ({ db, log }, { merchantId, email, id }) => {
    const all = await db.devices.where('accountId').equals(accountIdOf(email)).toArray()
    const chosen = all.filter((device) => id === undefined || device.id === id)
    if (chosen.length === 0)
      throw new ActionError('no-change', 'No other device is logged in.', {
        name: id === undefined ? 'Every other device' : 'The device',
        state: 'logged out',
      })
    await db.devices.bulkDelete(chosen.map((device) => device.id))
    await log({
      action: 'Logged out other devices',
      target: email,
      type: 'configuration',
      merchantId,
      before: { devices: chosen.map(({ name }) => name).join(', ') },
    })
    return chosen
  },
})
