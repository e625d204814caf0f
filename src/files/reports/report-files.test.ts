// Proves REP-1, REP-4.
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { merchantFees } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { getReportSource } from '#db/reports/queries.ts'
import { reportFields, reportTypes } from '#db/reports/schemas.ts'
import { rangeOf } from '#src/rules/report-range.ts'
import { csvWriter } from '../csv.ts'
import { jsonWriter } from '../json.ts'
import type { FileColumn, FileFormat, FileRows } from '../table-file.ts'
import { xlsxWriter } from '../xlsx.ts'
import { customTable } from './custom-table.ts'
import { dated, reportTable, type ReportTable } from './report-table.ts'

const now = new Date(2026, 10, 21, 14, 14)
const merchantId = 'M-002'
const day = (date: number) => new Date(2026, 10, date, 9, 30).toISOString()
const own = (number: number, over: Partial<Transaction>) =>
  paymentRow(number, { merchantId, ...over })
const rows = [
  own(10, { date: day(1) }),
  own(11, { date: day(2), amount: 4_00, type: 'refund', fee: 0, refundOf: 'TX-10' }),
  own(12, { date: day(3), status: 'failed', customerFee: 90 }),
  own(13, { date: day(4), currency: 'ZWL', amount: 175_00, fee: 8_00, paymentMethod: 'visa' }),
  own(14, { date: day(5), type: 'payout', amount: 20_00, fee: 1_00, paymentMethod: 'bank' }),
  own(15, { date: day(6), amount: 10_00, fee: 45, customerFee: 20, customer: '=1+1' }),
]
const settings = {
  ...rangeOf('last30days', { from: '', to: '' }, now),
  statuses: [],
  methods: [],
  types: [],
}

type Kind = (typeof reportTypes)[number] | 'custom' | 'custom without currency'
const kinds: readonly Kind[] = [...reportTypes, 'custom', 'custom without currency']
const tables = new Map<Kind, ReportTable>()

beforeAll(async () => {
  const db = memoryDatabase()
  await db.merchantFees.bulkAdd(merchantFees)
  const creditNotes = [{ number: 'CN-000001', refundId: 'TX-11', issuedAt: day(2) }]
  await db.invoices.bulkAdd([
    invoiceRow({ sentAt: day(1), taxPercent: 15.5, creditNotes }),
    invoiceRow({ id: 'IN-02', sentAt: day(1), taxPercent: 15 }),
    invoiceRow({ id: 'IN-03', sentAt: day(1), taxPercent: 15.5, currency: 'ZWL' }),
  ])
  await db.transaction('rw', ledgerTables, () => putTransactions(db, ...rows))
  const source = await getReportSource(db, merchantId)
  const keep = async (kind: Kind, table: ReportTable) => {
    const all = await table.rows(0, table.head.total)
    tables.set(kind, { ...table, rows: (from, to) => all.slice(from, to) })
  }
  for (const type of reportTypes)
    await keep(type, dated(reportTable(source, { ...settings, type }), now))
  const title = 'For the bookkeeper'
  await keep('custom', customTable(db, source, settings, { title, fields: reportFields }))
  const fields = ['amount', 'fees', 'id', 'settled'] as const
  await keep('custom without currency', customTable(db, source, settings, { title, fields }))
})

function tableOf(kind: Kind): ReportTable {
  const table = tables.get(kind)
  if (!table) throw new Error(`There is no ${kind} report.`)
  return table
}

const writers = { csv: csvWriter, json: jsonWriter, xlsx: xlsxWriter }

async function fileOf(kind: Kind, format: Exclude<FileFormat, 'pdf'>): Promise<Blob> {
  const { columns, head, rows: rowsOf } = tableOf(kind)
  const writer = writers[format]({ format, columns, head })
  await writer.add(await rowsOf(0, head.total))
  return writer.finish()
}

/** The type of transactions that a line of sums is of; undefined where it is of all. */
function summedType(term: unknown): string | undefined {
  const [, name] = /^Total (payment|refund|payout|adjustment)s/.exec(String(term)) ?? []
  return name
}
const typeOf = new Map(rows.map(({ id, type }) => [id, type]))

/** Adds up a report's file as another program does: what is no success does not count. */
function added(columns: readonly FileColumn[], lines: readonly string[][], sums: FileRows) {
  // Of settlements each entry adds up; a balance is the first or the last one.
  const isEntry = columns[1]?.header === 'Entry'
  const at = (header: string) => columns.findIndex((column) => column.header === header)
  return sums.map((sum) =>
    columns.map(({ header, kind }, place) => {
      if (kind !== 'money' || typeof sum[place] === 'string') return sum[place]
      if (isEntry && ['Opening', 'Closing'].includes(String(sum[1]))) return sum[place]
      // Without a column of the currency, another program can't tell the rows apart.
      if (at('Currency') < 0 && sum.length > columns.length) return sum[place]
      return lines
        .filter((line) => !isEntry || line[1] === sum[1])
        .filter((line) => {
          const type = summedType(sum[0])
          return type === undefined || typeOf.get(line[at('Transaction ID')] ?? '') === type
        })
        .filter((line) => at('Currency') < 0 || line[at('Currency')] === sum[at('Currency')])
        .filter(
          (line) =>
            at('Status') < 0 ||
            header !== 'Amount' ||
            ['Successful', 'Refunded'].includes(line[at('Status')] ?? ''),
        )
        .reduce((total, line) => total + Math.round(Number(line[place]) * 100), 0)
    }),
  )
}

describe.each(kinds)('the %s report', (kind) => {
  test('ends with the sums of its columns, by currency, below an empty row in CSV and in a spreadsheet', async () => {
    const { columns, head } = tableOf(kind)
    const { sums = [], total } = head
    expect(sums.length).toBeGreaterThan(0)
    const [, ...lines]: string[][] = parse(await (await fileOf(kind, 'csv')).text(), { bom: true })
    expect(lines).toHaveLength(total + 1 + sums.length)
    expect(lines[total]?.every((cell) => cell === '')).toBe(true)
    const foot = lines.slice(total + 1)
    const isMoney = (at: number) => columns[at]?.kind === 'money'
    const cents = (row: readonly unknown[]) =>
      row.map((cell, at) =>
        isMoney(at) && cell !== '' && cell !== null ? Math.round(Number(cell) * 100) : null,
      )
    const wanted = sums.map((sum) =>
      columns.map((_, at) => (isMoney(at) && typeof sum[at] === 'number' ? sum[at] : null)),
    )
    expect(foot.map(cents)).toEqual(wanted)
    const file = await fileOf(kind, 'xlsx')
    const sheet = await readSheet(Buffer.from(await file.arrayBuffer()))
    expect(sheet[1 + total]?.every((cell) => cell === null)).toBe(true)
    expect(sheet.slice(2 + total).map(cents)).toEqual(wanted)
    expect(added(columns, lines.slice(0, total), sums)).toEqual(
      sums.map((sum) => columns.map((_, at) => sum[at])),
    )
  })

  test('has numbers as numbers, money in minor units with its currency and ISO dates in JSON', async () => {
    const { columns, head } = tableOf(kind)
    const read = JSON.parse(await (await fileOf(kind, 'json')).text())
    expect(read).toMatchObject({
      schema: 'paid.report/2',
      period: { from: '2026-10-23', to: '2026-11-21' },
    })
    expect(read.rows).toHaveLength(head.total)
    expect(read.totals).toHaveLength(head.sums?.length ?? 0)
    const shapes: Record<FileColumn['kind'], unknown> = {
      text: expect.any(String),
      money: { amount: expect.any(Number), currency: expect.stringMatching(/^(?:USD|ZWL)$/) },
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      number: expect.any(Number),
      percent: expect.any(Number),
    }
    const keys = (read.columns as { key: string }[]).map(({ key }) => key)
    const cells = (read.rows as Record<string, unknown>[]).flatMap((row) =>
      keys.map((key, at) => ({ value: row[key], kind: columns[at]?.kind ?? 'text' })),
    )
    for (const { value, kind: is } of cells.filter((cell) => cell.value !== null))
      expect([is, value]).toEqual([is, shapes[is]])
  })
})

test('money is the minor units of the ledger, in the currency of its row', async () => {
  const read = JSON.parse(await (await fileOf('transactions', 'json')).text())
  expect(read.generatedAt).toBe(now.toISOString())
  expect(read.about).toEqual({ business: 'M-002', countedBy: 'Day of transaction' })
  expect(
    read.rows.find(({ transactionId }: { transactionId: string }) => transactionId === 'TX-13'),
  ).toMatchObject({
    amount: { amount: 175_00, currency: 'ZWL' },
    fee: { amount: 8_00, currency: 'ZWL' },
  })
  const bare = JSON.parse(await (await fileOf('custom without currency', 'json')).text())
  expect(bare.rows.map(({ amount }: { amount: unknown }) => amount)).toContainEqual({
    amount: 175_00,
    currency: 'ZWL',
  })
})

test('sales and what was paid out of them are summed apart, and what all of them changed in the balance', () => {
  const sums = (kind: Kind) => tableOf(kind).head.sums
  expect(sums('transactions')).toEqual([
    ['Total payments (successful)', '', '', '', '', 55_00, 1_78, 20, 53_22, 'USD', '', 'USD'],
    ['Total payouts', '', '', '', '', -19_00, 1_00, 0, -20_00, 'USD', '', 'USD'],
    ['Total refunds', '', '', '', '', -4_00, 0, 0, -4_00, 'USD', '', 'USD'],
    ['Balance change', '', '', '', '', '', '', '', 29_22, 'USD', '', 'USD'],
    ['Total payments (successful)', '', '', '', '', 175_00, 8_00, 0, 167_00, 'ZWL', '', 'ZWL'],
    ['Balance change', '', '', '', '', '', '', '', 167_00, 'ZWL', '', 'ZWL'],
  ])
  expect(sums('payments')?.map(([term, , , , amount]) => [term, amount])).toEqual([
    ['Total (successful)', 55_00],
    ['Total (successful)', 175_00],
  ])
})
