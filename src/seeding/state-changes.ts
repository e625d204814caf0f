import { canonicalJson } from '#db/common.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { instant } from '#db/common.ts'
import { changes, changesBetween, type RowsByTable, withChanges } from '#db/demo/changes.ts'
import { demoBusiness, snapshotName } from '#db/demo/schemas.ts'
import type { FiledSnapshot } from '#db/demo/snapshot-file.ts'
import { keptTables, snapshotText } from '#db/demo/snapshot-text.ts'
import type { TableRows } from '#db/tables.ts'
import { currentVersion } from '#db/versions.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { readTrades } from '#seed/read-trades.ts'
import { type ScenarioId, scenarioIds } from '#seed/scenario-files.ts'
import { loadScenario } from '#seed/scenarios.ts'
import { loadProspect } from '#seed/prospect.ts'

const version = v.pipe(v.number(), v.safeInteger())

/** What the sample data was made from, so that another device makes the same. */
const start = v.strictObject({
  seededAt: instant,
  scenario: v.optional(v.picklist(scenarioIds)),
  business: v.optional(demoBusiness),
})
type Start = v.InferOutput<typeof start>

const written = v.strictObject({
  version,
  name: snapshotName,
  savedAt: instant,
  start,
  /** Of the rows that the changes are made to. */
  hash: v.string(),
  changes,
})

/** Why the changes can't be applied on this device. */
export type ChangesProblem = 'newer' | 'other-start' | 'damaged'

/** Thrown for changes that can't be applied on this device. */
export class ChangesError extends Error {
  override name = 'ChangesError'
  constructor(readonly problem: ChangesProblem) {
    super(problem)
  }
}

function rowsAt({ seededAt, scenario, business }: Start): TableRows {
  const at = new Date(seededAt)
  if (scenario) return loadScenario(at, scenario)
  if (business) return loadProspect(at, { business, trade: readTrades()[business.trade] })
  return loadSeed(at)
}

interface Contents {
  savedAt: string
  tables: RowsByTable
}

const textOf = ({ savedAt, tables }: { savedAt: string; tables: Record<string, object[]> }) =>
  snapshotText({ version: currentVersion, savedAt, tables, withSecrets: true })

/** Returns the rows that a device started with, as a snapshot has them. */
function tablesAt(from: Start): RowsByTable {
  const rows = rowsAt(from)
  const kept = Object.fromEntries(keptTables.map((name) => [name, rows[name] as object[]]))
  return (JSON.parse(textOf({ savedAt: from.seededAt, tables: kept })) as Contents).tables
}

const hashOf = (tables: RowsByTable) =>
  bytesToHex(sha256(new TextEncoder().encode(canonicalJson(tables)))).slice(0, 16)

/** Returns a snapshot as the changes to what its device started with, as JSON text. */
export function writeChanges({ name, savedAt, bytes }: FiledSnapshot): string {
  const { tables } = JSON.parse(new TextDecoder().decode(bytes)) as Contents
  const [mark] = tables['seedMarks'] ?? []
  const [settings] = tables['demoSettings'] ?? []
  const from = v.parse(start, {
    seededAt: mark?.['seededAt'],
    scenario: mark?.['scenario'] as ScenarioId | undefined,
    business: settings?.['business'],
  })
  const before = tablesAt(from)
  const made: v.InferOutput<typeof written> = {
    version: currentVersion,
    name,
    savedAt,
    start: from,
    hash: hashOf(before),
    changes: changesBetween(before, tables),
  }
  return JSON.stringify(made)
}

function parse(text: string): v.InferOutput<typeof written> {
  const head = v.safeParse(v.object({ version }), JSON.parse(text))
  if (head.success && head.output.version > currentVersion) throw new ChangesError('newer')
  return v.parse(written, JSON.parse(text))
}

/** Returns the snapshot that `writeChanges` was given. Throws a `ChangesError`. */
export function readChanges(text: string): FiledSnapshot {
  try {
    const { name, savedAt, start: from, hash, changes: made } = parse(text)
    const before = tablesAt(from)
    // Another version's sample data, or another time zone's.
    if (hashOf(before) !== hash) throw new ChangesError('other-start')
    const tables = withChanges(before, made) as Record<string, object[]>
    return { name, savedAt, bytes: new TextEncoder().encode(textOf({ savedAt, tables })).buffer }
  } catch (error) {
    throw error instanceof ChangesError ? error : new ChangesError('damaged')
  }
}
