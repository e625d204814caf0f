import * as v from 'valibot'
import { parseDay, reportRangeIds } from '#db/days.ts'
import { reportFormats, reportTypes } from '#db/reports/schemas.ts'
import { reportMethods, reportRowTypes, reportStatuses } from '#src/rules/report-text.ts'
import { anyOf, oneOf, searchText, textThat, type AddressOf } from '#src/ui/list/address.ts'

export const reportTabs = [
  { id: 'standard', label: 'Standard Reports' },
  { id: 'custom', label: 'Custom Reports' },
  { id: 'scheduled', label: 'Scheduled' },
] as const

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value)

const day = textThat((text) => parseDay(text) !== null)

/** The reports' parameters in the address, with the specification's defaults. */
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
export type Asked = AddressOf<typeof reportAddress>
