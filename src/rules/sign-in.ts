import { plainTyped } from '#db/text/typed-text.ts'

/** Digits in a one-time code (AUTH-2). */
export const codeLength = 6

/** Seconds before another code can be requested. */
export const resendWait = 30

/** Returns the digits of a pasted number in any script, ignoring everything between them: `12 34-56` is 123456. R48. */
export const digitsOf = (text: string): string => plainTyped(text).replace(/\D/g, '')

/** A rough estimate of a password's strength: a hint, not a check. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

const usual = /password|qwerty|abc123|letmein|welcome|(.)\1{3}|0123|1234|4321/i
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

/**
 * Estimates a password's strength. Length counts most: twelve characters, or nine of three kinds; common passwords are
 * weak at any length.
 */
export function passwordStrength(password: string): PasswordStrength {
  const variety = kinds.filter((kind) => kind.test(password)).length
  if (password.length < 8 || variety < 2 || usual.test(password))
    return password.length >= 16 && !usual.test(password) ? 'fair' : 'weak'
  return password.length >= 12 || (password.length >= 9 && variety >= 3) ? 'strong' : 'fair'
}
