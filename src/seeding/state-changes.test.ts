// Proves DEMO-10.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween } from '#db/demo/changes.ts'
import { checkReferences } from '#db/demo/read-snapshot.ts'
import { keptTables, snapshotText } from '#db/demo/snapshot-text.ts'
import type { TableRows } from '#db/tables.ts'
import { currentVersion } from '#db/versions.ts'
import { loadProspect } from '#seed/prospect.ts'
import { readTrades } from '#seed/read-trades.ts'
import { seeded } from '#tests/support/sample.ts'
import { inventedBusinesses } from '#tests/support/theirs.ts'
import { ChangesError, readChanges, writeChanges } from './state-changes.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const savedAt = '2026-11-21T12:30:00.000Z'

function snapshotOf(rows: TableRows) {
  const tables = Object.fromEntries(keptTables.map((name) => [name, rows[name] as object[]]))
  const text = snapshotText({ version: currentVersion, savedAt, tables, withSecrets: true })
  return { name: 'Class A', savedAt, bytes: new TextEncoder().encode(text).buffer }
}

const tablesOf = (bytes: ArrayBuffer) => JSON.parse(new TextDecoder().decode(bytes)).tables

/** The rows after two acts: a merchant with another name, and a link that is gone. */
function acted(rows: TableRows): TableRows {
  const [first, ...others] = rows.merchants
  if (!first) throw new Error('The sample has merchants.')
  return {
    ...rows,
    merchants: [{ ...first, name: 'Changed Coffee' }, ...others],
    paymentLinks: rows.paymentLinks.slice(1),
  }
}

const [business] = inventedBusinesses
const starts = [
  ['the sample', () => seeded(now)],
  ['a scenario', () => seeded(now, 'first-day')],
  [
    'a business that the demo is made for',
    () => loadProspect(now, { business, trade: readTrades()[business.trade] }),
  ],
] as const

describe.each(starts)('after %s', (_what, start) => {
  test('a few acts take little room, and give the same state elsewhere', () => {
    const snapshot = snapshotOf(acted(start()))
    const text = writeChanges(snapshot)
    expect(text.length).toBeLessThan(8_000)
    const read = readChanges(text)
    expect(read).toMatchObject({ name: 'Class A', savedAt })
    expect(changesBetween(tablesOf(snapshot.bytes), tablesOf(read.bytes))).toEqual({})
  })

  test('every merchant and payment that a row names is there, so that its file is taken', () => {
    expect(() => checkReferences(start())).not.toThrow()
  })
})

const problemOf = (text: string) => {
  try {
    readChanges(text)
    return null
  } catch (error) {
    if (error instanceof ChangesError) return error.problem
    throw error
  }
}

describe('changes are refused that are', () => {
  const text = writeChanges(snapshotOf(acted(seeded(now))))
  const changed = (over: object) => JSON.stringify({ ...JSON.parse(text), ...over })
  test.each([
    ['from a newer version', changed({ version: currentVersion + 1 }), 'newer'],
    ['made to other sample data', changed({ hash: '0123456789abcdef' }), 'other-start'],
    ['of no known scenario', changed({ start: { seededAt: savedAt, scenario: 'x' } }), 'damaged'],
    ['no changes', changed({ changes: 7 }), 'damaged'],
    ['cut', text.slice(0, -20), 'damaged'],
    ['of something else', '{"name":"Other"}', 'damaged'],
  ])('%s', (_what, written, problem) => {
    expect(problemOf(written)).toBe(problem)
  })

  test('changed at random: only a clear problem, or a whole state', () => {
    const at = fc.integer({ min: 0, max: text.length - 1 })
    const letter = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(at, letter, (place, put) => {
        const written = text.slice(0, place) + put + text.slice(place + 1)
        expect([null, 'newer', 'other-start', 'damaged']).toContain(problemOf(written))
      }),
      { numRuns: 10 },
    )
  })
})
