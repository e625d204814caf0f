import type { Message } from './message.ts'
import type { Notification } from './notification.ts'

/** What a merchant is told of something: in the app, and as an e-mail says it. */
export interface News {
  notification: Notification
  words: Pick<Message, 'subject' | 'body' | 'link'>
}

/** An amount of minor units as a message names it: `USD 45.00`. */
export const moneyInWords = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${currency} ${(amount / 100).toFixed(2)}`
