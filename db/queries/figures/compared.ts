import { lastMonths, type Period } from '../../model/days.ts'

/** A figure of the last 30 days and the same of the 30 days before. */
export interface Figure {
  value: number
  before: number
}

/** Measures the last 30 days, and the 30 before them. */
export function compared(now: Date, measure: (period: Period) => number): Figure {
  const { month, monthBefore } = lastMonths(now)
  return { value: measure(month), before: measure(monthBefore) }
}

/** By how many percent a figure is up, down if below zero, with one decimal; null where there was nothing before. */
export function percentUp({ value, before }: Figure): number | null {
  return before === 0 ? null : Math.round(((value - before) / Math.abs(before)) * 1000) / 10
}
