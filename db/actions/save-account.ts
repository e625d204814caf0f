import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ownInput } from './own-account.ts'
import { ActionError } from '../action.ts'
import { accountIdOf, type Account } from '../people/schemas.ts'
import { defineAction, invalid, type Act } from '../define-action.ts'
import { mailOwner, ownAccount } from './own-account.ts'
import { changed } from '../log/write-log.ts'

/** What a person changes of their settings: what is left out stays. */
const { notifications, figures, weekStart, displayCurrency, picture } =
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
    /** Null takes it away. */
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
    throw new ActionError('email-taken', `Someone has ${email} already.`, { email })
}

/** The person's name and address, wherever they stand: as a user, in the team, and in the session. */
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
 * Saves what a person changes of their own settings: their name and address change wherever they stand, and a change of
 * address is told to the one before. Refused with `not-found`, `no-change`, `email-taken` or `invalid`.
 */
export const saveAccount = defineAction({
  permission: permissionOf.saveAccount,
  tables: ['accounts', 'merchants', 'devices', 'messages', ...peopleTables],
  input: accountChange,
  run: async (act, { name, email, merchantId, changes }) => {
    if (Object.keys(changes).length === 0)
      throw new ActionError('no-change', 'Nothing was changed.')
    const { picture, ...typed } = changes
    const { name: newName = name, email: newEmail = email, notifications, ...kept } = typed
    const before = await ownAccount(act, { merchantId, email })
    // What another tab chose of other kinds stays.
    const ways = notifications && { ...before.notifications, ...notifications }
    const person = { name: newName.trim(), email: newEmail.trim() }
    if (person.name === '' || person.email === '') throw invalid('Enter your name and address.')
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
        `Your account goes by ${person.email} now. If that was not you, tell an admin of your team.`,
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
      'A text is too long to keep.',
    )
    const plain = (at: Account, who: { name: string; email: string }) => ({
      name: who.name,
      email: who.email,
      phone: at.phone ?? '',
      figures: at.figures ?? 'comma',
      weekStart: at.weekStart ?? 'monday',
      displayCurrency: at.displayCurrency ?? 'none',
      picture: at.picture ? 'yes' : 'no',
    })
    await act.log(
      {
        action: 'Changed account settings',
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
