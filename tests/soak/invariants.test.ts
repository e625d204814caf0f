import { beforeAll, expect, test } from 'vitest'
import type { ActionContext } from '#db/action.ts'
import { actions } from '#db/all-actions.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { byCurrency, type Currency } from '#db/money.ts'
import type { Row, TableName, TableRows } from '#db/tables.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { scenarioIds } from '#seed/scenario-files.ts'
import { loadScenario } from '#seed/scenarios.ts'
import { getBalances } from '#tests/support/get-balances.ts'
import { seedTime } from '#tests/support/load-seed-with.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { contextFor, everything, memoryDatabase } from '#tests/support/memory-database.ts'
import { breaksOf, type RuleName } from './invariants.ts'
import { type Balance, balanceOf } from './recount.ts'

const account = '0771111111'

/** Acts on the sample data with everything that the rules speak of, between two fee changes. */
async function actOn(context: ActionContext): Promise<void> {
  const at = (minute: number) => ({ ...contextFor(context.db, minute), actor: context.actor })
  const payment = {
    linkId: '1042',
    amount: 18_00,
    currency: 'USD',
    customer: 'Rudo',
    account,
  } as const
  await actions.payLink(at(1), { ...payment, paymentMethod: 'ecocash', attemptId: 'p-1' })
  await actions.updateFees(at(2), [{ id: 'ecocash', merchantFee: 4, customerFee: 1.5 }])
  const paid = await actions.payLink(at(3), {
    ...payment,
    paymentMethod: 'ecocash',
    attemptId: 'p-2',
  })
  await actions.payLink(at(4), {
    ...payment,
    paymentMethod: 'ecocash',
    account: '0774444444',
    attemptId: 'p-3',
  })
  await actions.settleDue(at(5))
  await actions.updateFees(at(6), [{ id: 'ecocash', flatFee: 25 }])
  const refund = { id: paid.id, amount: 5_00, reason: 'Returned' }
  await actions.refundTransaction(at(7), { ...refund, attemptId: 'r-1' })
  const [own] = await context.db.bankAccounts.where('merchantId').equals('M-001').toArray()
  if (!own) throw new Error('The sample data has no account.')
  await actions.requestPayout(at(8), {
    merchantId: 'M-001',
    accountId: own.id,
    amount: 40_00,
    attemptId: 'po-1',
  })
}

let rows: TableRows
/** Each merchant’s balances as the app counts them. */
const counted = new Map<string, Record<Currency, Balance>>()

beforeAll(async () => {
  const db = memoryDatabase()
  await resetToSeed(db, loadSeed(seedTime))
  const context = contextFor(db)
  await actOn(context)
  rows = (await everything(db)) as unknown as TableRows
  for (const { id } of rows.merchants) {
    const both = await getBalances(db, id, new Date(8.64e15))
    counted.set(
      id,
      byCurrency((currency) => {
        const { available, held, pending, paidOut } = both[currency]
        return { available, held, pending, paidOut }
      }),
    )
  }
})

/** Returns the stored rows with one row changed, or taken out, or added. */
function spoilt<T extends TableName>(
  table: T,
  isOne: (row: Row<T>) => boolean,
  change: Partial<Row<T>> | null,
): TableRows {
  const found = rows[table].find(isOne)
  if (!found) throw new Error(`${table} has no such row.`)
  const others = rows[table].filter((row) => row !== found)
  return { ...rows, [table]: change ? [...others, { ...found, ...change }] : others }
}

const isNewest = ({ id }: { id: string }) => id === 'TX-88215'
const brokenRules = (some: TableRows) =>
  [...new Set(breaksOf(some).map((words) => words.slice(0, words.indexOf(':'))))].sort((a, b) =>
    a < b ? -1 : 1,
  )

test('nothing is broken in the sample data, nor after what actions have done to it', () => {
  expect(breaksOf(rows)).toEqual([])
  expect(breaksOf(loadSeed(seedTime))).toEqual([])
})

test('every merchant’s balances are those that the app counts', () => {
  for (const [id, balances] of counted)
    expect(byCurrency((currency) => balanceOf(rows, id, currency, Infinity))).toEqual(balances)
  expect(counted.size).toBe(28)
})

test.each(scenarioIds)('nothing is broken in the scenario %s', (id) => {
  expect(breaksOf(loadScenario(seedTime, id))).toEqual([])
})

const spoiling: [what: string, rules: RuleName[], spoil: () => TableRows][] = [
  [
    'a refund above its payment',
    ['refunds'],
    () => spoilt('transactions', ({ type }) => type === 'refund', { amount: 1_000_000 }),
  ],
  [
    'a payment that says another total than its refunds',
    ['refunds'],
    () =>
      spoilt('transactions', ({ refunded, id }) => refunded === 5_00 && id > 'TX-88214', {
        refunded: 4_00,
      }),
  ],
  [
    'a payment that is refunded by its status alone',
    ['refunds'],
    () => spoilt('transactions', isNewest, { status: 'refunded' }),
  ],
  ['a fee by later terms', ['fees'], () => spoilt('transactions', isNewest, { fee: 72 })],
  [
    'a customer who paid more on top than was asked',
    ['fees'],
    () => spoilt('transactions', isNewest, { customerFee: 1_00 }),
  ],
  [
    'an entry of the log whose text was changed',
    ['chain'],
    () => spoilt('activityLog', ({ id }) => id === 'A-0003', { user: 'Nobody' }),
  ],
  [
    'an entry that is missing',
    ['chain'],
    () => spoilt('activityLog', ({ id }) => id === 'A-0003', null),
  ],
  [
    'a payment that was entered without a line',
    ['chain', 'fees', 'lines'],
    () => spoilt('activityLog', ({ after }) => after?.['transaction'] === 'TX-88215', null),
  ],
  [
    'a refund without a line',
    ['chain', 'lines'],
    () =>
      spoilt(
        'activityLog',
        ({ action, id }) => action === 'Partly refunded payment' && id > 'A-0010',
        null,
      ),
  ],
  [
    'a payout that differs from its row in the ledger',
    ['payouts'],
    () => spoilt('payouts', ({ status }) => status === 'pending', { status: 'paid' }),
  ],
  [
    'an invoice that received more than it asks for',
    ['invoices'],
    () => ({
      ...rows,
      invoices: [
        {
          id: 'IN-01',
          merchantId: 'M-001',
          number: 'INV-000001',
          customer: { name: 'Rudo', email: 'rudo@x.example', phone: '' },
          lines: [{ description: 'Coffee', quantity: 1_500, unitPrice: 10_00 }],
          discount: { kind: 'percent', percent: 10 },
          taxPercent: 15.5,
          currency: 'USD',
          dueDate: '2026-12-05',
          notes: '',
          createdAt: '2026-11-20T08:00:00.000Z',
          updatedAt: '2026-11-20T08:00:00.000Z',
          sentAt: '2026-11-20T08:00:00.000Z',
          remindedAt: null,
          viewedAt: null,
          voidedAt: null,
          linkId: null,
          creditNotes: [],
          paymentIds: [],
          // 15.00 less 10 % and with 15.5 % are 15.59.
          byHand: [
            { at: '2026-11-20T08:00:00.000Z', amount: 15_60, method: '', note: '', attemptId: 'x' },
          ],
          attemptId: 'in-1',
        },
      ],
      counters: [...rows.counters.filter(({ id }) => id !== 'IN'), { id: 'IN', next: 2 }],
    }),
  ],
  [
    'a credit note that is not the first, of no refund',
    ['creditNotes'],
    () => ({
      ...rows,
      invoices: [
        invoiceRow({
          merchantId: 'M-001',
          creditNotes: [
            { number: 'CN-000002', refundId: 'TX-1', issuedAt: '2026-11-20T08:00:00.000Z' },
          ],
        }),
      ],
      counters: [...rows.counters.filter(({ id }) => id !== 'IN'), { id: 'IN', next: 2 }],
    }),
  ],
  [
    'a document without its file',
    ['orphans'],
    () => spoilt('files', ({ id }) => id.startsWith('D-'), null),
  ],
  [
    'a payment of no merchant',
    ['orphans'],
    () =>
      spoilt('transactions', ({ type }) => type === 'adjustment' || type === 'payout', {
        merchantId: 'M-999',
      }),
  ],
  [
    'a counter that would give an id again',
    ['counters'],
    () => spoilt('counters', ({ id }) => id === 'TX', { next: 88_215 }),
  ],
]

test.each(spoiling)('%s breaks the rule', (_what, broken, spoil) => {
  expect(brokenRules(spoil())).toEqual(broken)
})

test('a balance follows from its rows, so that another row changes it', () => {
  const before = balanceOf(rows, 'M-001', 'USD', Infinity)
  const { available } = balanceOf(spoilt('transactions', isNewest, null), 'M-001', 'USD', Infinity)
  // $18.00 less 2.5 % and 20 cents.
  expect(before.available - available).toBe(17_35)
})
