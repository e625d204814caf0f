import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { startOfDay } from '../days.ts'
import { linkLog } from '../log/chain.ts'
import type { TableRows } from '../tables.ts'

const instantText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/
const dayOnly = /^\d{4}-\d\d-\d\d$/

type Move = (instant: number) => number

/**
 * Returns how instants in milliseconds move from the day of one to that of another: by calendar days, at the same time
 * of day. If the day was further on when the rows were saved than it is now, its times are scaled into the part of
 * today that has passed and the part that is left, as the sample's are, so that what has happened is not in the future.
 */
function moveBetween(saved: Date, now: Date, days: number): Move {
  const later = (instant: number) => addDays(instant, days).getTime()
  if (later(saved.getTime()) <= now.getTime()) return later
  const day = startOfDay(saved)
  const lastMoment = startOfDay(saved, 1) - 1
  const scaled = (instant: number, from: number, to: number, newFrom: number, newTo: number) =>
    newFrom + ((instant - from) * (newTo - newFrom)) / (to - from)
  return (instant) => {
    if (instant < day || instant > lastMoment) return later(instant)
    if (instant > saved.getTime())
      return Math.round(
        scaled(instant, saved.getTime(), lastMoment, now.getTime(), startOfDay(now, 1) - 1),
      )
    const passed = scaled(instant, day, saved.getTime(), startOfDay(now), now.getTime())
    // The codes between phones need whole seconds.
    return Math.floor(passed / 1000) * 1000
  }
}

function moved(value: unknown, move: Move, days: number): unknown {
  if (typeof value === 'string') {
    if (instantText.test(value)) return new Date(move(Date.parse(value))).toISOString()
    if (dayOnly.test(value)) {
      const day = new Date(value)
      day.setUTCDate(day.getUTCDate() + days)
      return day.toISOString().slice(0, 10)
    }
    return value
  }
  if (Array.isArray(value)) return value.map((each) => moved(each, move, days))
  if (value instanceof Object && !ArrayBuffer.isView(value) && !(value instanceof ArrayBuffer))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, moved(each, move, days)]),
    )
  return value
}

/**
 * Returns rows with all their dates moved by the calendar days of this device between two instants, so that what was
 * saved on one day looks the same on another: times of day stay, and nothing past comes to lie in the future. The
 * hashes of the activity log are calculated again, because they cover its dates. R51.
 */
export function moveDates(rows: TableRows, savedAt: string, now: string): TableRows {
  const [saved, today] = [new Date(savedAt), new Date(now)]
  const days = differenceInCalendarDays(today, saved)
  if (days === 0) return rows
  const later = moved(rows, moveBetween(saved, today, days), days) as TableRows
  return { ...later, activityLog: linkLog(later.activityLog) }
}
