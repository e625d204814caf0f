import * as v from 'valibot'
import { canonicalJson } from '../common.ts'

const row = v.looseObject({ id: v.string() })
type Row = v.InferOutput<typeof row>

/** Rows by table, as JSON has them. */
export type RowsByTable = Record<string, readonly Row[]>

/** The changes that turn one state of the data into another: rows to put and ids of rows to remove, by table. */
export const changes = v.record(
  v.string(),
  v.strictObject({ put: v.array(row), remove: v.array(v.string()) }),
)
export type Changes = v.InferOutput<typeof changes>

/** Returns the changes that turn `before` into `after`; unchanged tables are left out (DEMO-10). */
export function changesBetween(before: RowsByTable, after: RowsByTable): Changes {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.map((name) => {
    const left = new Map((before[name] ?? []).map((each) => [each.id, canonicalJson(each)]))
    const put = (after[name] ?? []).filter((each) => {
      const was = left.get(each.id)
      left.delete(each.id)
      return was !== canonicalJson(each)
    })
    const entry: [string, Changes[string]] = [name, { put, remove: [...left.keys()] }]
    return entry
  })
  return Object.fromEntries(changed.filter(([, { put, remove }]) => put.length + remove.length > 0))
}

/** Returns the rows that `changesBetween` was given as `after`, in another order. */
export function withChanges(before: RowsByTable, made: Changes): RowsByTable {
  const tables: RowsByTable = { ...before }
  for (const [name, { put, remove }] of Object.entries(made)) {
    const gone = new Set([...remove, ...put.map(({ id }) => id)])
    tables[name] = [...(before[name] ?? []).filter(({ id }) => !gone.has(id)), ...put]
  }
  return tables
}
