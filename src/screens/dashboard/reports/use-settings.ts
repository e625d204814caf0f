import { useMemo, useState } from 'react'
import * as v from 'valibot'
import {
  type CustomDates,
  dateRange,
  dayText,
  parseDay,
  reportRangeIds,
  startOfDay,
} from '#db/days.ts'
import { reportFormats, reportTypes } from '#db/reports/schemas.ts'
import { useToday } from '#src/data/use-query.ts'
import type { ReportSettings } from '#src/files/reports/report-settings.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { checkDays, type DayErrors, rangeOf } from '#src/rules/report-range.ts'
import { reportMethods, reportRowTypes, reportStatuses } from '#src/rules/report-text.ts'
import { type AddressOf, anyOf, oneOf, searchText, textThat } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'

export const reportTabs = [
  { id: 'standard', label: 'Standard Reports' },
  { id: 'custom', label: 'Custom Reports' },
  { id: 'scheduled', label: 'Scheduled' },
] as const

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value)

const day = textThat((text) => parseDay(text) !== null)

/** The reports' parameters in the address, with the specification's defaults (§9). */
export const reportAddress = v.object({
  tab: oneOf(
    reportTabs.map(({ id }) => id),
    'standard',
  ),
  /** The address schema requires a search parameter; nothing here is searched. */
  q: searchText,
  type: oneOf(reportTypes, 'transactions'),
  format: oneOf(reportFormats, 'pdf'),
  range: oneOf(reportRangeIds, 'last30days'),
  /** The two days of a custom range, as `2026-11-21`. */
  from: day,
  to: day,
  statuses: anyOf(valuesOf(reportStatuses)),
  methods: anyOf(valuesOf(reportMethods)),
  types: anyOf(valuesOf(reportRowTypes)),
})
export type ReportAddress = AddressOf<typeof reportAddress>

export interface Settings {
  asked: ReportAddress
  ask: (change: Partial<ReportAddress>) => void
  /** The two days as typed; the address gets them once they are complete. */
  days: CustomDates
  setDays: (days: CustomDates) => void
  /** Their errors; a missing day counts only after a report was requested. */
  errors: DayErrors
  /** Shows missing days as errors too, and returns whether the days are valid. */
  insist: () => boolean
  /** The report's settings; null while the days are invalid. */
  settings: (ReportSettings & { type: ReportAddress['type'] }) | null
  today: Date
}

/** A report that is often wanted, with the settings that make it. */
export interface ReportPreset {
  id: string
  label: string
  settings: Pick<ReportAddress, 'range' | 'from' | 'to'> &
    Partial<Pick<ReportAddress, 'type' | 'statuses' | 'methods' | 'types'>>
}

/** Returns the reports that are often wanted, as of a day. The month that ends is this one on its last day. REP-1. */
export function reportPresets(today: Date): ReportPreset[] {
  const all = { from: '', to: '', statuses: [], methods: [], types: [] }
  const isLastDay = new Date(startOfDay(today, 1)).getDate() === 1
  const monday = new Date(dateRange('thisWeek', today).from)
  return [
    {
      id: 'month-end',
      label: 'Month end',
      settings: { ...all, type: 'settlements', range: isLastDay ? 'thisMonth' : 'lastMonth' },
    },
    { id: 'today', label: 'Today', settings: { ...all, type: 'transactions', range: 'today' } },
    {
      id: 'payouts',
      label: 'This week’s payouts',
      settings: {
        ...all,
        type: 'transactions',
        range: 'custom',
        from: dayText(monday),
        to: dayText(today),
        types: ['payout'],
      },
    },
  ]
}

/** Returns the periods that are often wanted of a custom report, which has neither type nor filters. REP-2. */
export const customPresets = (today: Date): ReportPreset[] =>
  reportPresets(today).map(({ id, label, settings: { range, from, to } }) => ({
    id,
    label: id === 'payouts' ? 'This week' : label,
    settings: { range, from, to },
  }))

/** Returns whether a report is set as a preset sets it. */
export const isPreset = (asked: ReportAddress, { settings }: ReportPreset): boolean =>
  Object.entries(settings).every(
    ([name, value]) => String(asked[name as keyof typeof settings]) === String(value),
  )

const whole = (text: string) => (parseDay(text) === null ? '' : text)

/** A missing day is not an error while the other one is being chosen. */
function withoutMissing({ from, to }: DayErrors): DayErrors {
  return {
    ...(from && from !== reportMessages.firstDayMissing && { from }),
    ...(to && to !== reportMessages.lastDayMissing && { to }),
  }
}

/** Returns the settings of reports, stored in the address. */
export function useSettings(): Settings {
  const { asked, ask } = useAddress(reportAddress)
  const today = useToday()
  const [days, setTyped] = useState<CustomDates>({ from: asked.from, to: asked.to })
  const [insisted, setInsisted] = useState(false)
  const isCustom = asked.range === 'custom'
  const errors = useMemo(() => (isCustom ? checkDays(days, today) : {}), [isCustom, days, today])
  const isRight = !errors.from && !errors.to

  const settings = useMemo(() => {
    if (!isRight) return null
    const { type, range, statuses, methods, types } = asked
    return { type, ...rangeOf(range, days, today), statuses, methods, types }
  }, [isRight, asked, days, today])

  return {
    asked,
    ask: (change) => {
      const { from, to } = change
      if (from !== undefined && to !== undefined) setTyped({ from, to })
      if (change.range && change.range !== 'custom') {
        setTyped({ from: '', to: '' })
        ask({ from: '', to: '', ...change })
      } else ask(change)
    },
    days,
    setDays: (next) => {
      setTyped(next)
      ask({ from: whole(next.from), to: whole(next.to) })
    },
    errors: insisted ? errors : withoutMissing(errors),
    insist: () => {
      setInsisted(true)
      return isRight
    },
    settings,
    today,
  }
}
