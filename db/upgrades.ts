import type { Transaction } from 'dexie'
import { chunksOf } from './ledger/make-chunks.ts'
import { linkLog } from './model/log-chain.ts'
import { nextReportAt, scheduleTimes } from './model/report-moments.ts'
import type { Row } from './model/tables.ts'
import { isReadable, readAsStored } from './readable.ts'

export type Upgrade = (transaction: Transaction) => Promise<void>

/** An upgrade that sees every row: those of an older version are none that the newest schemas know. */
const ofAllRows =
  (upgrade: Upgrade): Upgrade =>
  async (transaction) => {
    readAsStored()
    await upgrade(transaction)
  }

/** Version 3, and 4, which adds what was refunded: the columns of the rows that are there. */
async function makeColumns(transaction: Transaction): Promise<void> {
  for (const table of ['ledgerChunks', 'ledgerChanges']) await transaction.table(table).clear()
  const rows: Row<'transactions'>[] = await transaction.table('transactions').toArray()
  const readable = rows.filter((row) => isReadable('transactions', row))
  await transaction.table('ledgerChunks').bulkAdd([...chunksOf(readable)])
}

/** Version 5: schedules have an owner, which was the demo's merchant, and a next moment. */
async function completeSchedules(transaction: Transaction): Promise<void> {
  const now = new Date()
  await transaction
    .table<Row<'reportSchedules'>>('reportSchedules')
    .toCollection()
    .modify((row) => {
      const times = scheduleTimes[row.frequency] as { time: string } | undefined
      row.merchantId = 'M-001'
      // One that can't be read stays so, and does not keep the others from being opened.
      if (times) row.nextAt = nextReportAt({ ...row, ...times }, now).toISOString()
    })
}

/** Version 7: the log that was kept is linked, entry by entry, and the columns hold what had failed first. */
async function linkKeptLog(transaction: Transaction): Promise<void> {
  await makeColumns(transaction)
  const log = transaction.table<{ id: string }>('activityLog')
  await log.bulkPut(linkLog(await log.toArray()))
}

/** What makes the rows of an older version into those of the version that it stands for. */
export const upgrades: Record<number, Upgrade> = {
  3: ofAllRows(makeColumns),
  4: ofAllRows(makeColumns),
  5: ofAllRows(completeSchedules),
  7: ofAllRows(linkKeptLog),
}
