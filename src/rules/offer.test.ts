// Proves DEMO-25.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeeTables } from '#db/payments/fees.ts'
import { feeOf, termsOf } from '#db/payments/fees.ts'
import { paymentMethodId } from '#db/payments/schemas.ts'
import type { OfferTerms } from '#db/prospects/schemas.ts'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { offerRow } from '#tests/support/prospect-rows.ts'
import { offeredPlans, offerOf, offerPaper, offerText, splitBy } from './offer.ts'

const tables: FeeTables = { merchantFees, fees: [] }
const now = new Date(2026, 10, 21, 14, 14)

const figure = (max: number) => fc.integer({ min: 0, max })

/** A mix of methods in whole percent, together 100. */
const mix = fc
  .tuple(
    fc.shuffledSubarray([...paymentMethodId.options], { minLength: 1 }),
    fc.array(figure(100), { minLength: 8, maxLength: 8 }),
  )
  .map(([methods, weights]): OfferTerms['mix'] => {
    const shares = splitBy(
      100,
      methods.map((_method, at) => (weights[at] ?? 0) + 1),
    )
    return Object.fromEntries(methods.map((method, at) => [method, shares[at] ?? 0]))
  })

const today = fc.oneof(
  fc.constant(null),
  fc.record({
    by: fc.constant('rate' as const),
    percentage: fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100),
    fixedFee: figure(100_000_000),
  }),
  fc.record({ by: fc.constant('sum' as const), sum: figure(100_000_000) }),
)

const terms: fc.Arbitrary<OfferTerms> = fc.record({
  currency: fc.constantFrom('USD', 'ZWL'),
  takings: fc.integer({ min: 1, max: 100_000_000 }),
  payments: fc.integer({ min: 1, max: 1_000_000 }),
  payouts: figure(1_000_000),
  mix,
  today,
})

describe('splitting', () => {
  test('parts add up to the whole, and none is a unit or more from its exact share', () => {
    fc.assert(
      fc.property(
        figure(100_000_000),
        fc.array(figure(10_000), { minLength: 1, maxLength: 8 }),
        (whole, shares) => {
          const all = shares.reduce((sum, each) => sum + each, 0)
          fc.pre(all > 0)
          const parts = splitBy(whole, shares)
          expect(parts.reduce((sum, each) => sum + each, 0)).toBe(whole)
          for (const [at, part] of parts.entries())
            expect(Math.abs(part - (whole * (shares[at] ?? 0)) / all)).toBeLessThan(1)
          expect(parts.filter((part, at) => part > 0 && shares[at] === 0)).toEqual([])
        },
      ),
    )
  })

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [50, 50], [1, 0]],
    [0, [60, 40], [0, 0]],
    [7, [0, 100], [0, 7]],
    [5, [0, 0], [0, 0]],
  ])('%i by %j', (whole, shares, parts) => {
    expect(splitBy(whole, shares)).toEqual(parts)
  })
})

test('the parts of every offer add up, in whole cents, and the best plan costs least', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const { costs, best, today: pays } = offerOf(given, tables)
      for (const plan of offeredPlans) {
        const { methods, fees, price, payouts, total, receives } = costs[plan]
        const sum = (of: (each: (typeof methods)[number]) => number) =>
          methods.reduce((all, each) => all + of(each), 0)
        expect(sum(({ amount }) => amount)).toBe(given.takings)
        expect(sum(({ payments }) => payments)).toBe(given.payments)
        expect(sum(({ fee }) => fee)).toBe(fees)
        expect(fees + price + payouts).toBe(total)
        expect(total + receives).toBe(given.takings)
        for (const { fee, amount } of methods) expect(fee).toBeLessThanOrEqual(amount)
        for (const figureOf of [fees, price, payouts, total, receives])
          expect(Number.isSafeInteger(figureOf)).toBe(true)
        expect(costs[best].total).toBeLessThanOrEqual(total)
      }
      expect(pays === null).toBe(given.today === null)
      expect(Number.isSafeInteger(pays ?? 0)).toBe(true)
    }),
  )
})

test('a month of one payment costs what that payment is charged', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paymentMethodId.options),
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom('USD' as const, 'ZWL' as const),
      (method, takings, currency) => {
        const given = offerRow({ currency, takings, payments: 1, mix: { [method]: 100 } })
        for (const plan of offeredPlans)
          expect(offerOf(given, tables).costs[plan].fees).toBe(
            feeOf(termsOf({ ...tables, plan }, method), {
              type: 'payment',
              amount: takings,
              currency,
            }),
          )
      },
    ),
  )
})

test.each<[string, OfferTerms['today'], number | null]>([
  ['nothing said', null, null],
  ['a sum', { by: 'sum', sum: 512_00 }, 512_00],
  ['3.5% and 10 cents of each of 400', { by: 'rate', percentage: 3.5, fixedFee: 10 }, 460_00],
  ['more than there is', { by: 'rate', percentage: 100, fixedFee: 10 }, 12_000_00],
])('today: %s', (_what, pays, expected) => {
  expect(offerOf(offerRow({ today: pays }), tables).today).toBe(expected)
})

test('the fixed fee of today is in the offer’s own currency, which no rate changes', () => {
  const pays = { by: 'rate', percentage: 0, fixedFee: 100 } as const
  expect(offerOf(offerRow({ currency: 'ZWL', today: pays }), tables).today).toBe(400_00)
})

test('the page says what a month costs, against today, and when it arrives', () => {
  const given = offerRow()
  const offer = offerOf(given, tables)
  const paper = offerPaper(offer, given, { plan: 'business', to: 'Zvobgo Millers', now })
  expect(paper.headline).toBe(
    'Business costs $399.20 a month, 3.33% of $12,000.00. Saves $60.80 a month.',
  )
  expect(paper.parts[0]).toEqual({
    title: 'A month on Business',
    lines: [
      ['EcoCash, 60%: 2.0% of $7,200.00', '$144.00'],
      ['ZimSwitch, 25%: 1.9% + $0.25 of $3,000.00', '$82.00'],
      ['Visa, 15%: 2.9% + $0.30 of $1,800.00', '$70.20'],
      ['Business plan', '$99.00'],
      ['4 bank payouts, $1.00 each', '$4.00'],
      ['Total cost', '$399.20'],
    ],
    isSum: true,
    note: '400 payments a month. Fixed fees are charged for each payment.',
  })
  const text = offerText(paper)
  expect(text).toContain('Offer from Paid for Zvobgo Millers')
  expect(text).toContain('Settlement: Same-day')
})

const kiosk = { takings: 4_000_00, payments: 240, mix: { ecocash: 70, zimswitch: 20, visa: 10 } }
const basicBrings =
  'payment links, QR and USSD; invoicing and reports; team access, API and sandbox; settled within 24 hours.'

test.each<[string, Partial<OfferTerms>, 'basic' | 'business', string[]]>([
  [
    'dearer than a rate that larger takings beat',
    { ...kiosk, today: { by: 'rate', percentage: 3.5, fixedFee: 0 } },
    'basic',
    [
      `For $42.60 more: ${basicBrings}`,
      'Not cheaper for you at these takings. From $11,000.00 a month, Business costs less than today.',
      'Business costs less than Basic from $5,900.00 a month.',
      'At the same methods and average payment as now.',
    ],
  ],
  [
    'the dearer plan of the two',
    { ...kiosk, today: { by: 'rate', percentage: 3.5, fixedFee: 0 } },
    'business',
    [
      'For $65.00 more: everything in Basic; mobile money 2.0%; bank transfers 1.0%; settled the same day.',
      'Not cheaper for you at these takings. From $11,000.00 a month, Business costs less than today.',
      'Basic costs $22.40 less a month.',
      'Business costs less than Basic from $5,900.00 a month.',
      'At the same methods and average payment as now.',
    ],
  ],
  [
    'dearer than a rate that no takings beat',
    { ...kiosk, mix: { visa: 100 }, today: { by: 'rate', percentage: 1, fixedFee: 0 } },
    'basic',
    [
      `For $181.00 more: ${basicBrings}`,
      'Not cheaper for you at these takings.',
      'Enterprise rates are agreed with each merchant: ask us.',
    ],
  ],
  [
    'dearer than a sum, which other takings don’t have',
    { ...kiosk, mix: { visa: 100 }, today: { by: 'sum', sum: 200_00 } },
    'basic',
    [
      `For $21.00 more: ${basicBrings}`,
      'Not cheaper for you at these takings.',
      'Enterprise rates are agreed with each merchant: ask us.',
    ],
  ],
  ['cheaper than today', {}, 'business', []],
  [
    'cheaper than today by the other plan alone',
    { today: { by: 'sum', sum: 410_00 } },
    'basic',
    [`For $3.20 more: ${basicBrings}`, 'Business costs $14.00 less a month.'],
  ],
  [
    'against nothing, on the plan that costs less',
    { ...kiosk, today: null },
    'basic',
    [
      'Business costs less than Basic from $5,900.00 a month.',
      'At the same methods and average payment as now.',
    ],
  ],
])('what follows is said: %s', (_what, over, plan, advice) => {
  const given = offerRow(over)
  expect(offerPaper(offerOf(given, tables), given, { plan, to: '', now }).advice).toEqual(advice)
})

/** Returns an offer for the same business with other takings. */
const offerAt = (takings: number, given: OfferTerms) => {
  const payments = Math.min(Math.round((given.payments * takings) / given.takings), 1_000_000)
  return offerOf({ ...given, takings, payments }, tables)
}

/** Returns the round amount of two digits below one. */
function roundBelow(takings: number): number {
  const unit = 10 ** (String(takings).length - 2)
  return takings - (takings === unit * 10 ? unit / 10 : unit)
}

/** Returns the takings at which to look: those that are named, and the round ones below, if they are larger than now. */
const around = (named: number | undefined, { takings }: OfferTerms) => ({
  at: named === undefined ? [] : [named],
  below: named === undefined ? [] : [roundBelow(named)].filter((each) => each > takings + 1_00),
})

test('from the takings that are named a plan pays, and from the round amount below it does not', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const { businessFrom, cheaperFrom } = offerOf(given, tables)
      const business = around(businessFrom ?? undefined, given)
      for (const takings of business.at) expect(offerAt(takings, given).best).toBe('business')
      for (const takings of business.below) expect(offerAt(takings, given).best).toBe('basic')
      const cheaper = around(cheaperFrom?.takings, given)
      const gainAt = (takings: number) => {
        const { costs, best, today: pays } = offerAt(takings, given)
        return (pays ?? 0) - costs[best].total
      }
      for (const takings of cheaper.at) expect(gainAt(takings)).toBeGreaterThan(0)
      for (const takings of cheaper.below) expect(gainAt(takings)).toBeLessThanOrEqual(0)
    }),
  )
})

test.each([
  [
    'basic',
    'In your bank Wednesday, Nov 25, by 10:00\u00a0AM',
    'In your bank Tuesday, Dec 1, by 8:00\u00a0AM',
  ],
  [
    'business',
    'In your bank Tuesday, Nov 24, by 5:00\u00a0PM',
    'In your bank Monday, Nov 30, by 5:00\u00a0PM',
  ],
] as const)('on %s a payment arrives by the terms that payouts have', (plan, monday, friday) => {
  const given = offerRow()
  const { parts } = offerPaper(offerOf(given, tables), given, { plan, to: '', now })
  expect(
    parts
      .at(-1)
      ?.lines.slice(1)
      .map(([, value]) => value),
  ).toEqual([monday, friday])
})
