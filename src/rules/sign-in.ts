/** How many digits the one-time code has (spec §9). */
export const codeLength = 6

/** How long a person waits before they can ask for another code, in seconds. */
export const resendWait = 30

/** Where the digits begin that a keyboard may write: ours, the Arabic ones, the Persian ones, the wide ones. */
const zeros = [0x30, 0x0660, 0x06f0, 0xff10]

/** The digits of a pasted code, whatever stands between them and in whichever of these scripts: `12 34-56` is 123456. */
export function digitsOf(text: string): string {
  let digits = ''
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const zero = zeros.find((first) => point >= first && point <= first + 9)
    if (zero !== undefined) digits += String(point - zero)
  }
  return digits
}

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

const mobileMessages = {
  missing: 'Enter the mobile number that pays',
  wrong: 'Use a Zimbabwean mobile number, such as 0771234567',
} as const

/** A typed mobile number as dialled inside the country, `0771234567`; or the words for why it is none. */
export function parseMobile(
  text: string,
): { number: string; error?: undefined } | { number?: undefined; error: string } {
  const typed = text.trim()
  if (typed === '') return { error: mobileMessages.missing }
  if (!/^\+?[\d\s()-]+$/.test(typed)) return { error: mobileMessages.wrong }
  const number = typed.replace(/\D/g, '').replace(/^(?:00)?263(?=7\d{8}$)/, '0')
  return /^07\d{8}$/.test(number) ? { number } : { error: mobileMessages.wrong }
}

/** As it is read out and shown: `077 123 4567`. */
export const formatMobile = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
