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

/** What the address of every screen of figures may say: which days, and what they are held against. */
export const analysisEntries = {
  range: oneOf(analysisRanges, 'last30days'),
  /** The two days of a range of one's own, as `2026-11-21`. */
  from: day,
  to: day,
  against: oneOf(comparedWith, 'before'),
  /** What is chosen in a chart, and what a table is sorted by; each tab has its own. */
  chosen: textThat((text) => text.length <= 40),
  sort: textThat((text) => /^-?[a-z]{1,20}$/.test(text)),
}

const analysisAddress = v.object(analysisEntries)

/** What the address says of the days; the tab is the screen's. */
export type AskedDays = AddressOf<typeof analysisAddress>

export const questionOf = ({ range, from, to, against }: AskedDays): AnalysisQuestion => ({
  // What is typed into an address is one of these once it is read.
  range: range as AnalysisRange,
  from,
  to,
  against,
})
