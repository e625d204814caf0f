import { readMoment } from './moments.ts'
import type { SeedFiles, WrittenRow, WrittenTable } from './seed-files.ts'

const momentFields = new Set([
  'createdAt',
  'createdDate',
  'date',
  'expiresAt',
  'joinDate',
  'lastActive',
  'lastGenerated',
  'lastLogin',
  'openedAt',
  'reviewDate',
  'sentAt',
  'suspendedAt',
  'timestamp',
  'until',
  'uploadDate',
])

const references: Record<string, WrittenTable> = {
  assignee: 'adminUsers',
  merchantId: 'merchants',
  linkId: 'paymentLinks',
  idDocument: 'documents',
  refundOf: 'transactions',
  transactionId: 'transactions',
  openedBy: 'adminUsers',
  sentBy: 'users',
}

/** Fields of the activity log that hold a name, or the id of the named row. */
const named: Record<string, WrittenTable> = { M: 'merchants', AU: 'adminUsers' }

const fileOf = (table: WrittenTable) =>
  `${table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`

const has = (rows: readonly WrittenRow[], id: unknown) => rows.some((row) => row['id'] === id)

/** Returns the table that a field's value points into, if it is a reference at all. */
function referenced(table: WrittenTable, field: string, value: unknown): WrittenTable | undefined {
  const isName = table === 'activityLog' && (field === 'user' || field === 'target')
  const prefix = isName && typeof value === 'string' && /^([A-Z]+)-\d+$/.exec(value)?.[1]
  return prefix ? named[prefix] : references[field]
}

/**
 * Returns a file's rows with dates resolved. Throws an error naming file, row and field for an
 * invalid date, a dangling reference, or a duplicate id or link path.
 */
export function readTable(files: SeedFiles, table: WrittenTable, now: Date): WrittenRow[] {
  const seen = new Set<unknown>()

  function readField(field: string, value: unknown, refuse: (reason: string) => never): unknown {
    if (value === null || value === undefined) return value
    if (momentFields.has(field)) {
      const moment =
        typeof value === 'string' ? readMoment(value, now, field === 'expiresAt') : null
      return moment ?? refuse(`${JSON.stringify(value)} is not a date such as "-2d 14:05"`)
    }
    const target = referenced(table, field, value)
    if (target && !has(files[target], value))
      refuse(`${JSON.stringify(value)} is not the id of a row in ${fileOf(target)}`)
    if (field === 'id' || field === 'path') {
      if (seen.has(value)) refuse(`${JSON.stringify(value)} appears twice`)
      seen.add(value)
    }
    return value
  }

  return files[table].map((written, index) => {
    const readAll = (row: WrittenRow, within = ''): WrittenRow =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => {
          if (field === 'sales') return [field, readAll(value as WrittenRow, 'sales.')]
          const refuse = (reason: string): never => {
            const id = typeof written['id'] === 'string' ? written['id'] : index + 1
            throw new Error(
              `seed/rows/${fileOf(table)}, row ${id}, field ${within}${field}: ${reason}`,
            )
          }
          return [field, readField(field, value, refuse)]
        }),
      )
    return readAll(written)
  })
}
