import type { Transaction } from 'dexie'
import { inLogOrder, linkLog, type LogLink } from './log/chain.ts'
import { sampleTerms } from './payments/fees.ts'
import { nextReportAt, scheduleTimes } from './reports/moments.ts'
import type { Row } from './tables.ts'
import { readAsStored } from './readable.ts'

/** Calls `sign` between parts of its work to show progress. */
export type Upgrade = (transaction: Transaction, sign: () => void) => Promise<void>

/** Rows read and changed at a time, few enough that a slow phone stays responsive. */
const slice = 500

/**
 * Wraps an upgrade so that it sees every row, because the newest schemas don't match older rows.
 */
const ofAllRows =
  (upgrade: Upgrade): Upgrade =>
  async (transaction, sign) => {
    readAsStored()
    await upgrade(transaction, sign)
  }

/** Version 5: schedules get an owner, the demo's merchant, and a next due time. */
async function completeSchedules(transaction: Transaction): Promise<void> {
  const now = new Date()
  await transaction
    .table<Row<'reportSchedules'>>('reportSchedules')
    .toCollection()
    .modify((row) => {
      const times = scheduleTimes[row.frequency] as { time: string } | undefined
      row.merchantId = 'M-001'
      // An unreadable schedule stays so, without preventing the upgrade.
      if (times) row.nextAt = nextReportAt({ ...row, ...times }, now).toISOString()
    })
}

/** Version 7: links the stored log, entry by entry. */
const linkKeptLog: Upgrade = async (transaction, sign) => {
  const log = transaction.table<{ id: string }>('activityLog')
  const entries = inLogOrder(await log.toArray())
  let before: LogLink | undefined
  for (let start = 0; start < entries.length; start += slice) {
    const linked = linkLog(entries.slice(start, start + slice), before)
    await log.bulkPut(linked)
    sign()
    before = linked.at(-1)
  }
}

/** Methods that the console's fee structure lacked before version 8. */
const addedFees = [
  { id: 'innbucks', paymentMethod: 'InnBucks', type: 'Mobile Money' },
  { id: 'zimswitch', paymentMethod: 'ZimSwitch', type: 'Credit/Debit Card' },
  { id: 'omari', paymentMethod: 'Omari', type: 'Mobile Money' },
] as const

/** Version 8: the fee structure has every method, with the fees that are charged. */
const completeFees: Upgrade = async (transaction) => {
  const table = transaction.table<Row<'fees'>, string>('fees')
  const fees = await table.toArray()
  if (fees.length === 0) return
  const merchantFees = await transaction.table<Row<'merchantFees'>>('merchantFees').toArray()
  const charged = (id: Row<'fees'>['id']) => {
    const { percentage, fixedFee } = sampleTerms(merchantFees, id)
    return { merchantFee: percentage, flatFee: fixedFee }
  }
  const added = addedFees
    .filter(({ id }) => fees.every((row) => row.id !== id))
    .map((row) => ({ ...row, ...charged(row.id), customerFee: 0 }))
  const corrected = fees
    .filter(({ editedAt }) => editedAt === undefined)
    .map((row) => ({ ...row, ...charged(row.id) }))
  await table.bulkPut([...added, ...corrected])
}

/** What staff roles could do before version 12 by another permission, or by none. */
const addedGrants: Partial<Record<string, Row<'roles'>['permissions']>> = {
  'Super Admin': ['finances', 'merchant_refunds', 'case_management', 'dispute_management'],
  Admin: ['finances', 'merchant_refunds', 'case_management', 'dispute_management'],
  'Finance Admin': ['finances', 'merchant_refunds', 'case_management', 'dispute_management'],
}

/** Version 12: staff roles grant finances, refunds, cases and disputes by themselves. */
async function completeGrants(transaction: Transaction): Promise<void> {
  await transaction
    .table<Row<'roles'>>('roles')
    .toCollection()
    .modify((row) => {
      // An unreadable role stays so, without preventing the upgrade.
      if (Array.isArray(row.permissions))
        row.permissions = [...new Set([...row.permissions, ...(addedGrants[row.name] ?? [])])]
    })
}

/** Methods that the console could not switch before version 12. */
const addedMethods: readonly Row<'paymentMethods'>[] = addedFees.map(
  ({ id, paymentMethod: name, type }) => ({
    id,
    name,
    type,
    provider: name,
    enabled: true,
    transactionFee: { innbucks: 2.3, zimswitch: 1.9, omari: 2.5 }[id],
  }),
)

/** Version 12: the console switches every method that is taken. */
const completeMethods: Upgrade = async (transaction) => {
  const table = transaction.table<Row<'paymentMethods'>, string>('paymentMethods')
  const known = new Set(await table.toCollection().primaryKeys())
  if (known.size > 0) await table.bulkPut(addedMethods.filter(({ id }) => !known.has(id)))
}

/** The upgrade to each version. */
export const upgrades: Record<number, Upgrade> = {
  5: ofAllRows(completeSchedules),
  7: ofAllRows(linkKeptLog),
  8: ofAllRows(completeFees),
  12: ofAllRows(async (transaction, sign) => {
    await completeGrants(transaction)
    await completeMethods(transaction, sign)
  }),
}
