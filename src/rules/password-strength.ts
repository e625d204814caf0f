/** How hard a password is to guess, roughly: a hint, not a check. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

const usual = /password|qwerty|abc123|letmein|welcome|(.)\1{3}|0123|1234|4321/i
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

/** Long is better than odd: twelve characters do, or nine of three kinds; what many use is weak in any length. */
export function passwordStrength(password: string): PasswordStrength {
  const variety = kinds.filter((kind) => kind.test(password)).length
  if (password.length < 8 || variety < 2 || usual.test(password))
    return password.length >= 16 && !usual.test(password) ? 'fair' : 'weak'
  return password.length >= 12 || (password.length >= 9 && variety >= 3) ? 'strong' : 'fair'
}
