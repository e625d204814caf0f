import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayText, momentOn } from '../days.ts'
import {
  heldPlan,
  type HeldPlan,
  isSamePlan,
  paidDays,
  planChange,
  unusedOf,
  type WantedPlan,
} from './plan-change.ts'
import { planPrice } from './plans.ts'

const at = (day: string) => new Date(`${day}T12:14:00`)
const basic: HeldPlan = {
  plan: 'basic',
  period: 'monthly',
  currency: 'USD',
  from: at('2026-11-12').toISOString(),
}
const business: WantedPlan = { plan: 'business', period: 'monthly', currency: 'USD' }
const days = (held: HeldPlan, now: Date) => {
  const { from, until } = paidDays(held, now)
  return [dayText(from), dayText(until)]
}

describe('the days that are paid for', () => {
  test('go on by the month from the first day', () => {
    expect(days(basic, at('2026-11-12'))).toEqual(['2026-11-12', '2026-12-12'])
    expect(days(basic, at('2026-12-11'))).toEqual(['2026-11-12', '2026-12-12'])
    expect(days(basic, at('2026-12-12'))).toEqual(['2026-12-12', '2027-01-12'])
  })

  test('come back to the 31st after a short month', () => {
    const held = { ...basic, from: at('2027-01-31').toISOString() }
    expect(days(held, at('2027-03-01'))).toEqual(['2027-02-28', '2027-03-31'])
    expect(days(held, at('2027-04-01'))).toEqual(['2027-03-31', '2027-04-30'])
  })

  test('a year is a year', () => {
    const held = { ...basic, period: 'yearly' as const, from: at('2024-02-29').toISOString() }
    expect(days(held, at('2025-03-01'))).toEqual(['2025-02-28', '2026-02-28'])
  })
})

test('a business that never changed its plan pays monthly, in USD, since it is there', () => {
  const createdDate = basic.from
  expect(heldPlan({ createdDate }, undefined)).toEqual(basic)
  expect(heldPlan({ createdDate, plan: 'business' }, undefined).plan).toBe('business')
})

test('21 of 30 days of $29.00 are $20.30, and the new month is paid from today', () => {
  const change = planChange(basic, business, at('2026-11-21'))
  expect(change.lines).toEqual([
    { text: 'Credit for unused Basic, monthly (21 of 30 days)', currency: 'USD', amount: -20_30 },
    { text: 'Business, monthly, from today', currency: 'USD', amount: 99_00 },
  ])
  expect(change.totals).toEqual([{ currency: 'USD', amount: 78_70 }])
  expect(days(change.next, at('2026-11-21'))).toEqual(['2026-11-21', '2026-12-21'])
})

test('no more is given back than was paid, where the clock was ahead at the change and is set back', () => {
  const held = { ...basic, from: at('2027-11-21').toISOString() }
  const [back] = planChange(held, business, at('2026-11-21')).lines
  expect(back).toMatchObject({ amount: -29_00 })
})

test('what was paid in the other currency is given back in it', () => {
  const { totals } = planChange(basic, { ...business, currency: 'ZWL' }, at('2026-11-21'))
  expect(totals).toEqual([
    { currency: 'USD', amount: -20_30 },
    { currency: 'ZWL', amount: 18_000_00 },
  ])
})

const wanted = fc.record<WantedPlan>({
  plan: fc.constantFrom('basic', 'business', 'enterprise'),
  period: fc.constantFrom('monthly', 'yearly'),
  currency: fc.constantFrom('USD', 'ZWL'),
})
const instant = fc
  .integer({ min: 0, max: 3000 })
  .map((later) => momentOn(at('2024-01-01'), later, 11 * 60))
const held = fc
  .tuple(wanted, instant)
  .map(([plan, from]): HeldPlan => ({ ...plan, from: from.toISOString() }))
const later = fc.integer({ min: 0, max: 900 })
const after = ({ from }: HeldPlan, count: number) => momentOn(new Date(from), count, 15 * 60)

test('the lines add up to the totals, by currency', () => {
  fc.assert(
    fc.property(held, wanted, later, (has, wants, count) => {
      const { lines, totals } = planChange(has, wants, after(has, count))
      for (const { currency, amount } of totals)
        expect(
          lines
            .filter((line) => line.currency === currency)
            .reduce((sum, line) => sum + line.amount, 0),
        ).toBe(amount)
      expect(new Set(totals.map(({ currency }) => currency)).size).toBe(totals.length)
    }),
  )
})

test('no more is given back than was paid, a day’s worth at least, and all of it on the first day', () => {
  fc.assert(
    fc.property(held, later, (has, count) => {
      const price = planPrice(has.plan, has.period, has.currency) * 100
      const { left, of, amount } = unusedOf(has, after(has, count))
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThanOrEqual(of)
      expect(Math.abs(amount - (price * left) / of)).toBeLessThanOrEqual(0.5)
      expect(unusedOf(has, after(has, 0)).amount).toBe(price)
    }),
  )
})

test('changes of one day that end where they began cost nothing and give the same days back', () => {
  fc.assert(
    fc.property(
      held,
      later,
      fc.array(wanted, { minLength: 1, maxLength: 6 }),
      (has, count, way) => {
        const now = after(has, count)
        const sums = { USD: 0, ZWL: 0 }
        let present = has
        for (const next of [...way, has]) {
          if (isSamePlan(present, next)) continue
          const { totals, next: then } = planChange(present, next, now)
          for (const { currency, amount } of totals) sums[currency] += amount
          present = then
        }
        expect(sums).toEqual({ USD: 0, ZWL: 0 })
        expect(paidDays(present, now)).toEqual(paidDays(has, now))
      },
    ),
  )
})

test('the next day nothing is put back: the days go on from the change', () => {
  const first = planChange(basic, business, at('2026-11-21'))
  const back = planChange(first.next, basic, at('2026-11-22'))
  expect(back.totals).toEqual([{ currency: 'USD', amount: 29_00 - 95_70 }])
  expect(days(back.next, at('2026-11-22'))).toEqual(['2026-11-22', '2026-12-22'])
})
