import * as v from 'valibot'
import { paces } from '#db/demo/schemas.ts'
import type { TableRows } from '#db/tables.ts'
import { reasonOf } from './mistakes.ts'
import { rowsOf } from './load-seed.ts'
import { readSeed } from './read-seed.ts'
import { type ScenarioId, scenarioFiles } from './scenario-files.ts'
import { SeedError } from './seed-error.ts'
import { type SeedFiles, seedFiles, type WrittenRow } from './seed-files.ts'
import { price, words } from './written-fields.ts'
import { writtenRows, type WrittenTable } from './written-rows.ts'

const table = v.picklist(Object.keys(writtenRows) as WrittenTable[])
const row = v.record(v.string(), v.unknown())

/** What differs from the sample in `rows/`, in the same fields. */
const scenario = v.strictObject({
  id: v.picklist(Object.keys(scenarioFiles) as ScenarioId[]),
  name: words,
  /** What it is good for, in a line or two. */
  text: words,
  /** Rows that are left out: those of merchants, or all. */
  without: v.optional(v.record(table, v.union([v.literal('all'), v.array(v.string())])), {}),
  /** Fields of rows, by id; null takes a field away. */
  change: v.optional(v.record(table, v.record(v.string(), row)), {}),
  /** Rows of its own. */
  add: v.optional(v.record(table, v.array(row)), {}),
  /** Payments arrive by themselves, at this pace. */
  busyDay: v.optional(v.picklist(paces)),
  /** A payout on its way to a verified bank account, in cents. */
  payout: v.optional(v.strictObject({ accountId: words, amount: price })),
  /** Adds the sample invoices once it is loaded. */
  sampleInvoices: v.optional(v.literal(true)),
})
type Scenario = v.InferOutput<typeof scenario>

/** Returns a scenario's file. Throws a `SeedError` that names file, field and what is wrong. */
function readScenario(id: ScenarioId, written: unknown): Scenario {
  const file = `seed/scenarios/${id}.json`
  const parsed = v.safeParse(scenario, written)
  if (parsed.success && parsed.output.id === id) return parsed.output
  if (parsed.success)
    throw new SeedError([`${file}, field id: must be "${id}", as the file is named`])
  throw new SeedError(
    parsed.issues.map((issue) => `${file}, field ${v.getDotPath(issue)}: ${reasonOf(issue)}`),
  )
}

const isOf = (left: 'all' | string[] | undefined) => (each: WrittenRow) =>
  left === 'all' || (left?.includes(String(each['merchantId'])) ?? false)

function withChange(each: WrittenRow, change: WrittenRow | undefined): WrittenRow {
  if (!change) return each
  return Object.fromEntries(
    Object.entries({ ...each, ...change }).filter(([, value]) => value !== null),
  )
}

/** Returns the sample's files with what a scenario changes in them. */
function filesOf({ without, change, add }: Scenario): SeedFiles {
  const files = Object.entries(seedFiles).map(([name, rows]) => {
    const own = name as WrittenTable
    const left = rows.filter((each) => !isOf(without[own])(each))
    const changed = left.map((each) => withChange(each, change[own]?.[String(each['id'])]))
    return [name, [...changed, ...(add[own] ?? [])]]
  })
  return Object.fromEntries(files) as SeedFiles
}

/** The names of all scenarios, and what each is good for. */
export const scenarioTexts = Object.values(scenarioFiles).map((file) => ({
  id: file.id as ScenarioId,
  name: file.name,
  text: file.text,
  sampleInvoices: 'sampleInvoices' in file,
}))

/**
 * Returns all rows of a scenario as of `now`. Throws a `SeedError` that names the scenario's file, and
 * the row and field of each mistake.
 */
export function loadScenario(
  now: Date,
  id: ScenarioId,
  written: unknown = scenarioFiles[id],
): TableRows {
  const found = readScenario(id, written)
  try {
    const { busyDay: pace, payout } = found
    const written = readSeed(filesOf(found), now)
    const isBank = written.bankAccounts.some(
      ({ id, kind, status }) =>
        id === payout?.accountId && kind === 'bank' && status === 'verified',
    )
    if (payout && !isBank)
      throw new SeedError([
        `field payout: "${payout.accountId}" is not a verified bank account in bank-accounts.json`,
      ])
    const transactions = found.add.transactions?.map(({ id }) => String(id)) ?? []
    const rows = rowsOf(written, now, { underWay: payout, transactions })
    const busyDay = pace && { pace, paused: false }
    return {
      ...rows,
      seedMarks: rows.seedMarks.map((mark) => ({ ...mark, scenario: id })),
      demoSettings: rows.demoSettings.map((row) => ({ ...row, ...(busyDay && { busyDay }) })),
    }
  } catch (error) {
    if (!(error instanceof SeedError)) throw error
    throw new SeedError(error.mistakes.map((each) => `seed/scenarios/${id}.json: ${each}`))
  }
}
