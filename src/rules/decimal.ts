/**
 * A typed decimal of at most so many places, as a whole number of its smallest parts: `1.5` with 3 places is 1500. Null
 * for what is no such number. Commas may group thousands.
 */
export function parseDecimal(text: string, places: number): number | null {
  const found = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(text.trim())
  const [, whole = '', part = ''] = found ?? []
  if ((whole === '' && part === '') || part.length > places) return null
  const value = Number((whole.replaceAll(',', '') || '0') + part.padEnd(places, '0'))
  return Number.isSafeInteger(value) ? value : null
}
