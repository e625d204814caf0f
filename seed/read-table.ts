import * as v from 'valibot'
import { placeOf, reasonOf, shown } from './mistakes.ts'
import { readMoment } from './moments.ts'
import type { SeedFiles, WrittenRow } from './seed-files.ts'
import type { WrittenTable } from './written-rows.ts'

const momentFields = new Set([
  'at',
  'createdAt',
  'createdDate',
  'date',
  'due',
  'expiresAt',
  'joinDate',
  'lastActive',
  'lastGenerated',
  'lastLogin',
  'leaseEnds',
  'openedAt',
  'remindedAt',
  'reviewDate',
  'reviewedAt',
  'sentAt',
  'startedAt',
  'submittedDate',
  'suspendedAt',
  'timestamp',
  'until',
  'uploadDate',
  'viewedAt',
  'voidedAt',
])
const mayLieAhead = new Set(['due', 'expiresAt', 'leaseEnds'])

const references: Record<string, WrittenTable> = {
  assignee: 'adminUsers',
  merchantId: 'merchants',
  linkId: 'paymentLinks',
  idDocument: 'documents',
  refundOf: 'transactions',
  reviewedBy: 'adminUsers',
  transactionId: 'transactions',
  openedBy: 'adminUsers',
  sentBy: 'users',
}

/** Fields of the activity log that hold a name, or the id of the named row. */
const named: Record<string, WrittenTable> = { M: 'merchants', AU: 'adminUsers', U: 'users' }

export const fileOf = (table: string): string =>
  `${table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`

/** Returns the table that a field's value points into, if it is a reference at all. */
function referenced(table: string, field: string, value: unknown): WrittenTable | undefined {
  const isName = table === 'activityLog' && (field === 'user' || field === 'target')
  const prefix = isName && typeof value === 'string' && /^([A-Z]+)-\d+$/.exec(value)?.[1]
  return prefix ? named[prefix] : references[field]
}

interface Reading {
  files: Partial<SeedFiles>
  now: Date
  /** Collects what is wrong. */
  mistakes: string[]
}

const isRow = (value: unknown): value is WrittenRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the rows of a file with their dates resolved, and collects its mistakes: a wrong or unknown
 * field, an invalid date, a reference to no row, an id or link path that appears twice.
 */
export function readTable<Schema extends v.GenericSchema<unknown, object>>(
  { files, now, mistakes }: Reading,
  table: string,
  schema: Schema,
  written: unknown = files[table as WrittenTable],
): v.InferOutput<Schema>[] {
  const file = fileOf(table)
  if (!Array.isArray(written)) {
    // A file that is not JSON is replaced by its mistake.
    mistakes.push(
      typeof written === 'string' ? written : `seed/rows/${file} must be a list of rows in [ ]`,
    )
    return []
  }
  const seen = new Set<unknown>()

  function problemOf(field: string, value: unknown): string | undefined {
    if (value === null || value === undefined) return undefined
    const target = referenced(table, field, value)
    const rows: unknown = target && files[target]
    if (
      target &&
      Array.isArray(rows) &&
      !rows.some((each: unknown) => isRow(each) && each['id'] === value)
    )
      return `${shown(value)} is not the id of a row in ${fileOf(target)}`
    if (field !== 'id' && field !== 'path') return undefined
    if (seen.has(value)) return `${shown(value)} appears twice`
    seen.add(value)
    return undefined
  }

  return written.flatMap((row: unknown, index) => {
    const id = isRow(row) && typeof row['id'] === 'string' ? row['id'] : index + 1
    const wrong = new Set<string>()
    const complain = (field: string, reason: string) => {
      if (wrong.has(field)) return
      wrong.add(field)
      mistakes.push(`${placeOf(file, id, field)}: ${reason}`)
    }
    const resolve = (value: unknown, path: string): unknown => {
      if (Array.isArray(value)) return value.map((each, at) => resolve(each, `${path}.${at + 1}`))
      if (!isRow(value)) return value
      const fields = Object.entries(value).map(([field, inside]) => {
        const place = path === '' ? field : `${path}.${field}`
        if (momentFields.has(field) && typeof inside === 'string') {
          const moment = readMoment(inside, now, mayLieAhead.has(field))
          if (moment === null) complain(place, `${shown(inside)} is not a date such as "-2d 14:05"`)
          return [field, moment]
        }
        const problem = problemOf(place, inside)
        if (problem !== undefined) complain(place, problem)
        return [field, resolve(inside, place)]
      })
      return Object.fromEntries(fields)
    }
    const parsed = v.safeParse(schema, resolve(row, ''))
    for (const issue of parsed.issues ?? []) {
      const path = (issue.path ?? []).map(({ key }) =>
        typeof key === 'number' ? key + 1 : String(key),
      )
      complain(path.join('.'), reasonOf(issue))
    }
    return parsed.success && wrong.size === 0 ? [parsed.output] : []
  })
}
