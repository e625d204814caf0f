import type { DayTotal } from '#db/payments/figures.ts'

/** What came in from the first of the days up to each of them, that one included. */
export function sumsSoFar(days: readonly DayTotal[]): DayTotal[] {
  let amount = 0
  let payments = 0
  return days.map((each) => ({
    day: each.day,
    amount: (amount += each.amount),
    payments: (payments += each.payments),
  }))
}
