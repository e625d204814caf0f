import { currentDate } from '../clock.ts'
import { type DateRangeId, isSameDay, parseDay, type ReportRangeId } from '../days.ts'
import { currencies, type Currency, currencyName, zwlPerUsd } from '../money.ts'
import type { FeeRule } from '../payments/schemas.ts'
import type { DisplayCurrency, FigureStyle } from '../people/schemas.ts'

const partedBy: Record<FigureStyle, string> = { comma: ',', space: '\u00a0', plain: '' }

let style: FigureStyle = 'comma'

/**
 * Sets how figures formatted from now on separate thousands. Text already on the screen changes when it next renders.
 */
export function setFigureStyle(chosen: FigureStyle): void {
  style = chosen
}

let shownIn: DisplayCurrency = 'none'

/** Sets the currency that totals are also shown in from now on, like `setFigureStyle`. */
export function setDisplayCurrency(chosen: DisplayCurrency): void {
  shownIn = chosen
}

/** Returns the currency that totals are also shown in. */
export const displayCurrency = (): DisplayCurrency => shownIn

const parted = (text: string): string =>
  style === 'comma' ? text : text.replaceAll(',', partedBy[style])

let number: Intl.NumberFormat | undefined

/** Created on first use and cached: creating a formatter costs more than a hundred uses. */
const twoDecimals = (amount: number): string =>
  parted(
    (number ??= new Intl.NumberFormat('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })).format(amount),
  )

/** Returns what is written before a figure: `$`, or the local currency's name with a space. */
export const currencySymbol = (currency: Currency): string =>
  currency === 'USD' ? '$' : `${currencyName(currency)}\u00a0`

/** Both currencies by their names, for a choice between them. */
export const currencyOptions = (): { value: Currency; label: string }[] =>
  currencies.map((value) => ({ value, label: currencyName(value) }))

/** Formats minor units: `$1,284.50`, `ZWL 1,750.00`, with a true minus before the symbol. DATA-2. */
export function formatMoney(minorUnits: number, currency: Currency): string {
  const text = twoDecimals(Math.abs(minorUnits) / 100)
  const sign = minorUnits < 0 ? '\u2212' : ''
  return `${sign}${currencySymbol(currency)}${text}`
}

/** Returns the sample exchange rate as text: `ZWL 17.50 per $1.00`. */
export const rateInWords = (): string =>
  `${formatMoney(zwlPerUsd * 100, 'ZWL')} per ${formatMoney(100, 'USD')}`

let whole: Intl.NumberFormat | undefined

/** Formats a count with thousands separators: `12,345`. */
export const formatCount = (count: number): string =>
  parted((whole ??= new Intl.NumberFormat('en-US')).format(count))

/** Formats a count with its noun, adding an s: `1 payment`, `12,345 payments`. */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${count === 1 ? noun : pluralOf(noun)}`

/** Returns the plural of a noun: `payments`, `log entries`. */
export const pluralOf = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`

/** Formats USD minor units in whole dollars, for large totals: `$612,400`. */
export function formatWholeUsd(minorUnits: number): string {
  return `$${formatCount(Math.round(minorUnits / 100))}`
}

/** Formats minor units without cents from 100.00 on, where they hardly matter: `ZWL 18,570`, `ZWL 42.50`. */
export function formatWhole(minorUnits: number, currency: Currency): string {
  if (Math.abs(minorUnits) < 100_00) return formatMoney(minorUnits, currency)
  return formatMoney(Math.round(minorUnits / 100) * 100, currency).replace(/\.00$/, '')
}

/** Formats a fee percentage with at least one decimal unless it is 0: `2.5`, `2.0`, `0`. */
export function formatPercent(percent: number): string {
  return percent !== 0 && Number.isInteger(percent) ? percent.toFixed(1) : String(percent)
}

/** Formats a share of a whole in percent: `45%`, and `<1%` for anything less. */
export const shareText = (percent: number): string =>
  percent > 0 && percent < 1 ? '<1%' : `${Math.round(percent)}%`

/** Puts the sign of a change before its size, with a true minus: `+17.1%`, `−2`. */
export const withSign = (change: number, size: string): string =>
  `${change < 0 ? '\u2212' : '+'}${size}`

/** Formats a fee rule: `2.5% + $0.20`, `1.5%`. */
export function formatFeeRule({ percentage, fixedFee }: FeeRule): string {
  const percent = `${formatPercent(percentage)}%`
  if (fixedFee === 0) return percent
  if (percentage === 0 && fixedFee > 0) return formatMoney(fixedFee, 'USD')
  return `${percent} ${fixedFee < 0 ? '\u2212' : '+'} ${formatMoney(Math.abs(fixedFee), 'USD')}`
}

// The specification fixes the format in every locale, and the first use of Intl takes 30 ms on a cheap phone.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Returns a number of at least two digits: `05`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats whole seconds as a duration: `2:05`, or `1:02:05` from an hour. */
export function formatDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

const dayText = (at: Date): string => `${months[at.getMonth()]} ${at.getDate()}`

const dateText = (at: Date): string => `${dayText(at)}, ${at.getFullYear()}`

const hourOf = (at: Date): number => at.getHours() % 12 || 12

const timeText = (at: Date, space: string): string =>
  `${hourOf(at)}:${twoDigits(at.getMinutes())}${space}${at.getHours() < 12 ? 'AM' : 'PM'}`

/** Formats a date in the device's time zone: `Nov 21, 2025`. DATA-3. */
export function formatDate(instant: string): string {
  return dateText(new Date(instant))
}

/** Formats a date without its year, in the device's time zone: `Nov 21`. */
export function formatDay(instant: string): string {
  return dayText(new Date(instant))
}

/** Formats a calendar day: `Dec 5, 2026`. */
export function calendarDayText(day: string): string {
  const date = parseDay(day)
  return date ? formatDate(date.toISOString()) : day
}

/** Formats a calendar day without its year: `Dec 5`. */
export function shortDayText(day: string): string {
  const date = parseDay(day)
  return date ? formatDay(date.toISOString()) : day
}

/** Formats a time in the device's time zone for a screen, in one piece: `2:14 PM`. */
export const formatTime = (instant: string): string => timeText(new Date(instant), '\u00a0')

/**
 * Formats a date and 12-hour time in the device's time zone, with its year: `Nov 21, 2025, 2:14 PM`. For what is kept or
 * handed over, such as receipts, messages and files; a screen uses `formatMoment`. DATA-3.
 */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)}, ${timeText(new Date(instant), ' ')}`
}

/** Formats a size in bytes: `812 B`, `24 KB`, `3.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Formats a date for a screen, with its year only where it is another one: `Nov 19`, `Nov 19, 2025`. DATA-3. */
export function formatShortDate(instant: string, today = currentDate()): string {
  const at = new Date(instant)
  return at.getFullYear() === today.getFullYear() ? dayText(at) : dateText(at)
}

/**
 * Formats a day relative to today: `Today`, `Yesterday`, `Nov 19`, or `Nov 19, 2025` in another year. Accepts any text that
 * parses as a date.
 */
export function dayName(day: string, today: Date): string {
  const named = new Date(day)
  if (isSameDay(named, today)) return 'Today'
  if (isSameDay(named, today, -1)) return 'Yesterday'
  return formatShortDate(day, today)
}

/** Formats an instant for a screen: `Today, 7:42 AM`, `Nov 19, 7:42 AM`, or `Nov 19, 2025, 7:42 AM` in another year. DATA-3. */
export function formatMoment(instant: string, today = currentDate()): string {
  return `${dayName(instant, today)}, ${formatTime(instant)}`
}

/** `formatMoment` inside a sentence: `today, 7:42 AM`. */
export const formatMomentWithin = (instant: string, today = currentDate()): string =>
  formatMoment(instant, today).replace(/^(?:Today|Yesterday)/, (day) => day.toLowerCase())

/** Formats an instant to come, inside a sentence: `today, 7:42 AM`, `tomorrow, 7:42 AM`, `Nov 23, 7:42 AM`. */
export const formatComing = (instant: string, today = currentDate()): string =>
  isSameDay(new Date(instant), today, 1)
    ? `tomorrow, ${formatTime(instant)}`
    : formatMomentWithin(instant, today)

/** Labels of the date filters and report ranges (DATA-4). */
export const dateRangeLabels: Record<DateRangeId | ReportRangeId, string> = {
  all: 'All time',
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  last7days: 'Last 7 days',
  last30days: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  custom: 'Custom range',
}

/** The error on a range's first day when it is after the last. */
export const rangeReversed = 'Start date is after the end date'

/** Minimum lengths in characters (RULE-1). */
export const shortest = { password: 6, name: 2, phone: 10 } as const

/** Maximum lengths in characters, which the fields enforce. */
export const longest = { password: 200, name: 80, phone: 40, email: 200, text: 2_000 } as const

/** Returns the error for text over the maximum length, in characters. */
export const atMost = (most: number): string =>
  `Use at most ${most.toLocaleString('en-US')} characters`
