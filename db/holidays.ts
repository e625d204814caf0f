import { dayText, momentOn } from './days.ts'

/** Returns Easter Sunday in the western churches, by Gauss's rule in Meeus's form. */
function easterSunday(year: number): Date {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const leaps = 2 * (century % 4) + 2 * Math.floor(ofCentury / 4)
  const weekday = (32 + leaps - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * late + 114
  return new Date(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

/** Returns the `count`th Monday of a month (0 for January). */
function nthMonday(year: number, month: number, count: number): Date {
  const first = new Date(year, month, 1)
  return momentOn(first, ((8 - first.getDay()) % 7) + (count - 1) * 7)
}

/** The holidays of each year: the day in a date field's format, and the name. */
const known = new Map<number, ReadonlyMap<string, string>>()

function makeHolidays(year: number): ReadonlyMap<string, string> {
  const easter = easterSunday(year)
  const heroes = nthMonday(year, 7, 2)
  const named: [Date, string][] = [
    [new Date(year, 0, 1), 'New Year’s Day'],
    [new Date(year, 1, 21), 'National Youth Day'],
    [momentOn(easter, -2), 'Good Friday'],
    [momentOn(easter, -1), 'Easter Saturday'],
    [momentOn(easter, 1), 'Easter Monday'],
    [new Date(year, 3, 18), 'Independence Day'],
    [new Date(year, 4, 1), 'Workers’ Day'],
    [new Date(year, 4, 25), 'Africa Day'],
    [heroes, 'Heroes’ Day'],
    [momentOn(heroes, 1), 'Defence Forces Day'],
    [new Date(year, 11, 22), 'Unity Day'],
    [new Date(year, 11, 25), 'Christmas Day'],
    [new Date(year, 11, 26), 'Boxing Day'],
  ]
  const days = new Map(named.map(([day, name]) => [dayText(day), name]))
  for (const [day, name] of named) {
    if (day.getDay() !== 0) continue
    const isTaken = days.has(dayText(momentOn(day, 1)))
    // Only after Christmas does the Act give the Tuesday; Easter Monday takes the place of another holiday's Monday.
    if (isTaken && day.getMonth() !== 11) continue
    days.set(dayText(momentOn(day, isTaken ? 2 : 1)), `${name} (moved)`)
  }
  return days
}

/**
 * Returns Zimbabwe's public holidays of a year, by day. The Monday after a holiday on a Sunday is one,
 * and the Tuesday after a Boxing Day on a Monday, under the Public Holidays and Prohibition of
 * Business Act. Holidays proclaimed for a single year are not included. docs/sources.md.
 */
export function holidaysOf(year: number): ReadonlyMap<string, string> {
  const days = known.get(year) ?? makeHolidays(year)
  known.set(year, days)
  return days
}

/**
 * Returns the public holiday on the day of an instant, in the device's zone; undefined on any other
 * day.
 */
const holidayOn = (instant: Date): string | undefined =>
  holidaysOf(instant.getFullYear()).get(dayText(instant))

/**
 * Returns whether banks work on the day of an instant: not on Saturdays, Sundays and public
 * holidays.
 */
export const isBusinessDay = (instant: Date): boolean =>
  instant.getDay() % 6 !== 0 && holidayOn(instant) === undefined

/**
 * Returns a time of day, in minutes after midnight, on the first business day after that of an
 * instant.
 */
export function onNextBusinessDay(instant: Date, minutes: number): Date {
  let day = momentOn(instant, 1, minutes)
  while (!isBusinessDay(day)) day = momentOn(day, 1, minutes)
  return day
}

/** Returns the same time on the last business day before that of an instant. */
export function onBusinessDayBefore(instant: Date): Date {
  const minutes = instant.getHours() * 60 + instant.getMinutes()
  let day = momentOn(instant, -1, minutes)
  while (!isBusinessDay(day)) day = momentOn(day, -1, minutes)
  return day
}

/**
 * Returns the names of the holidays between the days of two instants, both excluded, without those
 * on Saturdays and Sundays.
 */
export function holidaysBetween(from: Date, to: Date): string[] {
  const names: string[] = []
  for (let day = momentOn(from, 1); dayText(day) < dayText(to); day = momentOn(day, 1)) {
    const name = holidayOn(day)
    if (name !== undefined && day.getDay() % 6 !== 0) names.push(name)
  }
  return names
}
