import { useMemo, useState } from 'react'
import { dayText, isReversed, parseDay, startOfDay, type CustomDates } from '#db/days.ts'
import { spanOf, type AnalysisRange } from '#db/reports/analysis-span.ts'
import { getAnalysis } from '#db/reports/analysis-queries.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { rangeReversed } from '#src/rules/format.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { questionOf, type AskedDays } from './address.ts'

/** Returns the errors of two days, by field. */
function mistakes({ from, to }: CustomDates, today: Date): Partial<CustomDates> {
  const isAhead = (text: string) => (parseDay(text)?.getTime() ?? 0) >= startOfDay(today, 1)
  const wrong: Partial<CustomDates> = {}
  if (parseDay(from) === null) wrong.from = reportMessages.firstDayMissing
  else if (isAhead(from)) wrong.from = reportMessages.dayAhead
  else if (isReversed({ from, to })) wrong.from = rangeReversed
  if (parseDay(to) === null) wrong.to = reportMessages.lastDayMissing
  else if (isAhead(to)) wrong.to = reportMessages.dayAhead
  return wrong
}

/**
 * Queries the platform's figures for the range in the address, live. A custom range applies once both days are valid;
 * until then the last valid figures stay.
 */
export function useAnalysis(days: AskedDays, ask: (change: Partial<AskedDays>) => void) {
  const today = useToday()
  const question = useMemo(() => questionOf(days), [days])
  const [typed, setTyped] = useState<CustomDates | null>(null)
  const custom = typed ?? { from: days.from, to: days.to }
  const analysis = useQuery(
    (db) => getAnalysis(db, question),
    [dayText(today), question.range, question.from, question.to, question.against],
  )
  return {
    analysis,
    today,
    custom,
    errors: question.range === 'custom' ? mistakes(custom, today) : {},
    /** A custom range starts as the days shown. */
    chooseRange(range: AnalysisRange) {
      setTyped(null)
      const { period } = spanOf(question, today)
      ask(
        range === 'custom'
          ? {
              range,
              from: dayText(new Date(period.from)),
              to: dayText(new Date(period.before - 1)),
            }
          : { range, from: '', to: '' },
      )
    },
    typeDays(next: CustomDates) {
      setTyped(next)
      const wrong = mistakes(next, today)
      if (!wrong.from && !wrong.to) ask(next)
    },
  }
}
export type Analysing = ReturnType<typeof useAnalysis>
