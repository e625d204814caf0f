import type { ActivityLogEntry, LoggedValue } from '#db/log/schemas.ts'
import type { Currency } from '#db/money.ts'
import { formatMoment, formatMoney, formatPercent } from './format.ts'

/** The types of log entries (LOG-1) as people read them. */
export const activityTypes: Record<ActivityLogEntry['type'], string> = {
  approval: 'Approval',
  configuration: 'Configuration',
  system: 'System',
  review: 'Review',
  report: 'Report',
}

/** Fields in minor units. */
const money = new Set([
  'amount',
  'fee',
  'flatFee',
  'held',
  'least',
  'open',
  'paymentLimit',
  'refunded',
  'total',
])
/** Money fields that are always in USD, whatever currency the entry names. */
const dollars = new Set(['flatFee', 'least', 'paymentLimit'])
const percents = new Set(['merchantFee', 'customerFee'])
/** Fields whose values are codes, such as UNDER_REVIEW or not-received. */
const codes = new Set(['status', 'approvalStatus', 'reason'])
const codeText = /^[A-Z]+(?:_[A-Z]+)*$|^[a-z]+(?:-[a-z]+)+$/
const instantText = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const currencyOf = ({ before, after }: Sides): Currency | undefined =>
  [after?.['currency'], before?.['currency']].find(
    (each): each is Currency => each === 'USD' || each === 'ZWL',
  )

function figureText(field: string, value: number, currency: Currency | undefined): string {
  if (percents.has(field)) return `${formatPercent(value)}%`
  if (!money.has(field)) return String(value)
  const unit = dollars.has(field) ? 'USD' : currency
  return unit ? formatMoney(value, unit) : (value / 100).toFixed(2)
}

function valueText(
  field: string,
  value: LoggedValue | undefined,
  currency: Currency | undefined,
): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return figureText(field, value, currency)
  if (codes.has(field) && codeText.test(value)) return value.toLowerCase().replaceAll(/[-_]/g, ' ')
  return instantText.test(value) ? formatMoment(value) : value
}

/** Turns `paymentLimit` into "payment limit". */
const fieldName = (field: string) =>
  field
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start}`)
    .toLowerCase()

type Sides = Pick<ActivityLogEntry, 'before' | 'after'>

export interface LoggedChange {
  field: string
  /** Null when the entry does not mention the field on this side. */
  before: string | null
  after: string | null
}

/** Returns the fields that an entry mentions, with their values before and after as text. */
export function changesOf(entry: Sides): LoggedChange[] {
  const { before, after } = entry
  const currency = currencyOf(entry)
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({
    field: fieldName(field),
    before: before && field in before ? valueText(field, before[field], currency) : null,
    after: after && field in after ? valueText(field, after[field], currency) : null,
  }))
}

/**
 * Returns the changes of an entry in one line, without unchanged fields: "status: pending → active, payment limit:
 * $500.00 → none".
 */
export const changeLine = (entry: Sides): string =>
  changesOf(entry)
    .filter(({ before, after }) => before !== after)
    // The amounts already show the currency.
    .filter(({ field, before, after }) => field !== 'currency' || (before && after))
    .map(
      ({ field, before, after }) =>
        `${field}: ${[before, after].filter((side) => side !== null).join(' → ')}`,
    )
    .join(', ')
