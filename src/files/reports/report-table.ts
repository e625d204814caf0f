import type { ReportFilter } from '#db/reports/row-queries.ts'
import type { ReportSource } from '#db/reports/queries.ts'
import type { ReportType } from '#db/reports/schemas.ts'
import { formatCount, formatDateTime } from '#db/text/format.ts'
import {
  methodsOf,
  reportMethods,
  reportRowTypes,
  reportStatuses,
  reportTypeLabels,
} from '#src/rules/report-text.ts'
import type { Fact, FileHead } from '../table-file.ts'
import { reportBodies } from './report-bodies.ts'
import { periodDays, type ReportBody, reportFileName } from './report-columns.ts'
import { type BodyOf, type FilterName, filtersOf, type ReportSettings } from './report-settings.ts'

/** A report, as shown in its preview and written to its file. */
export interface ReportTable extends Pick<ReportBody, 'columns' | 'rows'> {
  head: FileHead
  /** Without extension. */
  fileName: string
}

const labels: Record<FilterName, readonly { value: string; label: string }[]> = {
  statuses: reportStatuses,
  methods: reportMethods,
  types: reportRowTypes,
}

const terms: Record<FilterName, string> = {
  statuses: 'Status',
  methods: 'Payment Method',
  types: 'Transaction Type',
}

function filterFacts(settings: ReportSettings): Fact[] {
  return filtersOf[settings.type]
    .filter((name) => settings[name].length > 0)
    .map((name) => {
      const chosen: readonly string[] = settings[name]
      const named = labels[name].filter(({ value }) => chosen.includes(value))
      return [terms[name], named.map(({ label }) => label).join(', ')]
    })
}

function filterOf({ merchantId }: ReportSource, settings: ReportSettings): ReportFilter {
  const knows = (name: FilterName) => filtersOf[settings.type].includes(name)
  return {
    merchantId,
    period: settings.period,
    by: settings.by,
    statuses: knows('statuses') ? settings.statuses : [],
    methods: knows('methods') ? settings.methods.flatMap(methodsOf) : [],
    types: knows('types') ? settings.types : [],
  }
}

/** Returns a report with its header; a non-standard report passes its own title and body. */
export function tableOf(
  source: ReportSource,
  settings: ReportSettings,
  { title, bodyOf }: { title: string; bodyOf: BodyOf },
): ReportTable {
  const {
    columns,
    facts = [],
    totals,
    sums,
    total,
    rows,
  } = bodyOf(source, filterOf(source, settings))
  return {
    columns,
    rows,
    head: {
      title,
      business: { name: source.business, brand: source.brand },
      facts: [
        ['Business', source.business],
        ['Period', settings.range],
        ...filterFacts(settings),
        ...facts,
      ],
      totals: [['Rows', formatCount(total)], ...totals],
      sums,
      period: periodDays(settings.period),
      total,
    },
    fileName: reportFileName(title, settings.period),
  }
}

/** Returns a standard report (REP-1). The same function serves its preview and its file. */
export function reportTable(
  source: ReportSource,
  settings: ReportSettings & { type: ReportType },
  title = `${reportTypeLabels[settings.type]} report`,
): ReportTable {
  return tableOf(source, settings, { title, bodyOf: reportBodies[settings.type] })
}

/** Adds the time of generation to a report's header. */
export function dated(table: ReportTable, now: Date): ReportTable {
  const generatedAt = now.toISOString()
  const made: Fact = ['Generated', formatDateTime(generatedAt)]
  return { ...table, head: { ...table.head, generatedAt, facts: [...table.head.facts, made] } }
}
