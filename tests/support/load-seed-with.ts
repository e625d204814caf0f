import type { TableRows } from '#db/tables.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { seedFiles, type SeedFiles, type WrittenRow } from '#seed/seed-files.ts'
import type { WrittenTable } from '#seed/written-rows.ts'

export const seedTime = new Date('2026-11-21T12:14:00Z')

/** Returns the sample data with a change to one row of a file; undefined takes a field away. */
export function loadSeedWith(table: WrittenTable, index: number, change: WrittenRow): TableRows {
  const rows = seedFiles[table].map((row, at) => (at === index ? { ...row, ...change } : row))
  const files: SeedFiles = JSON.parse(JSON.stringify({ ...seedFiles, [table]: rows }))
  return loadSeed(seedTime, files)
}
