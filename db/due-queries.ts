import { currentDate } from './clock.ts'
import type { PaidDatabase } from './database.ts'
import { getDemoSettings } from './demo/queries.ts'
import { dueRounds } from './due-rounds.ts'

/**
 * Returns the time of the next automatic work, in milliseconds, such as a settlement, expiry,
 * payout, report, event or renewal; null if there is none. Overdue rows count; unreadable rows and
 * those that a corrected clock left too far ahead are due at 0, as is the time that the presenter
 * moved.
 */
export async function getNextDue(db: PaidDatabase, now = currentDate()): Promise<number | null> {
  if ((await getDemoSettings(db)).clock?.passed) return 0
  const rounds = Object.values(dueRounds)
  const due = (await Promise.all(rounds.map(({ times }) => times(db, now)))).flat()
  return due.length === 0 ? null : Math.min(...due)
}

/**
 * Returns the first time after one instant and up to another at which automatic work falls due; null
 * if there is none.
 */
export async function getDueAfter(
  db: PaidDatabase,
  after: string,
  until: string,
): Promise<string | null> {
  const rounds = Object.values(dueRounds)
  const firsts = await Promise.all(rounds.map((each) => each.firstBetween(db, after, until)))
  let first: string | null = null
  for (const at of firsts)
    if (at && at <= (first ?? until) && !Number.isNaN(Date.parse(at))) first = at
  return first
}
