import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { provinces } from '#db/merchants/provinces.ts'
import { addedSums, noSums, type Sums } from '#db/payments/tally-figures.ts'
import type { MerchantSums } from '#db/reports/analysis-queries.ts'
import { hourText } from './payments-panel.tsx'
import { changedMost, joinedIn, takers } from './merchants-panel.tsx'
import { byProvince } from './geography-panel.tsx'
import { asideOf, mapSize, middleOf, ringOf } from './province-shapes.ts'

const sums = fc
  .record({
    volume: fc.integer({ min: 0, max: 1_000_000_00 }),
    payments: fc.integer({ min: 0, max: 900 }),
    fees: fc.integer({ min: 0, max: 50_000_00 }),
    customerFees: fc.integer({ min: 0, max: 50_000_00 }),
    refunded: fc.integer({ min: 0, max: 50_000_00 }),
    failed: fc.integer({ min: 0, max: 90 }),
    pending: fc.integer({ min: 0, max: 9 }),
  })
  .map((some): Sums => ({ ...noSums, ...some }))

const merchantOf = (over: Partial<MerchantSums>): MerchantSums => ({
  id: 'M-001',
  name: 'Vumba Coffee',
  status: 'active',
  joinDate: null,
  province: 'Manicaland',
  now: noSums,
  before: noSums,
  ...over,
})

const anyMerchant = fc
  .record({
    name: fc.constantFrom('Vumba', 'Msasa', 'Kopje', 'Gokwe'),
    province: fc.constantFrom(...provinces, null),
    now: sums,
    before: sums,
  })
  .map(merchantOf)

describe('by province', () => {
  test('every merchant counts once, and together they are all of it', () => {
    fc.assert(
      fc.property(fc.array(anyMerchant, { maxLength: 30 }), (merchants) => {
        const found = byProvince(merchants)
        const both = (side: 'now' | 'before', of: { now: Sums; before: Sums }[]) =>
          addedSums(of.map((each) => each[side]))
        expect(found.flatMap((each) => each.merchants)).toHaveLength(merchants.length)
        expect(both('now', found)).toEqual(both('now', merchants))
        expect(both('before', found)).toEqual(both('before', merchants))
        const volumes = found.map(({ now }) => now.volume)
        expect(volumes).toEqual(volumes.toSorted((a, b) => b - a))
        expect(found.map(({ province }) => province)).toEqual(
          expect.arrayContaining([...provinces]),
        )
      }),
    )
  })

  test('a town that is not known is elsewhere, which else is not named', () => {
    const names = (merchants: MerchantSums[]) =>
      byProvince(merchants).map(({ province }) => province)
    expect(names([])).toHaveLength(10)
    const at = names([merchantOf({ province: null, now: { ...noSums, volume: 1 } })])
    expect(at[0]).toBe('Elsewhere')
  })
})

test('who took payments, the most first; who only had a failed one did not', () => {
  const took = (name: string, volume: number, payments = 1) =>
    merchantOf({ name, now: { ...noSums, volume, payments, failed: 1 } })
  const all = [took('b', 5), took('none', 0, 0), took('c', 9), took('a', 5)]
  expect(takers(all, 'now').map(({ name }) => name)).toEqual(['c', 'a', 'b'])
  expect(takers(all, 'before')).toEqual([])
})

test('whose volume changed, the largest change first, up or down; who stayed is left out', () => {
  const moved = (name: string, now: number, before: number) =>
    merchantOf({
      name,
      now: { ...noSums, volume: now },
      before: { ...noSums, volume: before },
    })
  const all = [moved('up', 90, 50), moved('same', 70, 70), moved('gone', 0, 80), moved('new', 5, 0)]
  expect(changedMost(all).map(({ name }) => name)).toEqual(['gone', 'up', 'new'])
})

test('who joined in each step', () => {
  const joined = (joinDate: string | null) => merchantOf({ joinDate })
  const at = (day: number) => Date.UTC(2026, 10, day)
  const all = [
    joined('2026-11-01T00:00:00.000Z'),
    joined('2026-11-02T23:59:59.999Z'),
    joined('2026-11-03T00:00:00.000Z'),
    joined(null),
  ]
  expect(joinedIn(all, [at(1), at(2), at(3)])).toEqual([1, 1])
})

test('hours in words', () => {
  expect([0, 9, 11, 12, 23].map(hourText)).toEqual([
    '12 AM to 1 AM',
    '9 AM to 10 AM',
    '11 AM to 12 PM',
    '12 PM to 1 PM',
    '11 PM to 12 AM',
  ])
})

describe('the drawn map', () => {
  const edgesOf = (ring: readonly (readonly [number, number])[]) =>
    ring.map((point, at) => [point, ring[(at + 1) % ring.length] ?? point] as const)
  const named = ([a, b]: readonly [readonly number[], readonly number[]]) =>
    [a.join(), b.join()].toSorted().join(' ')

  test('has no gap: what is not the country’s own border is shared by two provinces', () => {
    const counts = new Map<string, number>()
    for (const province of provinces)
      for (const edge of edgesOf(ringOf(province))) {
        // No edge is longer than the straight stretch to the south-east, so each ring closes.
        expect(Math.hypot(edge[0][0] - edge[1][0], edge[0][1] - edge[1][1])).toBeLessThan(160)
        counts.set(named(edge), (counts.get(named(edge)) ?? 0) + 1)
      }
    const outer = [...counts].filter(([, count]) => count === 1).map(([edge]) => edge)
    expect([...counts.values()].every((count) => count <= 2)).toBe(true)
    // The outer edges form one closed line: each of their points is the end of two of them.
    const ends = new Map<string, number>()
    for (const point of outer.flatMap((edge) => edge.split(' ')))
      ends.set(point, (ends.get(point) ?? 0) + 1)
    expect(new Set(ends.values())).toEqual(new Set([2]))
  })

  test('lies within its box, each number within its province or beside the map', () => {
    for (const province of provinces) {
      const ring = ringOf(province)
      for (const [x, y] of ring) {
        expect(x >= 0 && x <= mapSize.width).toBe(true)
        expect(y >= 0 && y <= mapSize.height).toBe(true)
      }
      const [x, y] = middleOf(province)
      const crossed = edgesOf(ring).filter(
        ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
      )
      expect([province, crossed.length % 2]).toEqual([province, 1])
    }
    expect(provinces.filter((each) => asideOf(each))).toEqual(['Bulawayo', 'Harare'])
  })

  test('is no larger than a phone should fetch', () => {
    const source = readFileSync(new URL('province-shapes.ts', import.meta.url), 'utf8')
    const shapes = /const borders = \{.*?\n\} as const/s.exec(source)?.[0] ?? ''
    expect(shapes.length).toBeGreaterThan(1000)
    expect(shapes.length).toBeLessThan(6 * 1024)
  })
})
