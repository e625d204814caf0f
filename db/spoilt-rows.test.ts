import type { Table } from 'dexie'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { consoleQueries } from '#tests/support/spoilt-rows/console-queries.ts'
import { merchantQueries } from '#tests/support/spoilt-rows/merchant-queries.ts'
import type { Queries } from '#tests/support/spoilt-rows/queries.ts'
import { wholeWorld } from '#tests/support/spoilt-rows/whole-world.ts'
import { PaidDatabase } from './database.ts'
import { leftOut } from './left-out.ts'
import { isReadable, leaveOutUnreadable } from './readable.ts'
import { checkedTables, tableSchemas } from './tables.ts'

const queries: Queries = { ...merchantQueries, ...consoleQueries }

test('every query is asked', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(queries|figures)\.ts$/.test(name),
  )
  const names = files.flatMap((file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    const exported = source.matchAll(
      /^export (?:async function|const) (\w+)(?: = (?:async )?)?\(\s*db: /gm,
    )
    return [...exported].map(([, name]) => name)
  })
  expect(names.length).toBeGreaterThan(25)
  expect(new Set(names)).toEqual(new Set(Object.keys(queries)))
})

const money = [
  'amount',
  'available',
  'collected',
  'fee',
  'net',
  'paidOut',
  'pending',
  'transactionVolume',
  'value',
  'volume',
]

/** Lists the invalid numbers and missing amounts in an answer. */
function wrong(answer: unknown, place = ''): string[] {
  if (typeof answer === 'number') return Number.isNaN(answer) ? [place] : []
  if (answer instanceof Date) return wrong(answer.getTime(), place)
  if (answer instanceof Map) return wrong(Object.fromEntries(answer), place)
  if (!(answer instanceof Object) || ArrayBuffer.isView(answer)) return []
  return Object.entries(answer).flatMap(([key, value]) => {
    // A pending transaction has no such time.
    if (
      (key === 'settled' || key === 'available') &&
      'status' in answer &&
      answer.status === 'pending'
    )
      return []
    return value === undefined && money.includes(key)
      ? [`${place}.${key}`]
      : wrong(value, `${place}.${key}`)
  })
}

/** Reopens a database as the app does. */
function opened(name: string): PaidDatabase {
  const db = new PaidDatabase(name)
  leaveOutUnreadable(db)
  return db
}

/** Returns the tables that each query reads, because invalid rows elsewhere don't affect it. */
async function tablesRead(): Promise<Map<string, Set<string>>> {
  const db = new PaidDatabase((await wholeWorld()).name)
  let touched = new Set<string>()
  const note =
    <Request, Answer>(name: string, read: (request: Request) => Answer) =>
    (request: Request) => {
      touched.add(name)
      return read(request)
    }
  db.use({
    stack: 'dbcore',
    name: 'reads',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          get: note(name, table.get),
          getMany: note(name, table.getMany),
          query: note(name, table.query),
          openCursor: note(name, table.openCursor),
          count: note(name, table.count),
        }
      },
    }),
  })
  const read = new Map<string, Set<string>>()
  for (const [query, run] of Object.entries(queries)) {
    touched = new Set()
    await run(db)
    read.set(query, touched)
  }
  db.close()
  return read
}

let reading: ReturnType<typeof tablesRead> | undefined

/** Lists the failures of the queries, optionally only those that read one table. */
async function ask(db: PaidDatabase, about?: string): Promise<string[]> {
  const read = await (reading ??= tablesRead())
  const asked = Object.entries(queries).filter(
    ([query]) => about === undefined || read.get(query)?.has(about),
  )
  const all = await Promise.all(
    asked.map(async ([query, run]) => {
      try {
        return wrong(await run(db), query)
      } catch (error) {
        return [`${query}: ${String(error)}`]
      }
    }),
  )
  return all.flat()
}

const isLeftOut = (name: string, row: object): boolean =>
  checkedTables.some((table) => table === name && !isReadable(table, row))

afterEach(() => leftOut.forget(leftOut.get()))

test('of rows that can be read nothing is wrong', async () => {
  const app = opened((await wholeWorld()).name)
  expect(await ask(app)).toEqual([])
  app.close()
})

const spoilt: [string, (value: unknown) => unknown][] = [
  ['missing', () => undefined],
  ['null', () => null],
  ['NaN', () => NaN],
  ['of another kind', (value) => (typeof value === 'string' ? 7 : 'seven')],
]

/** Returns whether an index has rows of a value, which it has of numbers and texts alone. */
const isKey = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value))

/**
 * Returns copies of a row, each with one invalid field, except the id, without which it would not
 * be found.
 */
async function fieldsOf(table: Table<Record<string, unknown>, string>) {
  const fields = new Map<string, Record<string, unknown>>()
  for (const row of await table.toArray())
    for (const field of Object.keys(row)) if (!fields.has(field)) fields.set(field, row)
  fields.delete('id')
  return fields
}

test.each(Object.keys(tableSchemas))(
  'R26 whatever is spoilt in a row of %s, no query throws and no sum is lost',
  async (name) => {
    const db = await wholeWorld()
    const table = db.table<Record<string, unknown>, string>(name)
    const app = opened(db.name)
    const problems: string[] = []
    const indexed = new Set(table.schema.indexes.flatMap(({ keyPath }) => keyPath))
    const asked = new Set<string>()
    for (const [field, row] of await fieldsOf(table)) {
      for (const [how, spoil] of spoilt) {
        const value = spoil(row[field])
        const bad = { ...row, [field]: value }
        if (isLeftOut(name, bad)) {
          // Queries see of a row that is left out only where it stands in the index of its invalid field, if at all.
          const place = !indexed.has(field)
            ? ''
            : isKey(value)
              ? `${field} ${how}`
              : `${field} none`
          if (asked.has(place)) continue
          asked.add(place)
        }
        await table.put(bad)
        for (const problem of await ask(app, name)) problems.push(`${field} ${how}: ${problem}`)
      }
      await table.put(row)
    }
    app.close()
    expect(problems).toEqual([])
  },
)
