import { accountIdOf, waysFor, type Account } from '../people/schemas.ts'
import type { Message, Notification } from '../log/messages.ts'
import { isReadable } from '../readable.ts'
import type { Act } from '../define-action.ts'
import { sendMessage } from './send-message.ts'

/** The tables that telling people needs. */
export const tellingTables = ['notifications', 'accounts', 'messages', 'users'] as const

type Words = Pick<Message, 'subject' | 'body' | 'link'>

/** The settings of a merchant's people; not of who was removed from its team, is suspended, or has another business. */
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
 * Tells a merchant's people of something, inside the act's transaction: in the app, and by e-mail or text message where
 * they have asked for that in their settings. `mailed` has it by e-mail already.
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
