const two = (number: number) => String(number).padStart(2, '0')

/** The day of an instant on this device's calendar, as a date field has it: `2026-12-03`. */
export function dayOf(instant: Date): string {
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}

/** The last moment of a date field's day on this device's calendar; null when it names no day that there is. */
export function endOfDay(day: string): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  const end = new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59, 999)
  return !Number.isNaN(end.getTime()) && dayOf(end) === day ? end : null
}
