// Proves DEMO-25.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { offerTerms } from '#db/prospects/schemas.ts'
import { offerRow } from '#tests/support/prospect-rows.ts'
import { startOffer, typedOffer } from './typed-offer.ts'

const start = startOffer('Zvobgo Millers', offerRow())

/** What is wrong, by the field. */
function problems(over: Partial<typeof start>) {
  const { issues = [] } = v.safeParse(typedOffer, { ...start, ...over })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

test.each([
  ['a rate', offerRow()],
  ['a sum, in ZWL', offerRow({ currency: 'ZWL', today: { by: 'sum', sum: 512_50 } })],
  ['nothing', offerRow({ today: null, payouts: 0, mix: { bank: 33.33, omari: 66.67 } })],
])('an offer against %s is typed as it was made', (_what, offer) => {
  const read = v.parse(typedOffer, startOffer('Zvobgo Millers', offer))
  expect(read).toEqual({ to: 'Zvobgo Millers', terms: offer })
  expect(v.is(offerTerms, read.terms)).toBe(true)
})

test.each([
  ['12,000', 12_000_00],
  ['$12 000.50', 12_000_50],
  ['12000,5 USD', 12_000_50],
])('takings typed as %s', (takings, minor) => {
  expect(v.parse(typedOffer, { ...start, takings }).terms.takings).toBe(minor)
})

test.each<[Partial<typeof start>, Record<string, string>]>([
  [{ takings: '' }, { takings: 'Enter an amount, such as 100.00' }],
  [{ takings: '0' }, { takings: 'Enter an amount greater than 0' }],
  [{ takings: 'R100' }, { takings: 'Enter the amount in USD, not R' }],
  [{ payments: 'many' }, { payments: 'Use a whole number, such as 400' }],
  [{ payments: '0' }, { payments: 'At least 1' }],
  [{ payments: '1.5' }, { payments: 'Use a whole number, such as 400' }],
  [{ payouts: '2000000' }, { payouts: 'At most 1,000,000' }],
  [{ payouts: '-1' }, { payouts: 'At least 0' }],
  [
    { mix: { ...start.mix, ecocash: '50' } },
    { 'mix.ecocash': 'The shares add up to 90%, not 100%' },
  ],
  [{ mix: { ...start.mix, visa: '150' } }, { 'mix.visa': 'Use 0 to 100' }],
  [{ mix: { ...start.mix, bank: 'some' } }, { 'mix.bank': 'Use digits and a point, such as 2.5' }],
  [{ percentage: '101' }, { percentage: 'Use 0 to 100' }],
  [{ fixedFee: 'ZWL 3' }, { fixedFee: 'Enter the amount in USD, not ZWL' }],
  [{ by: 'sum', sum: '' }, { sum: 'Enter an amount, such as 100.00' }],
  [{ by: 'none', percentage: 'x', fixedFee: 'x', sum: 'x' }, {}],
  [{ to: 'x'.repeat(81) }, { to: 'Use at most 80 characters' }],
])('%j is refused at its field', (over, expected) => {
  expect(problems(over)).toEqual(expected)
})
