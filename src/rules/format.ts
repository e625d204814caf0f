type Currency = 'USD' | 'ZWL'

const number = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Minor units as people read them: `$1,284.50`, `ZWL 1,750.00`, with a true minus before the symbol. Spec §9. */
export function formatMoney(minorUnits: number, currency: Currency): string {
  const text = number.format(Math.abs(minorUnits) / 100)
  const sign = minorUnits < 0 ? '\u2212' : ''
  return currency === 'USD' ? `${sign}$${text}` : `${sign}ZWL\u00a0${text}`
}

/** Whole dollars for large totals: `$612,400`. */
export function formatWholeUsd(minorUnits: number): string {
  return `$${Math.round(minorUnits / 100).toLocaleString('en-US')}`
}

// Made once: making one costs more than using it a hundred times, and a table has many dates.
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const dateTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Some versions put a narrow space before AM and PM, for which not every font has a place. */
const plainSpaces = (text: string) => text.replaceAll('\u202f', ' ')

/** `Nov 21, 2025` in the device's zone. Spec §9. */
export function formatDate(instant: string): string {
  return date.format(new Date(instant))
}

/** `2:14 PM` in the device's zone, where a heading says the day. */
export function formatTime(instant: string): string {
  return plainSpaces(time.format(new Date(instant)))
}

/** `Nov 21, 2025, 02:14 PM` in the device's zone: short month, day, year with 12-hour time. Spec §9. */
export function formatDateTime(instant: string): string {
  return plainSpaces(dateTime.format(new Date(instant)))
}

/** A day as a heading: `Today`, `Yesterday`, or `Nov 19, 2025`. Takes any text that is a date. */
export function dayName(day: string, today: Date): string {
  const named = new Date(day)
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (named.toDateString() === today.toDateString()) return 'Today'
  if (named.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return date.format(named)
}
