import type { Message, Notification } from '../log/messages.ts'
import type { Act } from '../define-action.ts'
import { sendMessage } from './send-message.ts'
import { tellingTables, tellPeople } from './tell-people.ts'

/** The tables that telling a merchant needs. */
export const merchantTellingTables = [...tellingTables, 'merchants'] as const

/**
 * Tells a merchant of something inside the act's transaction: by e-mail to its address, where it has one, and its people
 * as they have asked for.
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
