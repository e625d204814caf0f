import {
  analysisRanges,
  comparedWith,
  type AnalysisQuestion,
  type AnalysisRange,
} from '#db/reports/analysis-span.ts'
import { parseDay } from '#db/days.ts'
import { oneOf, textThat, type AddressOf } from '#src/ui/list/address.ts'
import * as v from 'valibot'

const day = textThat((text) => parseDay(text) !== null)

/** Address parameters of every analytics screen: the date range and its comparison. */
export const analysisEntries = {
  range: oneOf(analysisRanges, 'last30days'),
  /** The two days of a custom range, as `2026-11-21`. */
  from: day,
  to: day,
  against: oneOf(comparedWith, 'before'),
  /** The chart selection and the table sort; each tab has its own. */
  chosen: textThat((text) => text.length <= 40),
  sort: textThat((text) => /^-?[a-z]{1,20}$/.test(text)),
}

const analysisAddress = v.object(analysisEntries)

/** The date range in the address; the screen handles the tab. */
export type AskedDays = AddressOf<typeof analysisAddress>

export const questionOf = ({ range, from, to, against }: AskedDays): AnalysisQuestion => ({
  // The address schema allows only these values.
  range: range as AnalysisRange,
  from,
  to,
  against,
})
