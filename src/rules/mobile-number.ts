export const mobileMessages = {
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
