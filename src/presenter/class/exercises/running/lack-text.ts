import type { Currency } from '#db/money.ts'
import { countOf, formatMoney } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import type { Exercise } from '#seed/exercises.ts'
import type { Lack, Wrong } from '#seed/why-not.ts'
import { longestLack, mostLacks } from '../results/kept-results.ts'

/** What the fields of checks are called; a field that isn't here is not spoken of. */
const names: Record<string, string> = {
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
  draft: 'state',
  email: 'email address',
  every: 'frequency',
  flatFee: 'fixed fee',
  format: 'file format',
  frequency: 'frequency',
  'history.note': 'action',
  'incident.note': 'incident',
  'information.from': 'request',
  'least.USD': 'minimum amount',
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

const moneyFields = /(?:^|\.)(?:amount|unitPrice|refunded|fee)$|^least\./

/** Returns what a field is where it has one value. */
const single = ({ is }: Wrong): unknown => (is.length === 1 ? is[0] : undefined)

const unique = (fields: readonly string[]): string[] => [
  ...new Set(fields.flatMap((field) => names[field] ?? [])),
]

const listed = new Intl.ListFormat('en')

const valueText = (field: string, value: number, currency: Currency | undefined): string =>
  currency && moneyFields.test(field)
    ? formatMoney(value, currency)
    : String(field.endsWith('quantity') ? value / 1000 : value)

/**
 * Returns the text of a single value that is not right yet, such as `Refunded $38.50 of $50.00`, where it can say what would
 * be right.
 */
function valueLackText(wrong: Wrong, currency: Currency | undefined): string | undefined {
  const { field, wanted } = wrong
  const is = single(wrong)
  if (wrong.contains && typeof is === 'string' && names[field])
    return `The ${names[field]} doesn’t contain “${isolated(String(wanted))}”`
  if (typeof is !== 'number' || typeof wanted !== 'number') return undefined
  const [so, asked] = [is, wanted].map((value) => valueText(field, value, currency))
  if (field === 'refunded') return `Refunded ${so} of ${asked}`
  return names[field] && `The ${names[field]} is ${so}, not ${asked}`
}

/** Returns what a line of an exercise's check lacks, as a sentence without its full stop. DEMO-15. */
function lackText(lack: Lack): string {
  switch (lack.kind) {
    case 'by-staff':
      return 'Done in the console, by Paid’s staff. Start over'
    case 'nothing':
      return 'Not done yet'
    case 'too-many':
      return lack.wanted === 0
        ? `Changed, but not part of the task: ${listed.format(lack.names.map(isolated))}`
        : `Done ${countOf(lack.names.length, 'time')} instead of ${lack.wanted === 1 ? 'once' : lack.wanted}`
    case 'part': {
      const [is, wanted] = [lack.is, lack.wanted].map((value) =>
        valueText(lack.field, value, lack.currency),
      )
      return `${is} of ${wanted}`
    }
    case 'differs': {
      const { right, wrong, currency } = lack
      const [first, ...more] = wrong
      const text = first && more.length === 0 ? valueLackText(first, currency) : undefined
      if (text) return text
      const missing = wrong.every(({ is }) => is.every((each) => each === null))
      const wrongNames = unique(wrong.map(({ field }) => field))
      if (wrongNames.length === 0) return 'Not done yet'
      if (missing) return `No ${listed.format(wrongNames)} yet`
      const [known] = unique(right).filter((name) => !wrongNames.includes(name))
      const says = `rong ${listed.format(wrongNames)}`
      return known ? `Right ${known}, w${says}` : `W${says}`
    }
  }
}

/** Returns what is most telling of what a step's lines lack. */
export function stepLackText(lacks: readonly Lack[]): string | undefined {
  const told = lacks.find(({ kind }) => kind !== 'nothing') ?? lacks[0]
  return told && lackText(told)
}

/** Returns a text that is no longer than a result may say. */
const cut = (text: string): string =>
  text.length <= longestLack ? text : `${text.slice(0, longestLack - 1)}…`

/**
 * Returns what an exercise lacks as the sentences of its result, without their full stops: the steps' own where there are
 * several. DEMO-15.
 */
export function lacksOf({ steps }: Pick<Exercise, 'steps'>, lacks: readonly Lack[][]): string[] {
  const isOne = steps.filter(({ checks }) => checks.length > 0).length === 1
  const told = steps.flatMap(({ text }, at) => {
    const says = stepLackText(lacks[at] ?? [])
    return says === undefined ? [] : [cut(isOne ? says : `${text.replace(/\.$/, '')}: ${says}`)]
  })
  return told.slice(0, mostLacks)
}
