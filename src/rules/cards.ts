import type { CardBrand } from '#db/model/transaction-codes.ts'

export const cardMessages = {
  numberMissing: 'Enter the number on the front of the card',
  numberWrong: 'That is not a card number. Check the digits',
  brandUnknown: 'Use a Visa or Mastercard card',
  expiryMissing: 'Enter the month and year, such as 08/28',
  expiryWrong: 'Use month and year, such as 08/28',
  expired: 'This card has expired',
  codeWrong: 'Enter the 3 digits on the back of the card',
} as const

/** A card number's digits, without what people type between them. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '')

/** Whose card it is by its first digits; null for any other. */
export function cardBrand(text: string): CardBrand | null {
  const digits = cardDigits(text)
  if (digits.startsWith('4')) return 'visa'
  const first = Number(digits.slice(0, 4))
  if (/^5[1-5]/.test(digits) || (first >= 2221 && first <= 2720)) return 'mastercard'
  return null
}

/** Whether the digits carry the right check digit (Luhn): one wrong digit, or two swapped ones, are found so. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

/** Why a typed card number can't be right, in words; undefined when it can. A local card may be of any brand. */
export function cardNumberProblem(text: string, local: boolean): string | undefined {
  const digits = cardDigits(text)
  if (digits === '') return cardMessages.numberMissing
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return cardMessages.numberWrong
  const brand = cardBrand(digits)
  if (brand === 'mastercard' && digits.length !== 16) return cardMessages.numberWrong
  return local || brand ? undefined : cardMessages.brandUnknown
}

/** Why a typed expiry can't be right, in words; a card is good to the last day of its month. */
export function expiryProblem(text: string, now: Date): string | undefined {
  if (text.trim() === '') return cardMessages.expiryMissing
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? []
  const monthNumber = Number(month)
  if (!month || !year || monthNumber < 1 || monthNumber > 12) return cardMessages.expiryWrong
  const monthsAway =
    (2000 + Number(year) - now.getFullYear()) * 12 + monthNumber - 1 - now.getMonth()
  if (monthsAway < 0) return cardMessages.expired
  // No bank issues a card for more than 20 years.
  return monthsAway > 240 ? cardMessages.expiryWrong : undefined
}

/** An expiry a few years ahead, as it is printed: what a sample card has. */
export const sampleExpiry = (now: Date): string => `12/${String(now.getFullYear() + 4).slice(-2)}`

/** Why a typed security code can't be right, in words. */
export const codeProblem = (text: string): string | undefined =>
  /^\d{3}$/.test(text.trim()) ? undefined : cardMessages.codeWrong

/** A card number as it is printed: in groups of four. */
export function formatCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 19)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** An expiry as it is printed, `08/28`, whatever is typed between or left out. */
export function formatExpiry(text: string): string {
  const [month = '', ...rest] = text.split('/')
  if (rest.length > 0) return `${month.trim()}/${rest.join('').replace(/\D/g, '').slice(0, 4)}`
  const digits = text.replace(/\D/g, '').slice(0, 6)
  // A month that can only have one digit is written with its nought.
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return full.length > 2 ? `${full.slice(0, 2)}/${full.slice(2)}` : full
}
