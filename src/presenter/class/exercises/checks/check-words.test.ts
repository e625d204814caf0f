// Proves DEMO-15: a check in words is the same check as a query again.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableName } from '#db/tables.ts'
import { checksOf, listExercises } from '#seed/exercises.ts'
import { type Check, type CheckField, readCheck } from '#seed/read-check.ts'
import { telling } from '../running/by-hand.ts'
import { checkSentence } from './check-sentence.ts'
import {
  fieldsIn,
  isUnfinished,
  lineOf,
  withAsks,
  withChanged,
  withCondition,
  withTable,
  wordsOf,
} from './check-words.ts'

const meaning = ({ line: _line, ...check }: Check) => check
const again = (line: string) => {
  const typed = wordsOf(line)
  return typed && lineOf(typed)
}

test('every line of the built-in exercises is the same once it was said in words', () => {
  const lines = listExercises().flatMap((exercise) => checksOf(exercise).map(({ line }) => line))
  expect(lines.length).toBeGreaterThan(50)
  for (const line of lines) {
    const written = again(line)
    if (written === null) throw new Error(`Words can’t say ${line}`)
    expect(meaning(readCheck(written))).toEqual(meaning(readCheck(line)))
    expect(again(written)).toBe(written)
    // Nothing of the query is left in the words.
    expect(checkSentence(line)).not.toMatch(/ where | sum | count |!=|_|null/)
  }
})

const text = fc.oneof(
  fc.constantFrom(
    'null',
    'and',
    'true',
    '5',
    'a b',
    'order-3109',
    'x@y.example',
    'Rudo’s',
    '-1',
    '.',
  ),
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' })
    .map((any) => any.replaceAll('"', '').trim())
    .filter((any) => any !== ''),
)
const quoted = (any: string) => `"${any}"`

/** What people can mean by a number of a field, as the query has it. */
const numberOf = ({ path }: CheckField): fc.Arbitrary<string> =>
  /percent|Fee$/i.test(path)
    ? fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100))
    : fc.integer({ min: 0, max: 99_999_999 }).map(String)

function conditionOf(field: CheckField): fc.Arbitrary<string> {
  const { path, kind, options, isInList } = field
  const only = isInList ? fc.constantFrom('', 'only ') : fc.constant('')
  const value: Record<CheckField['kind'], fc.Arbitrary<string>> = {
    text: text.map(quoted),
    number: numberOf(field),
    boolean: fc.constantFrom('true', 'false'),
    choice: fc.constantFrom(...options, 'null').map((any) => (any === 'null' ? any : quoted(any))),
    presence: fc.constant('null'),
  }
  const is = fc.constantFrom('=', '!=', ...(kind === 'number' ? ['<', '<=', '>', '>='] : []))
  const compared = fc.tuple(only, is, value[kind]).map(([o, i, v]) => `${o}${path} ${i} ${v}`)
  const there = fc.tuple(only, fc.constantFrom('=', '!=')).map(([o, i]) => `${o}${path} ${i} null`)
  return fc.oneof({ weight: 3, arbitrary: compared }, { weight: 1, arbitrary: there })
}

const isSayable = (line: string) => {
  try {
    return readCheck(line)
  } catch {
    // Some schemas take only ids, moments or numbers of a kind.
    return false
  }
}

const line = fc
  .constantFrom(...(Object.keys(telling) as TableName[]))
  .chain((table) => {
    const fields = [...fieldsIn(table).values()]
    const sums = fields.filter(({ kind }) => kind === 'number').map(({ path }) => path)
    const is = fc.constantFrom('=', '!=', '<', '<=', '>', '>=')
    const count = fc.nat({ max: 2_000 })
    return fc
      .tuple(
        fc.array(fc.constantFrom(...fields).chain(conditionOf), { maxLength: 5 }),
        fc.oneof(
          fc.constantFrom('some', 'none'),
          fc.tuple(is, count).map(([i, n]) => `count ${i} ${n}`),
          fc
            .tuple(fc.constantFrom(...sums, 'amount'), is, fc.nat({ max: 99_999_999 }))
            .map(([sum, i, n]) => `sum ${sum} ${i} ${n}`),
        ),
      )
      .map(
        ([where, end]) =>
          `${table}${where.length > 0 ? ` where ${where.join(' and ')}` : ''} ${end}`,
      )
  })
  .filter((any) => isSayable(any) !== false)

test('any line that the language can say is the same once it was said in words', () => {
  fc.assert(
    fc.property(line, (query) => {
      const written = again(query)
      if (written === null) throw new Error(`Words can’t say ${query}`)
      expect(meaning(readCheck(written))).toEqual(meaning(readCheck(query)))
      expect(again(written)).toBe(written)
      expect(checkSentence(query)).toBeTruthy()
    }),
    { numRuns: 400 },
  )
})

test.each([
  'transactions where amount = 45.5 and currency = USD some',
  'transactions where amount = -5 and currency = USD some',
  'paymentLinks where name = "" some',
  'paymentLinks where name = " Gift" some',
  'transactions where currency = USD sum amount = 100000001',
  'fees where id = ecocash and merchantFee = 2.125 count = 1',
  'invoices where lines.quantity = 0.5 some',
  'paymentLink some',
])('words leave alone what they can’t say: %s', (query) => {
  expect(wordsOf(query)).toBe(null)
})

test.each([
  [
    'transactions where type = payment and customer = "Tendai Moyo" and paymentMethod = ecocash and status = successful and currency = USD sum amount = 4500',
    'Payments · from Tendai Moyo, by EcoCash, Successful · total is $45.00',
  ],
  [
    'transactions where reference = "Order 3109" and currency = ZWL and refunded >= 5000 count = 1',
    'Transactions · reference is Order 3109, refunded amount is at least ZWL 50.00 · exactly 1',
  ],
  [
    'invoices where customer.name has "Granite Rest" and currency = USD and discount = null and taxPercent = 0 and only lines.unitPrice = 2400 and sentAt != null and voidedAt = null sum lines.quantity = 5000',
    'Invoices · customer contains Granite Rest, without discount, tax is 0%, price: only $24.00, sent, not voided · total quantity is 5',
  ],
  [
    'paymentLinks where name = "Gift voucher" and draft = false and status = active some',
    'Payment links · name is Gift voucher, not draft, Active · at least 1',
  ],
  [
    'fees where id = ecocash and merchantFee = 2.2 and flatFee = 20 count = 1',
    'Fees of payment methods · ID is EcoCash, merchant fee is 2.2%, fixed fee is $0.20 · exactly 1',
  ],
  ['merchants where approvalStatus = REJECTED none', 'Merchants · Rejected · none'],
  ['transactions count >= 3', 'Transactions · number is at least 3'],
])('%s reads as %s', (query, sentence) => {
  expect(checkSentence(query)?.replaceAll('\u00a0', ' ')).toBe(sentence)
})

describe('changes in words', () => {
  const read = (query: string) => {
    const typed = wordsOf(query)
    if (!typed) throw new Error('Words can’t say it.')
    return typed
  }
  const link = read('paymentLinks where name = Gift some')
  const [name] = link.where

  test('an amount is typed as people write it, and brings its currency', () => {
    const more = withCondition(link, ['amount'])
    const amount = more.where.find(({ field }) => field === 'amount')
    if (!amount) throw new Error('There is no amount.')
    expect(isUnfinished(more)).toBe(true)
    expect(() => readCheck(lineOf(more))).toThrow()
    const typed = withChanged(more, { ...amount, value: '$1,045' })
    expect(lineOf(typed)).toBe(
      'paymentLinks where name = Gift and amount = 104500 and currency = USD some',
    )
    const wrong = withChanged(more, { ...amount, value: 'a lot' })
    expect(() => readCheck(lineOf(wrong))).toThrow()
  })

  test('another field begins with what fits it, other rows without conditions', () => {
    if (!name) throw new Error('There is no name.')
    const other = withChanged(link, { ...name, field: 'status' })
    expect(lineOf(other)).toBe('paymentLinks where status = active some')
    expect(lineOf(withTable(withAsks(link, 'sum', 'amount'), 'payouts'))).toBe('payouts some')
  })

  test('a total of money asks for its amount and its currency', () => {
    const total = { ...withAsks(link, 'sum', 'amount'), value: '12.50' }
    expect(lineOf(total)).toBe(
      'paymentLinks where name = Gift and currency = USD sum amount = 1250',
    )
  })
})
