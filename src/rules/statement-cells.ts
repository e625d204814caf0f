import { currencies, type Currency, isLocalCurrency, localSpelling } from '#db/money.ts'
import { hundredths } from '#db/text/amount.ts'
import { plainTyped } from '#db/text/typed-text.ts'

// The cells of a provider's statement, in the spellings of providers and spreadsheets. What one line
// leaves open, such as whether 10/11 is in November, other lines of the same file decide.

/** A cell in one spelling: in plain characters, with single spaces. */
export const tidy = (cell: string): string =>
  plainTyped(cell.normalize('NFKC')).replace(/\s+/g, ' ')

/** The order of day and month in a file: as its unambiguous dates say, else the day first; `mixed` if they disagree. */
export type DateOrder = 'day' | 'month' | 'mixed'

const slashed = /^(\d{1,2})[ ./-](\d{1,2})[ ./-](\d{4}|\d{2})(?:,? (.+))?$/

/** Returns the order of day and month in the dates of a file. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  const found = cells.flatMap((cell) => {
    const [, first = '', second = ''] = slashed.exec(tidy(cell)) ?? []
    return first === '' ? [] : [[Number(first), Number(second)] as const]
  })
  const dayFirst = found.some(([first, second]) => first > 12 && second <= 12)
  const monthFirst = found.some(([first, second]) => second > 12 && first <= 12)
  if (dayFirst && monthFirst) return 'mixed'
  return monthFirst ? 'month' : 'day'
}

export interface ReadDate {
  /** In milliseconds; NaN when it can't be read. */
  date: number
  /** There is no time: `date` is the start of the day. */
  isDay: boolean
}

const unreadDate: ReadDate = { date: Number.NaN, isDay: false }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Returns the hours, minutes and seconds of a time such as `14:14`, `14.14.05` or `2:14 PM`; null for anything else. */
function timeOf(text: string): [hours: number, minutes: number, seconds: number] | null {
  const found =
    /^(\d{1,2})[:.h](\d\d)(?:[:.](\d\d)(?:[.,]\d+)?)? ?(?:([ap])\.?m\.?)?(?: ?(?:hrs|cat))?$/i
  const [, hour = '', minute = '', second = '0', half] = found.exec(text) ?? []
  if (hour === '' || Number(minute) > 59 || Number(second) > 59) return null
  const typed = Number(hour)
  if (half ? typed < 1 || typed > 12 : typed > 23) return null
  const hours = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed
  return [hours, Number(minute), Number(second)]
}

/** Returns an instant in the device's zone; unread if there is no such day or time. */
function dateOf(year: string, month: number, day: string, time: string | undefined): ReadDate {
  const years = year.length === 2 ? 2000 + Number(year) : Number(year)
  const at = time === undefined || time === '' ? ([0, 0, 0] as const) : timeOf(time)
  if (!at || years < 2000 || years > 2099) return unreadDate
  const date = new Date(years, month - 1, Number(day), ...at)
  const isThere = date.getMonth() === month - 1 && date.getDate() === Number(day)
  return isThere ? { date: date.getTime(), isDay: !time } : unreadDate
}

/** Excel's own numbers: days since 30 December 1899, with the time as a fraction. */
function serialDate(text: string): ReadDate {
  const days = Number(text.replace(',', '.'))
  // From the year 2000 to 2099.
  if (days < 36_526 || days >= 73_051) return unreadDate
  const whole = Math.floor(days)
  const seconds = Math.round((days - whole) * 86_400)
  return {
    date: new Date(1899, 11, 30 + whole, 0, 0, seconds).getTime(),
    isDay: seconds === 0 && !/[.,]/.test(text),
  }
}

/**
 * Reads a date with or without a time: ISO and its compact form, numbers in the file's order (both
 * orders if they mean the same day), a month's name, or Excel's number. R50.
 */
export function readDate(cell: string, order: DateOrder): ReadDate {
  const text = tidy(cell)
  const zoned = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d):?(\d\d)?$/i
  const [, dayPart, clock = '', zone = '', rest] = zoned.exec(text) ?? []
  if (dayPart) {
    const { date: day } = readDate(dayPart, order)
    const date = Date.parse(`${dayPart}T${clock}${zone.toUpperCase()}${rest ? `:${rest}` : ''}`)
    return Number.isNaN(day) || Number.isNaN(date) ? unreadDate : { date, isDay: false }
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:,? |T)(.+))?$/i.exec(text)
  if (iso) return dateOf(iso[1] ?? '', Number(iso[2]), iso[3] ?? '', iso[4])
  const compact = /^(20\d\d)(\d\d)(\d\d)(?:[T ]?(\d\d)(\d\d)(\d\d)?)?$/i.exec(text)
  if (compact) {
    const [, year = '', month, day = '', hours, minutes, seconds = '00'] = compact
    return dateOf(year, Number(month), day, hours && `${hours}:${minutes}:${seconds}`)
  }
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return serialDate(text)
  const numbers = slashed.exec(text)
  if (numbers) {
    const [, first = '', second = '', year = '', time] = numbers
    const byDay = dateOf(year, Number(second), first, time)
    const byMonth = dateOf(year, Number(first), second, time)
    if (order !== 'mixed') return order === 'day' ? byDay : byMonth
    if (Number.isNaN(byDay.date)) return byMonth
    return Number.isNaN(byMonth.date) || byMonth.date === byDay.date ? byDay : unreadDate
  }
  const words = text.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i, '')
  const month = (name: string | undefined) =>
    months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1
  const dayFirst =
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]?([a-z]{3,9})\.?,?[ -]?(\d{4}|\d{2})(?:,? (.+))?$/i
  const named = dayFirst.exec(words)
  if (named) return dateOf(named[3] ?? '', month(named[2]), named[1] ?? '', named[4])
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? (.+))?$/i.exec(
    words,
  )
  if (monthFirst)
    return dateOf(monthFirst[3] ?? '', month(monthFirst[1]), monthFirst[2] ?? '', monthFirst[4])
  return unreadDate
}

/** What separates the decimals in a file: as its amounts with one or two decimals say; `open` if none does. */
export type DecimalSign = 'point' | 'comma' | 'mixed' | 'open'

/** The parts of a written amount: its figure, its sign and its currency. The figure is empty if they contradict. */
function partsOf(cell: string): { figure: string; isNegative: boolean; unit: string } {
  const text = tidy(cell).toUpperCase()
  const unitOrSide = new RegExp(String.raw`US\$|USD|${localSpelling}|\$|\b[DC]R\b`, 'gi')
  const words = text.match(unitOrSide) ?? []
  const units = words.filter((word) => !/^[DC]R$/.test(word))
  const sides = words.filter((word) => /^[DC]R$/.test(word))
  const bare = text
    .replaceAll(unitOrSide, ' ')
    .trim()
    .replaceAll(/['’]/g, ' ')
  const [, bracketed] = /^\( ?([^()]+?) ?\)$/.exec(bare) ?? []
  const [, before = '', figure = '', after = ''] =
    /^([-+]?) ?([^-+]*?) ?(-?)$/.exec(bracketed ?? bare) ?? []
  const signs = [bracketed && '(', before, after, ...sides].filter(Boolean)
  const isOdd = units.length > 1 || signs.length > 1
  return {
    figure: isOdd ? '' : figure,
    isNegative: signs.some((sign) => sign !== '+' && sign !== 'CR'),
    unit: units[0] ?? '',
  }
}

/** Returns what separates the decimals in the amounts of a file. */
export function decimalSignOf(cells: readonly string[]): DecimalSign {
  const figures = cells.map((cell) => partsOf(cell).figure)
  const point = figures.some((figure) => /^[\d, ]*\.\d{1,2}$/.test(figure))
  const comma = figures.some((figure) => /^[\d. ]*,\d{1,2}$/.test(figure))
  if (point && comma) return 'mixed'
  return point ? 'point' : comma ? 'comma' : 'open'
}

/** Returns a currency by a name of it, such as `usd`, `US$` or `$`; undefined for another. */
export function currencyOf(cell: string): Currency | undefined {
  const text = tidy(cell).toUpperCase()
  if (['$', 'US$', 'US DOLLAR', 'US DOLLARS'].includes(text)) return 'USD'
  if (isLocalCurrency(text)) return 'ZWL'
  return currencies.find((each) => each === text)
}

const byPoint = /^(\d+|[1-9]\d{0,2}(?:[, ]\d{3})+)?(?:\.(\d*))?$/
const byComma = /^(\d+|[1-9]\d{0,2}(?:[. ]\d{3})+)?(?:,(\d*))?$/

/** Returns minor units; NaN for another figure, or more than two decimals. */
function minorOf(figure: string, form: RegExp): number {
  const [found, whole = '', decimals = ''] = form.exec(figure) ?? []
  if (!found || whole + decimals === '' || /[1-9]/.test(decimals.slice(2))) return Number.NaN
  return hundredths(`${whole.replaceAll(/\D/g, '') || '0'}.${decimals || '0'}`)
}

export type ReadAmount =
  | { minor: number; unit: Currency | undefined; error?: undefined }
  | { error: 'missing' | 'unclear' | 'wrong' }

/**
 * Reads an amount into minor units, negative for a reversal: with a minus at either end, in brackets
 * or with `DR`, and with its currency. Three digits after a single sign are thousands if the file's
 * other amounts have their decimals after the other sign, or if none has any and it is a comma; else
 * they are `unclear`. R50.
 */
export function readAmount(cell: string, decimal: DecimalSign): ReadAmount {
  if (tidy(cell) === '') return { error: 'missing' }
  const { figure, isNegative, unit } = partsOf(cell)
  const [sign] = /^\d{1,3}([.,])\d{3}$/.exec(figure)?.slice(1) ?? []
  const grouping = { point: ',', comma: '.', open: ',', mixed: undefined }[decimal]
  if (sign && sign !== grouping) return { error: 'unclear' }
  const minor = [minorOf(figure, byPoint), minorOf(figure, byComma)].find(Number.isFinite)
  if (minor === undefined || !Number.isSafeInteger(minor)) return { error: 'wrong' }
  // Adding 0 turns -0 into 0.
  return { minor: (isNegative ? -minor : minor) + 0, unit: currencyOf(unit) }
}
