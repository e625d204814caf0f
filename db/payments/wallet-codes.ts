import type { PaymentMethodId } from './schemas.ts'

/*
 * Some wallets approve a payment by a code that they text to the payer, who types it at the checkout
 * (`docs/sources.md`). The wallet is simulated: the page holds the code that the text message has.
 */

/** How long a code can be used, in milliseconds. */
export const codeLasts = 5 * 60_000

/** How often a code can be mistyped: then it is void. */
export const codeTries = 3

const digits = 6

/** A code that was texted, when, and how often another one was typed since. */
export interface WalletCode {
  code: string
  /** In milliseconds. */
  sentAt: number
  wrong: number
}

/** Returns whether a wallet approves payments by a texted code, not by a PIN on the phone. */
export const approvesByCode = (method: PaymentMethodId): boolean => method === 'omari'

/** Returns a new code, never the one before it, given 32 random bits. */
export function newWalletCode(now: number, random: number, before?: WalletCode): WalletCode {
  const code = String(random % 10 ** digits).padStart(digits, '0')
  return code === before?.code
    ? newWalletCode(now, random + 1, before)
    : { code, sentAt: now, wrong: 0 }
}

/** Returns whether a code can still be typed at an instant in milliseconds, or why not. */
export function walletCodeState(
  { sentAt, wrong }: WalletCode,
  now: number,
): 'open' | 'expired' | 'void' {
  if (wrong >= codeTries) return 'void'
  return now - sentAt < codeLasts ? 'open' : 'expired'
}

/** Returns the code after it was typed at an instant in milliseconds, and whether it approves. LINK-9. */
export function typeWalletCode(
  sent: WalletCode,
  typed: string,
  now: number,
): { sent: WalletCode; approves: boolean } {
  if (walletCodeState(sent, now) !== 'open') return { sent, approves: false }
  return typed === sent.code
    ? { sent, approves: true }
    : { sent: { ...sent, wrong: sent.wrong + 1 }, approves: false }
}
