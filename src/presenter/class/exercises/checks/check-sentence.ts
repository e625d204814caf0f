import { transactionTypeLabels } from '#src/rules/transactions.ts'
import {
  currencyOf,
  fieldsIn,
  readNumber,
  type TypedCheck,
  type TypedCondition,
  wordsOf,
} from './check-words.ts'
import { choiceName, fieldName, tableName, unitOf, valueWords } from './field-names.ts'

const comparisonNames = {
  '=': 'is',
  '!=': 'is not',
  '>': 'is more than',
  '>=': 'is at least',
  '<': 'is less than',
  '<=': 'is at most',
  has: 'contains',
  filled: 'is given',
  empty: 'is empty',
} as const

/** Returns what a comparison is called; `each` is of all items of a list. */
export const comparisonName = (
  manner: TypedCondition['manner'],
  { only = false }: { only?: boolean } = {},
): string =>
  only ? (manner === '=' ? 'is only' : `each ${comparisonNames[manner]}`) : comparisonNames[manner]

/** Returns a number as it is typed as people read it, such as `$45.00`; what can't be read as it is typed. */
function numberText(check: TypedCheck, path: string, typed: string): string {
  const { value } = readNumber(check, path, typed)
  return value === undefined
    ? typed || '…'
    : valueWords(path, value, { table: check.table, currency: currencyOf(check) })
}

function valueText(check: TypedCheck, { field, value }: TypedCondition): string {
  const kind = fieldsIn(check.table).get(field)?.kind
  if (kind === 'boolean') return value === 'true' ? 'Yes' : 'No'
  if (kind === 'choice') return choiceName(check.table, field, value)
  return kind === 'number' ? numberText(check, field, value) : value.trim() || '…'
}

/** Returns what a condition says of rows: `from Tendai Moyo`, `by EcoCash`, `sent`, `amount is more than $45.00`. */
function conditionText(check: TypedCheck, condition: TypedCondition): string {
  const { field, manner, only } = condition
  const isPlain = manner === '=' && !only
  const value = valueText(check, condition)
  const name = fieldName(field)
  const isFrom = check.table === 'transactions' || check.table === 'notifications'
  if (isPlain && (field === 'customer' || field === 'customer.name'))
    return `${isFrom ? 'from' : 'for'} ${value}`
  if (isPlain && field === 'paymentMethod') return `by ${value}`
  if (!only && (field === 'status' || field === 'approvalStatus')) {
    if (isPlain) return value
    if (manner === '!=') return `not ${value}`
  }
  if (isPlain && (value === 'Yes' || value === 'No')) return value === 'Yes' ? name : `not ${name}`
  const isMoment = field.endsWith('At')
  if (manner === 'filled' && !only) return isMoment ? name : `with ${name}`
  if (manner === 'empty' && !only) return isMoment ? `not ${name}` : `without ${name}`
  const compared = comparisonName(manner, { only }).replace(/^is only$/, 'only')
  const said = only ? `${name}: ${compared}` : `${name} ${compared}`
  return manner === 'filled' || manner === 'empty' ? said : `${said} ${value}`
}

/** Returns what is asked of the rows: `at least 1`, `exactly 2`, `total is $45.00`. */
function endText(check: TypedCheck): string {
  const { asks, sum, is } = check
  if (asks === 'some') return 'at least 1'
  if (asks === 'none') return 'none'
  const value = numberText(check, asks === 'sum' ? sum : 'count', check.value)
  if (asks === 'sum')
    return `total${sum === 'amount' ? '' : ` ${fieldName(sum)}`} ${comparisonNames[is]} ${value}`
  return is === '=' ? `exactly ${value}` : `number ${comparisonNames[is]} ${value}`
}

/** Returns a line in words as one text: `Payments · from Tendai Moyo, by EcoCash, Successful · total is $45.00`. */
export function sentenceOf(check: TypedCheck): string {
  const { table, where } = check
  const kind = where.find(
    ({ field, manner, only }) =>
      table === 'transactions' && field === 'type' && manner === '=' && !only,
  )
  const what = kind
    ? `${transactionTypeLabels[kind.value as keyof typeof transactionTypeLabels]}s`
    : tableName(table)
  const isMoney = ({ field }: { field: string }) => unitOf(table, field) === 'money'
  // Amounts show their currency.
  const isShown = where.some(isMoney) || (check.asks === 'sum' && isMoney({ field: check.sum }))
  const conditions = where
    .filter((each) => each !== kind)
    .filter(({ field, manner }) => !(isShown && field === 'currency' && manner === '='))
    .map((each) => conditionText(check, each))
  return [what, conditions.join(', '), endText(check)].filter(Boolean).join(' · ')
}

/** Returns a line of a check as people read it; undefined for one that words can't say. DEMO-15. */
export function checkSentence(line: string): string | undefined {
  const typed = wordsOf(line)
  return typed ? sentenceOf(typed) : undefined
}
