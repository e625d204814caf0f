import type { Act } from '../define-action.ts'
import { nextId } from '../next-id.ts'
import { accountIdOf, waysFor } from '../people/person.ts'
import type { Account } from '../people/schemas.ts'
import { isReadable } from '../readable.ts'
import { isAwaitingUndo, type Message, type Notification, undoTime } from './messages.ts'

/** Shortens a subject, which contains names that may each be as long as the limit. */
const cut = (subject: string) => (subject.length > 200 ? `${subject.slice(0, 199)}…` : subject)

/** Puts a simulated message into the outbox inside the action's transaction. */
export async function sendMessage(
  { db, now, put }: Act<'messages'>,
  message: Omit<Message, 'id' | 'createdAt'>,
): Promise<Message> {
  const subject = cut(message.subject)
  return put('messages', { ...message, subject, id: await nextId(db, 'OB'), createdAt: now })
}

/** Returns the fields of a message that repeats a notification and leaves once its Undo is over. */
export const heldFor = ({ id, createdAt }: Pick<Notification, 'id' | 'createdAt'>) => ({
  sendAt: new Date(Date.parse(createdAt) + undoTime).toISOString(),
  notificationId: id,
})

/**
 * Removes a notification and its messages inside the transaction of an Undo, while they are held;
 * returns whether they were.
 */
export async function withdrawNotification(
  { db, now }: Act<'notifications' | 'messages'>,
  { id, merchantId, createdAt }: Pick<Notification, 'id' | 'merchantId' | 'createdAt'>,
): Promise<boolean> {
  if (!isAwaitingUndo(createdAt, Date.parse(now))) return false
  await db.messages
    .where('[merchantId+createdAt]')
    .equals([merchantId, createdAt])
    .filter(({ notificationId }) => notificationId === id)
    .delete()
  await db.notifications.delete(id)
  return true
}

/** The tables for notifying people. */
export const tellingTables = ['notifications', 'accounts', 'messages', 'users'] as const

type Words = Pick<Message, 'subject' | 'body' | 'link' | 'sendAt' | 'notificationId'>

/**
 * Returns the settings of a merchant's people, without those who were removed, are suspended, or
 * moved to another business.
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
  // Rounds also read invalid rows, which must not block a payment.
  return accounts.filter((account) => isReadable('accounts', account) && !gone.has(account.id))
}

/**
 * Notifies a merchant's people inside the action's transaction: in the app, and by e-mail or text
 * message if their settings ask for it. Those in `mailed` already have the e-mail.
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

/** The tables for notifying a merchant. */
export const merchantTellingTables = [...tellingTables, 'merchants'] as const

/**
 * Notifies a merchant inside the action's transaction, by e-mail to its address if it has one, and
 * its people as their settings ask.
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
