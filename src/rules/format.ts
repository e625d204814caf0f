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

/** `Nov 21, 2025` in the device's zone. Spec §9. */
export function formatDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
}

/** `Nov 21, 2025, 02:14 PM` in the device's zone: short month, day, year with 12-hour time. Spec §9. */
export function formatDateTime(instant: string): string {
  return new Date(instant)
    .toLocaleString('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
    .replaceAll('\u202f', ' ')
}
