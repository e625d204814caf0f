import * as v from 'valibot'
import { accountIdOf, type Account } from '../people/schemas.ts'
import type { Act } from '../define-action.ts'
import { sendMessage } from './send-message.ts'

/** Whose settings are changed: the person whose dashboard is open. */
export const ownInput = v.object({ merchantId: v.string(), email: v.string() })
export type Own = v.InferOutput<typeof ownInput>

/** A person's settings as they stand; new ones where there are none yet. */
export async function ownAccount(
  { db, get, now }: Act<'accounts' | 'merchants'>,
  { merchantId, email }: Own,
): Promise<Account> {
  const id = accountIdOf(email)
  const account = await db.accounts.get(id)
  // They may have opened a business of their own since.
  if (account) return { ...account, merchantId }
  await get('merchants', merchantId)
  return { id, merchantId, createdAt: now }
}

/** Puts an e-mail about a person's account into the outbox. */
export const mailOwner = (act: Act<'messages'>, to: Own, subject: string, body: string) =>
  sendMessage(act, {
    merchantId: to.merchantId,
    channel: 'email',
    to: [to.email],
    subject,
    body,
    link: { label: 'Account Settings', path: '/dashboard/account-settings?tab=security' },
  })
