// Proves REP-4.
import { parse } from 'csv-parse/sync'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PaidDatabase } from '#db/database.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { foundSums } from '#db/payments/figures.ts'
import { findTransactions, getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { contentSums } from '#db/payouts/contents-figures.ts'
import { getPayout, listPayouts } from '#db/payouts/queries.ts'
import { getReportSource } from '#db/reports/queries.ts'
import { csvLines, csvStart } from '#src/files/csv.ts'
import { customTable } from '#src/files/reports/custom-table.ts'
import { reportTable, type ReportTable } from '#src/files/reports/report-table.ts'
import type { FileColumn, FileRows } from '#src/files/table-file.ts'
import { rangeOf } from '#src/rules/report-range.ts'
import {
  cells as consoleCells,
  columns as consoleColumns,
} from '#src/screens/console/transactions/export-transactions.tsx'
import { platformTable } from '#src/screens/console/transaction-reports/platform-table.ts'
import { namedRows } from '#src/screens/console/transactions/console-rows.ts'
import { cells, fileColumns } from '#src/screens/dashboard/transactions/export-transactions.tsx'
import { statementCsv } from '#src/screens/shared/payouts/statement-files.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { writeSample } from '#tests/support/sample.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const merchantId = 'M-001'
/** Payments with a customer fee, which the sample data has none of. */
const charged = [
  { customerFee: 20 },
  { customerFee: 3_50, currency: 'ZWL' as const, amount: 175_00, fee: 8_00 },
  { customerFee: 1_98, status: 'failed' as const },
].map((over, at) =>
  paymentRow(900_001 + at, { date: '2026-11-20T10:00:00.000Z', merchantId, ...over }),
)
/** All tests read it, and none writes. */
const db = new PaidDatabase('exports')
beforeAll(async () => {
  await writeSample(db)
  await db.transaction('rw', ledgerTables, () => putTransactions(db, ...charged))
})
afterAll(() => db.delete())

type Line = Record<string, string>

/** A file as it is written, read again: a line by its headers. */
const written = (columns: readonly FileColumn[], rows: FileRows): Line[] =>
  parse(csvStart(columns) + csvLines(columns, rows), { bom: true, columns: true })

/** Adds a column of money in cents, so that no cent is lost. */
const sum = (lines: readonly Line[], header: string): number =>
  lines.reduce((total, line) => total + Math.round(Number(line[header]) * 100), 0)

const isPaid = ({ Type, Status }: Line) =>
  Type === 'Payment' && ['Successful', 'Refunded', 'Completed'].includes(Status ?? '')
const isRefund = ({ Type, Status }: Line) =>
  Type === 'Refund' && ['Successful', 'Completed'].includes(Status ?? '')
const isPaidOut = ({ Type, Status }: Line) =>
  Type === 'Payout' && ['Successful', 'Completed'].includes(Status ?? '')

/** Holds a file of transactions against the totals beside its list. */
function checkTransactions(lines: readonly Line[], totals: ReturnType<typeof foundSums>): void {
  expect(totals.length).toBeGreaterThan(0)
  for (const { currency, ...found } of totals) {
    const own = lines.filter(({ Currency }) => Currency === currency)
    expect({
      taken: sum(own.filter(isPaid), 'Amount'),
      payments: own.filter(isPaid).length,
      fees: sum(
        own.filter(({ Type }) => Type === 'Payment'),
        'Fee',
      ),
      customerFees: sum(own.filter(isPaid), 'Customer Fee'),
      refunded: 0 - sum(own.filter(isRefund), 'Amount'),
      adjusted: sum(
        own.filter(({ Type }) => Type === 'Adjustment'),
        'Amount',
      ),
      paidOut: 0 - sum(own.filter(isPaidOut), 'Amount'),
      payoutFees: sum(
        own.filter(({ Type }) => Type === 'Payout'),
        'Fee',
      ),
    }).toEqual(found)
    // The columns add up: what succeeded, less its fees, is what the balance moved by.
    const ended = own.filter(({ Status }) => Status !== 'Failed' && Status !== 'Pending')
    const net = sum(own, 'Net')
    expect(sum(ended, 'Amount') - sum(ended, 'Fee')).toBe(net)
    expect(
      found.taken + found.adjusted - found.fees - found.refunded - found.paidOut - found.payoutFees,
    ).toBe(net)
    // Nothing else bears a fee, so that the whole column is the fees of the screen.
    expect(sum(own, 'Fee')).toBe(found.fees + found.payoutFees)
    expect(found.customerFees).toBeGreaterThan(0)
    expect(sum(own, 'Customer Fee')).toBe(found.customerFees)
  }
  const unpaid = lines.filter(({ Status }) => Status === 'Failed' || Status === 'Pending')
  expect(unpaid.length).toBeGreaterThan(0)
  expect(sum(unpaid, 'Fee')).toBe(0)
}

describe('the file of a list of transactions adds up to the totals beside it', () => {
  test('the merchant’s, with types and references', async () => {
    const { ledger } = await getConsoleLedger(db)
    const { found } = findTransactions(ledger, { merchantId })
    const lines = written(fileColumns, cells(found))
    expect(lines).toHaveLength(found.length)
    checkTransactions(lines, foundSums(found))
    const stored = await db.transactions.get(lines[0]?.['Transaction ID'] ?? '')
    expect(lines[0]?.['Reference']).toBe(stored?.reference)
  })

  test('the console’s', async () => {
    const { ledger, merchantNames } = await getConsoleLedger(db)
    const { found } = findTransactions(ledger, {})
    const lines = written(consoleColumns, consoleCells(namedRows(found, merchantNames)))
    expect(lines).toHaveLength(found.length)
    checkTransactions(lines, foundSums(found))
  })
})

async function linesOf(table: Pick<ReportTable, 'columns' | 'head' | 'rows'>) {
  return written(table.columns, await table.rows(0, table.head.total))
}

/** Reads the total that a preview shows, in cents with its sign: `−$1,284.50`. */
function shown(totals: readonly (readonly [string, string])[], term: string): number {
  const text = totals.find(([name]) => name === term)?.[1] ?? '0'
  return Math.round(Number(text.replace('\u2212', '-').replaceAll(/[^\d.-]/g, '')) * 100)
}

const whole = () => ({
  ...rangeOf('last30days', { from: '', to: '' }, now),
  statuses: [],
  methods: [],
  types: [],
})

/** Holds a report of transactions against the totals in its head, currency by currency. */
function checkTotals(lines: readonly Line[], totals: Parameters<typeof shown>[0]): void {
  for (const currency of ['USD', 'ZWL']) {
    const own = lines.filter(({ Currency }) => Currency === currency)
    const said = (term: string) => shown(totals, `${term} (${currency})`)
    const customerFees = sum(own, 'Customer Fee')
    expect(customerFees).toBeGreaterThan(0)
    expect(0 - customerFees).toBe(said('Customer fees'))
    expect(sum(own.filter(isPaid), 'Amount') + customerFees).toBe(said('Paid by customers'))
    expect(sum(own.filter(isRefund), 'Amount')).toBe(said('Refunded'))
    // What arrived, after the fee.
    expect(sum(own.filter(isPaidOut), 'Amount')).toBe(said('Paid out'))
    expect(0 - sum(own, 'Fee')).toBe(said('Fees') + said('Payout fees'))
  }
  expect(shown(totals, 'Rows')).toBe(lines.length * 100)
}

describe('a report adds up to the totals in its preview', () => {
  test('transactions', async () => {
    const source = await getReportSource(db, merchantId)
    const table = reportTable(source, { ...whole(), type: 'transactions' })
    const lines = await linesOf(table)
    expect(lines.length).toBeGreaterThan(50)
    checkTotals(lines, table.head.totals)
  })

  test('payments, and what of them came in', async () => {
    const source = await getReportSource(db, merchantId)
    const table = reportTable(source, { ...whole(), type: 'payments' })
    const lines = (await linesOf(table)).map((line): Line => ({ ...line, Type: 'Payment' }))
    expect(lines.length).toBeGreaterThan(50)
    checkTotals(lines, table.head.totals)
    for (const currency of ['USD', 'ZWL']) {
      const own = lines.filter(({ Currency }) => Currency === currency)
      const said = (term: string) => shown(table.head.totals, `${term} (${currency})`)
      const taken = said('Paid by customers') + said('Customer fees')
      expect(sum(own, 'Net')).toBe(taken + said('Fees'))
    }
  })

  test('settlements, fees and customers', async () => {
    const source = await getReportSource(db, merchantId)
    const settlements = reportTable(source, { ...whole(), type: 'settlements' })
    const entries = await linesOf(settlements)
    for (const part of ['Payments', 'Refunds', 'Fees', 'Payouts', 'Adjustments'])
      for (const currency of ['USD', 'ZWL']) {
        const own = entries.filter(({ Entry }) => Entry === part)
        const term = `${part} (${currency})`
        expect([term, sum(own, currency)]).toEqual([term, shown(settlements.head.totals, term)])
      }

    const fees = reportTable(source, { ...whole(), type: 'fees' })
    const customers = reportTable(source, { ...whole(), type: 'customers' })
    const [byMethod, byCustomer] = [await linesOf(fees), await linesOf(customers)]
    for (const currency of ['USD', 'ZWL']) {
      const own = byMethod.filter(({ Currency }) => Currency === currency)
      expect(sum(own, 'Fees')).toBe(shown(fees.head.totals, `Total fees (${currency})`))
      const paid = `Paid (${currency})`
      expect(sum(byCustomer, paid)).toBe(shown(customers.head.totals, paid))
      expect(sum(byCustomer, paid)).toBe(sum(own, 'Volume'))
    }
  })

  test('a custom one, whatever its fields', async () => {
    const fields = ['status', 'currency', 'fees', 'amount'] as const
    const source = await getReportSource(db, merchantId)
    const table = customTable(db, source, whole(), { title: 'Fees', fields })
    const lines = await linesOf(table)
    for (const currency of ['USD', 'ZWL']) {
      const own = lines.filter(({ Currency }) => Currency === currency)
      const said = (term: string) => shown(table.head.totals, `${term} (${currency})`)
      expect(0 - sum(own, 'Fees')).toBe(said('Fees') + said('Payout fees'))
      expect(table.head.totals.map(([term]) => term)).not.toContain(`Customer fees (${currency})`)
    }
  })
})

test('a payout’s statement adds up to the sums in its details', async () => {
  const { payouts } = await listPayouts(db, merchantId)
  const currencies = new Set<string>()
  for (const { id } of payouts) {
    const details = await getPayout(db, merchantId, id)
    if (!details) continue
    const lines: Line[] = parse(statementCsv(details), { bom: true, columns: true })
    const sums = contentSums(details.contents)
    const { currency } = details.payout
    currencies.add(currency)
    expect(sum(lines, `Net (${currency})`)).toBe(sums.total)
    expect(sum(lines, `Fee (${currency})`)).toBe(sums.fees)
    expect(sum(lines, `Customer Fee (${currency})`)).toBe(sums.customerFees)
    expect(
      sum(
        lines.filter(({ Type }) => Type === 'Payment'),
        `Amount (${currency})`,
      ),
    ).toBe(sums.payments)
    expect(
      sum(
        lines.filter(({ Type }) => Type === 'Refund'),
        `Amount (${currency})`,
      ),
    ).toBe(sums.refunds)
  }
  expect([...currencies].sort()).toEqual(['USD', 'ZWL'])
})

describe('a platform report adds up to the totals in its head', () => {
  async function made(id: string) {
    const source = await getConsoleLedger(db)
    const template = await db.reportTemplates.get(id)
    const choice = { range: 'last30days', days: { from: '', to: '' } } as const
    const table = template && platformTable(source, template, choice, now)
    if (!table) throw new Error(`No report of ${id}`)
    const lines = await linesOf(table)
    expect(lines.length).toBeGreaterThan(0)
    return { lines, totals: table.head.totals }
  }

  test('all transactions', async () => {
    const { lines, totals } = await made('RT-1')
    checkTotals(lines, totals)
  })

  test.each([
    ['RT-2', 'Volume (USD)', 'Volume'],
    ['RT-2', 'Fees (USD)', 'Fees'],
    ['RT-5', 'Volume (USD)', 'Volume'],
  ])('%s: %s', async (id, column, term) => {
    const { lines, totals } = await made(id)
    expect(sum(lines, column)).toBe(shown(totals, term))
  })

  test.each(['USD', 'ZWL'])('payouts in %s', async (currency) => {
    const { lines, totals } = await made('RT-3')
    const own = lines.filter(({ Currency }) => Currency === currency)
    expect(sum(own, 'Paid out')).toBe(shown(totals, `Paid out (${currency})`))
    expect(sum(own, 'Fees')).toBe(shown(totals, `Fees (${currency})`))
  })

  test('failed payments count as many as they are', async () => {
    const { lines, totals } = await made('RT-4')
    expect(shown(totals, 'Rows')).toBe(lines.length * 100)
  })

  test('a week that the period cuts says so', async () => {
    const { lines } = await made('RT-2')
    // From Friday, Oct 23, to Saturday, Nov 21.
    const days = [...new Map(lines.map((line) => [line['Week of'], line['Days in period']]))]
    expect(days.map(([, count]) => count)).toEqual(['3', '7', '7', '7', '6'])
  })
})
