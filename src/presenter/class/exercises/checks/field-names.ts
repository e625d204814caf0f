import { type Currency, currencyName } from '#db/money.ts'
import type { TableName } from '#db/tables.ts'
import { amountText } from '#db/text/amount.ts'
import { formatMoney, formatPercent } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { isCurrency } from '#seed/why-not.ts'
import { caseStatuses, disputeReasonNames, disputeStatuses } from '#src/rules/cases.ts'
import { accountStatuses, payoutStatuses } from '#src/rules/payouts.ts'
import { permissionTexts, staffPermissionTexts } from '#src/rules/people.ts'
import {
  reportFormatLabels,
  reportTypeLabels,
  scheduleTemplateLabels,
} from '#src/rules/report-text.ts'
import {
  approvalStatuses,
  methodTiles,
  transactionStatusLooks,
  transactionTypeLabels,
} from '#src/rules/transactions.ts'

/** What the fields of checks are called within a sentence; a result says nothing of one that isn't here. */
export const fieldNames: Readonly<Record<string, string>> = {
  accountId: 'account',
  amount: 'amount',
  approvalStatus: 'decision',
  assignee: 'colleague',
  automatic: 'kind of payout',
  currency: 'currency',
  customer: 'customer',
  customerFee: 'customer fee',
  'customer.name': 'customer',
  discount: 'discount',
  email: 'email address',
  every: 'frequency',
  flatFee: 'fixed fee',
  format: 'file format',
  frequency: 'frequency',
  'history.note': 'action',
  'incident.note': 'incident',
  'information.from': 'request',
  'least.USD': 'minimum amount',
  'least.ZWL': 'minimum amount',
  'lines.quantity': 'quantity',
  'lines.unitPrice': 'price',
  linkId: 'link',
  memberIds: 'members',
  merchantFee: 'merchant fee',
  name: 'name',
  paymentMethod: 'payment method',
  permissions: 'permissions',
  purpose: 'kind of document',
  range: 'date range',
  recipients: 'recipient',
  reference: 'payment',
  rejectionReason: 'reason',
  request: 'request',
  role: 'role',
  sentAt: 'date of sending',
  status: 'status',
  template: 'report',
  type: 'kind',
}

/** What a field is called where it is chosen, and its name within a sentence isn't clear alone. */
const choiceNames: Readonly<Record<string, string>> = {
  accountId: 'account ID',
  automatic: 'automatic',
  'history.note': 'note in history',
  'information.from': 'information requested by',
  get 'least.ZWL'() {
    return `minimum amount in ${currencyName('ZWL')}`
  },
  linkId: 'link ID',
  memberIds: 'member IDs',
  merchantId: 'merchant ID',
  reference: 'reference',
  refunded: 'refunded amount',
  sentAt: 'sent',
  taxPercent: 'tax',
}

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the words of a name in code: `unitPrice` is `unit price`. */
const wordsOfCode = (code: string): string =>
  code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]/g, ' ')
    .toLowerCase()
    .replace(/\b(?:id|url|tin|vat)(s?)\b/g, (word) => word.toUpperCase().replace(/S$/, 's'))

/** Returns what a field is called in a check, within a sentence. */
export const fieldName = (path: string): string =>
  choiceNames[path] ?? fieldNames[path] ?? wordsOfCode(path.replace(/At$/, ''))

const tableNames: Partial<Record<TableName, string>> = {
  adminUsers: 'Staff',
  bankAccounts: 'Payout accounts',
  documents: 'Business documents',
  fees: 'Fees of payment methods',
  merchantFees: 'Standard fees',
  merchantNotes: 'Notes on merchants',
  payoutSettings: 'Automatic payouts',
  platformReports: 'Platform reports',
}

/** Returns what the rows of a table are called. */
export const tableName = (table: TableName): string =>
  tableNames[table] ?? sentenceCase(wordsOfCode(table))

const labels = (looks: Readonly<Record<string, { label: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(looks).map(([value, { label }]) => [value, label]))
const names = (texts: Readonly<Record<string, { name: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([value, { name }]) => [value, name]))

const methods = names(methodTiles)

/** What screens call the words that a field can be, where those say it otherwise; for all tables, or for one. */
const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  approvalStatus: labels(approvalStatuses),
  format: reportFormatLabels,
  paymentMethod: methods,
  permissions: { ...names(staffPermissionTexts), ...names(permissionTexts) },
  template: scheduleTemplateLabels,
  'bankAccounts.status': labels(accountStatuses),
  'cases.status': labels(caseStatuses),
  'disputes.reason': disputeReasonNames,
  'disputes.status': labels(disputeStatuses),
  'fees.id': methods,
  'paymentMethods.id': methods,
  'payouts.status': labels(payoutStatuses),
  'reports.type': reportTypeLabels,
  'transactions.status': labels(transactionStatusLooks),
  'transactions.type': transactionTypeLabels,
}

/** Returns what one of the words is called that a field can be. */
export function choiceName(table: TableName | undefined, path: string, value: string): string {
  if (path === 'currency' && isCurrency(value)) return currencyName(value)
  return (
    valueNames[`${table}.${path}`]?.[value] ??
    valueNames[path]?.[value] ??
    (/[A-Z ].*[a-z]/.test(value) ? value : sentenceCase(wordsOfCode(value)))
  )
}

/** Amounts that are always in one currency. */
const fixedCurrencies: Readonly<Record<string, Currency>> = {
  fixedFee: 'USD',
  flatFee: 'USD',
  'least.USD': 'USD',
  'least.ZWL': 'ZWL',
  paymentLimit: 'USD',
}

/** Returns what a number of a field counts. */
export function unitOf(
  table: TableName | undefined,
  path: string,
): 'money' | 'percent' | 'quantity' | 'number' {
  const [last = ''] = path.split('.').slice(-1)
  if (path in fixedCurrencies) return 'money'
  if (last === 'quantity') return 'quantity'
  if (/percent|^(?:merchant|transaction)Fee$/i.test(last)) return 'percent'
  if (last === 'customerFee') return table === 'transactions' ? 'money' : 'percent'
  return /^(?:amount|unitPrice|refunded|fee|fixedFee)$/.test(last) ? 'money' : 'number'
}

/** Returns the currency of an amount in a field: its own, or that of its row. */
export const currencyIn = (path: string, ofRow: Currency | undefined): Currency | undefined =>
  fixedCurrencies[path] ?? ofRow

/** Returns a number of a field as people type it: `45.00`, `2.5`. */
export function typedNumber(table: TableName | undefined, path: string, value: number): string {
  const unit = unitOf(table, path)
  if (unit === 'money') return amountText(value)
  return String(unit === 'quantity' ? value / 1000 : value)
}

/** Fields whose texts are words of a choice, not somebody's own. */
const choices =
  /(?:^|\.)(?:approvalStatus|currency|every|format|frequency|paymentMethod|permissions|purpose|role|status|template|type)$/

interface Within {
  table?: TableName | undefined
  /** That of the row. */
  currency?: Currency | undefined
}

/** Returns a value of a field as people read it: `$45.00`, `EcoCash`. */
export function valueWords(path: string, value: unknown, { table, currency }: Within = {}): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' && choices.test(path)) return choiceName(table, path, value)
  if (typeof value !== 'number') return isolated(String(value))
  const money = currencyIn(path, currency)
  const unit = unitOf(table, path)
  if (unit === 'percent') return `${formatPercent(value)}%`
  return unit === 'money' && money ? formatMoney(value, money) : typedNumber(table, path, value)
}
