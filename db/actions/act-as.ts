import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { findUser } from '../people/queries.ts'
import { getDemoSettings } from '../demo/queries.ts'
import { getAdminPersona, getMerchantPersona } from '../people/persona-queries.ts'
import { defineAction, type Act } from '../define-action.ts'

const notActive = (name: string, reason: string) =>
  new ActionError('not-active', `${name}: ${reason}.`, { name, reason })

async function actAsMember(
  act: Act<'teamMembers' | 'users' | 'sessions' | 'merchants' | 'userGroups'>,
  id: string,
): Promise<string> {
  const { db, now, get, put, log } = act
  const member = await get('teamMembers', id)
  const { name, email, merchantId } = member
  if (member.status !== 'active') throw notActive(name, 'the invitation is not accepted')
  const user = await findUser(db, email)
  if (user && user.status !== 'active') throw notActive(name, `the account is ${user.status}`)
  if ((await getMerchantPersona(db))?.memberId === id) return name
  await put('sessions', { id: 'current', name, email, merchantId, startedAt: now, acting: true })
  await put('teamMembers', { ...member, lastActive: now })
  await log({ action: 'Signed in', target: email, type: 'system', merchantId }, name)
  return name
}

async function actAsAdmin(
  act: Act<'adminUsers' | 'demoSettings' | 'sessions' | 'roles'>,
  id: string,
): Promise<string> {
  const { db, now, get, put, log } = act
  const admin = await get('adminUsers', id)
  const { name, email, status } = admin
  if (status === 'pending') throw notActive(name, 'the invitation is not accepted')
  if (status !== 'active') throw notActive(name, `the account is ${status}`)
  if ((await getAdminPersona(db))?.id === id) return name
  await put('demoSettings', { ...(await getDemoSettings(db)), adminId: id })
  await put('adminUsers', { ...admin, lastLogin: now })
  await log({ action: 'Signed in', target: email, type: 'system' }, name)
  return name
}

/**
 * Lets the demo act as somebody without logging out; gives their name. Who acts already goes on, and nothing is written.
 * The other side of the demo stays who it is. Refused with `not-found`, and `not-active` for whoever is invited, inactive or
 * suspended.
 */
export const actAs = defineAction({
  permission: permissionOf.actAs,
  tables: [
    'sessions',
    'demoSettings',
    'teamMembers',
    'users',
    'userGroups',
    'merchants',
    'adminUsers',
    'roles',
  ],
  input: v.object({ as: v.picklist(['member', 'admin']), id: v.string() }),
  run: async (act, { as, id }) => (as === 'member' ? actAsMember(act, id) : actAsAdmin(act, id)),
})
