import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { type CustomDates, parseDay, type Period, startOfDay, startOfMonth } from '../days.ts'

export const analysisRanges = [
  'last7days',
  'last30days',
  'last90days',
  'thisMonth',
  'lastMonth',
  'last12months',
  'custom',
] as const
export type AnalysisRange = (typeof analysisRanges)[number]

/** The comparison: the same length of time before, or the same days a year earlier. */
export const comparedWith = ['before', 'year'] as const
export type ComparedWith = (typeof comparedWith)[number]

/** The days to analyze and the comparison. */
export interface AnalysisQuestion extends CustomDates {
  range: AnalysisRange
  against: ComparedWith
}

/** A range of days up to now at the latest. */
export interface AnalysisSpan {
  period: Period
  /** The comparison range, of the same length. */
  compared: Period
  /**
   * The start of each chart step, followed by the end of the last one; midnights in milliseconds.
   */
  steps: number[]
  /** The same for the comparison range; a step is empty where a month is too short. */
  comparedSteps: number[]
  unit: 'day' | 'week' | 'month'
  /** The days of the first step, of how many, where the range begins within it; null where it is whole. */
  cut: { days: number; of: number } | null
}

/** Returns midnight of the first day and of the day after the last. */
function daysOf({ range, from, to }: AnalysisQuestion, now: Date): [Date, Date] {
  const tomorrow = new Date(startOfDay(now, 1))
  switch (range) {
    case 'last7days':
      return [addDays(tomorrow, -7), tomorrow]
    case 'last30days':
      return [addDays(tomorrow, -30), tomorrow]
    case 'last90days':
      return [addDays(tomorrow, -90), tomorrow]
    case 'thisMonth':
      return [startOfMonth(now), tomorrow]
    case 'lastMonth':
      return [startOfMonth(now, -1), startOfMonth(now)]
    case 'last12months':
      return [addMonths(tomorrow, -12), tomorrow]
    case 'custom': {
      const last = parseDay(to) ?? now
      const end = new Date(Math.min(startOfDay(last, 1), tomorrow.getTime()))
      const first = parseDay(from) ?? addDays(end, -30)
      return first < end ? [first, end] : [addDays(end, -1), end]
    }
  }
}

/**
 * Divides a range into days up to a month, weeks up to half a year, then months; counted back from
 * the end.
 */
function stepsOf(first: Date, end: Date): Pick<AnalysisSpan, 'steps' | 'unit' | 'cut'> {
  const days = differenceInCalendarDays(end, first)
  const unit = days <= 31 ? 'day' : days <= 183 ? 'week' : 'month'
  const back = (count: number) =>
    unit === 'month' ? addMonths(end, -count) : addDays(end, -count * (unit === 'week' ? 7 : 1))
  const steps = [end.getTime()]
  while ((steps[0] ?? 0) > first.getTime())
    steps.unshift(Math.max(first.getTime(), back(steps.length).getTime()))
  const [start, next = end] = [steps.length - 1, steps.length - 2].map(back)
  const isCut = start !== undefined && start < first
  return {
    steps,
    unit,
    cut: isCut
      ? { days: differenceInCalendarDays(next, first), of: differenceInCalendarDays(next, start) }
      : null,
  }
}

/**
 * Resolves a question at an instant. An unknown start or end makes it the 30 days up to the other
 * end.
 */
export function spanOf(question: AnalysisQuestion, now: Date): AnalysisSpan {
  const { range, against } = question
  const [first, end] = daysOf(question, now)
  const isMonth = range === 'thisMonth' || range === 'lastMonth'
  const earlier = (instant: Date): number => {
    if (against === 'year' || range === 'last12months') return addMonths(instant, -12).getTime()
    if (isMonth) return addMonths(instant, -1).getTime()
    return addDays(instant, -differenceInCalendarDays(end, first)).getTime()
  }
  const isOver = end <= now
  const { steps, unit, cut } = stepsOf(first, end)
  return {
    period: { from: first.getTime(), before: isOver ? end.getTime() : now.getTime() + 1 },
    compared: { from: earlier(first), before: isOver ? earlier(end) : earlier(now) + 1 },
    steps,
    comparedSteps: steps.map((start) => earlier(new Date(start))),
    unit,
    cut,
  }
}
