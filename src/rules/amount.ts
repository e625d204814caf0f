import { maxAmount } from '#db/model/money.ts'

export const amountMessages = {
  missing: 'Enter an amount, such as 100.00',
  notANumber: 'Use digits and a point, such as 100.00',
  decimals: 'Use at most 2 decimals',
  tooSmall: 'Enter an amount greater than 0',
  tooLarge: 'The most is 1,000,000.00',
} as const

export type TypedAmount = { minor: number; error?: undefined } | { error: string }

/** What was typed, in minor units; or the words for why it is no amount. Commas may group thousands. */
export function parseAmount(text: string): TypedAmount {
  const typed = text.trim()
  if (typed === '') return { error: amountMessages.missing }
  if (/^[-\u2212]\s*[\d.,]+$/.test(typed)) return { error: amountMessages.tooSmall }
  if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(typed) || !/\d/.test(typed))
    return { error: amountMessages.notANumber }
  const [whole = '', decimals = ''] = typed.replaceAll(',', '').split('.')
  if (decimals.length > 2) return { error: amountMessages.decimals }
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (minor === 0) return { error: amountMessages.tooSmall }
  if (minor > maxAmount) return { error: amountMessages.tooLarge }
  return { minor }
}

/** Minor units as they stand in a field: `100.00`. */
export const amountText = (minor: number): string => (minor / 100).toFixed(2)
