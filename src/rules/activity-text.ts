import type { ActivityLogEntry, LoggedValue } from '#db/log/schemas.ts'
import { type Currency, currencyName } from '#db/money.ts'
import { formatMoment, formatMoney, formatPercent } from '#db/text/format.ts'
import { staffPermissionTexts } from './people.ts'
import { consoleStatuses, methodTiles } from './transactions.ts'

/** The types of log entries (LOG-1) as people read them. */
export const activityTypes: Record<ActivityLogEntry['type'], string> = {
  approval: 'Approval',
  configuration: 'Configuration',
  system: 'System',
  review: 'Review',
  report: 'Report',
}

/** Verbs in the past tense without the usual ending. */
const irregular = /^(?:Chose|Gave|Paid|Put|Resent|Reset|Sent|Set|Took|Undid|Wrote)\b/

/**
 * Returns an action as the middle of a sentence between person and target: `approved merchant application`. One that is
 * no act of the person follows a colon.
 */
export function didWhat(action: string): string {
  const within = action.charAt(0).toLowerCase() + action.slice(1)
  return /^\w+ed\b/.test(action) || irregular.test(action) ? ` ${within} ` : `: ${within} `
}

/** Fields in minor units. */
const money = new Set([
  'amount',
  'fee',
  'flatFee',
  'held',
  'least',
  'leastZwl',
  'open',
  'paymentLimit',
  'refunded',
  'total',
])
/** Money fields that are always in one currency, whatever currency the entry names. */
const currencies: Record<string, Currency> = {
  flatFee: 'USD',
  least: 'USD',
  leastZwl: 'ZWL',
  paymentLimit: 'USD',
}
const percents = new Set(['merchantFee', 'customerFee'])
/** Fields whose values are codes, such as UNDER_REVIEW or not-received. */
const codes = new Set([
  'approvalStatus',
  'case',
  'mode',
  'payment',
  'period',
  'reason',
  'schedule',
  'status',
])
const codeText = /^[A-Z]+(?:_[A-Z]+)*$|^[a-z]+(?:-[a-z]+)*$/
const instantText = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** The names of fields on screens, where they differ from the stored ones. */
const names: Record<string, string> = {
  approvalStatus: 'Application',
  businessType: 'Trade',
  connectionPoolSize: 'Connection pool size',
  idDocument: 'ID document',
  ipWhitelist: 'IP whitelist',
  keptDocument: 'ID document',
  least: 'Minimum payout',
  get leastZwl() {
    return `Minimum payout in ${currencyName('ZWL')}`
  },
  maxLoginAttempts: 'Maximum login attempts',
  oldWorksUntil: 'Old key works until',
  open: 'Amount due',
  rejectionReason: 'Reason',
  reviewDate: 'Reviewed',
  sessionTimeoutMinutes: 'Session timeout (minutes)',
  suspensionReason: 'Reason',
  twoFactorForAdmins: 'Two-factor for admins',
  url: 'URL',
  ...Object.fromEntries(
    Object.entries(staffPermissionTexts).map(([id, { name }]) => [id, name] as const),
  ),
}

const currencyOf = ({ before, after }: Sides): Currency | undefined =>
  [after?.['currency'], before?.['currency']].find(
    (each): each is Currency => each === 'USD' || each === 'ZWL',
  )

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function figureText(field: string, value: number, currency: Currency | undefined): string {
  if (percents.has(field)) return `${formatPercent(value)}%`
  if (!money.has(field)) return String(value)
  const unit = currencies[field] ?? currency
  return unit ? formatMoney(value, unit) : (value / 100).toFixed(2)
}

/** Names for codes that screens show under another word. */
const codeNames: Record<string, string> = {
  successful: consoleStatuses.successful.label,
  ...Object.fromEntries(Object.entries(methodTiles).map(([id, { name }]) => [id, name] as const)),
}

function valueText(
  field: string,
  value: LoggedValue | undefined,
  currency: Currency | undefined,
): string {
  if (value === null || value === undefined || value === '') return 'None'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'number') return figureText(field, value, currency)
  if (field === 'format') return value.toUpperCase()
  if (field === 'currency' && (value === 'USD' || value === 'ZWL')) return currencyName(value)
  if (field === 'method') return codeNames[value] ?? value
  if (codes.has(field) && codeText.test(value))
    return codeNames[value] ?? sentenceCase(value.toLowerCase().replaceAll(/[-_]/g, ' '))
  return instantText.test(value) ? formatMoment(value) : value
}

/** Names a field as its screen does: `Payment limit`. */
const fieldName = (field: string) =>
  names[field] ??
  sentenceCase(
    field
      .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start}`)
      .toLowerCase(),
  )

type Sides = Pick<ActivityLogEntry, 'before' | 'after'>

export interface LoggedChange {
  field: string
  /** Null when the entry does not mention the field on this side. */
  before: string | null
  after: string | null
}

/** Returns the fields that an entry mentions, with their values before and after as text. */
export function loggedChanges(entry: Sides): LoggedChange[] {
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
 * Returns the changes of an entry in one line, without unchanged fields: "Status Pending → Active, Payment limit
 * $500.00 → None".
 */
export const changeLine = (entry: Sides): string =>
  loggedChanges(entry)
    .filter(({ before, after }) => before !== after)
    // The amounts already show the currency.
    .filter(({ field, before, after }) => field !== 'Currency' || (before && after))
    .map(
      ({ field, before, after }) =>
        `${field} ${[before, after].filter((side) => side !== null).join(' → ')}`,
    )
    .join(', ')
