import type { Act } from '../define-action.ts'
import { nextId } from '../next-id.ts'
import { type Account, accountIdOf, waysFor } from '../people/schemas.ts'
import { isReadable } from '../readable.ts'
import type { Message, Notification } from './messages.ts'

/** Shortens a subject: it contains names, and each may be as long as the whole limit. */
const cut = (subject: string) => (subject.length > 200 ? `${subject.slice(0, 199)}…` : subject)

/**
 * Puts a message into the outbox inside the action's transaction: what would have been sent, to
 * whom and when.
 */
export async function sendMessage(
  { db, now, put }: Act<'messages'>,
  message: Omit<Message, 'id' | 'createdAt'>,
): Promise<Message> {
  const subject = cut(message.subject)
  return put('messages', { ...message, subject, id: await nextId(db, 'OB'), createdAt: now })
}

/** The tables that telling people needs. */
export const tellingTables = ['notifications', 'accounts', 'messages', 'users'] as const

type Words = Pick<Message, 'subject' | 'body' | 'link'>

/**
 * Returns the settings of a merchant's people; not of who was removed from its team, is suspended,
 * or has another business.
 */
async function accountsOf(
  { db }: Act<'accounts' | 'users'>,
  merchantId: Notification['merchantId'],
): Promise<Account[]> {
  const [accounts, users] = await Promise.all([
    db.accounts.where('merchantId').equals(merchantId).toArray(),
    db.users.toArray(),
  ])
  const gone = new Set(
    users
      .filter((user) => isReadable('users', user))
      .filter((user) => user.status !== 'active' || user.merchantId !== merchantId)
      .map(({ email }) => accountIdOf(email)),
  )
  // A round reads what its schema refuses as well: that must hold up no payment.
  return accounts.filter((account) => isReadable('accounts', account) && !gone.has(account.id))
}

/**
 * Tells a merchant's people of something inside the action's transaction: in the app, and by e-mail
 * or text message where they have asked for that in their settings. `mailed` has it by e-mail
 * already.
 */
export async function tellPeople(
  act: Act<(typeof tellingTables)[number]>,
  notification: Notification,
  words: Words,
  mailed: readonly string[] = [],
): Promise<void> {
  const { merchantId, kind } = notification
  await act.put('notifications', notification)
  const known = new Set(mailed.map((email) => email.toLowerCase()))
  for (const account of await accountsOf(act, merchantId)) {
    const ways = waysFor(account, kind)
    if (ways.includes('email') && !known.has(account.id))
      await sendMessage(act, { ...words, merchantId, channel: 'email', to: [account.id] })
    if (ways.includes('sms') && account.phone)
      await sendMessage(act, { ...words, merchantId, channel: 'sms', to: [account.phone] })
  }
}

/** The tables that telling a merchant needs. */
export const merchantTellingTables = [...tellingTables, 'merchants'] as const

/**
 * Tells a merchant of something inside the action's transaction: by e-mail to its address, where it
 * has one, and its people as they have asked for.
 */
export async function tellMerchant(
  act: Act<(typeof merchantTellingTables)[number]>,
  notification: Notification,
  words: Pick<Message, 'subject' | 'body' | 'link'>,
): Promise<void> {
  const { merchantId } = notification
  const merchant = await act.db.merchants.get(merchantId)
  const to = merchant?.email ? [merchant.email] : []
  if (to.length > 0) await sendMessage(act, { ...words, merchantId, channel: 'email', to })
  await tellPeople(act, notification, words, to)
}
