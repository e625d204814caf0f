import fc from 'fast-check'
import { expect, test } from 'vitest'
import { later, ledgerDatabase, linkRow, merchantFees } from '#tests/support/ledger-database.ts'
import { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { updateFees } from './fee-actions.ts'
import { customerFeeOf, type Fee, feeOf, sampleTerms } from './fees.ts'
import { currencies, inUsd } from '../money.ts'
import { paidBy } from './rules.ts'
import {
  type PaymentMethodId,
  paymentMethodId,
  paymentMethodIds,
  type Transaction,
} from './schemas.ts'
import { findTransactions } from './ledger-queries.ts'
import { settledBalances } from '#tests/support/get-balances.ts'
import { totalRevenue } from './home-queries.ts'
import { linkFigures } from '../links/queries.ts'
import { createTransaction } from './entry-actions.ts'
import { payLink } from '../links/pay-actions.ts'
import { refundTransaction } from './refund-actions.ts'
import { retryTransaction } from './entry-actions.ts'
import { settleDue } from './settling-actions.ts'
import { tally } from './tally-figures.ts'
import { statementOf } from '../disputes/queries.ts'
import { reconcile } from '../disputes/reconcile.ts'

const amount = fc.integer({ min: 1, max: 100_000_000 })
const currency = fc.constantFrom('USD' as const, 'ZWL' as const)
const method = fc.constantFrom(...paymentMethodId.options)

test('a fee is whole, never below nothing nor above the payment, and never falls as it grows', () => {
  fc.assert(
    fc.property(amount, fc.nat(10_000), currency, method, (size, more, inCurrency, by) => {
      const feeFor = (each: number) =>
        feeOf(sampleTerms(merchantFees, by), {
          type: 'payment',
          amount: each,
          currency: inCurrency,
        })
      const fee = feeFor(size)
      expect(Number.isSafeInteger(fee)).toBe(true)
      expect(fee).toBeGreaterThanOrEqual(0)
      expect(fee).toBeLessThanOrEqual(size)
      expect(feeFor(size + more)).toBeGreaterThanOrEqual(fee)
    }),
  )
})

/** Returns a percentage in tenths of an amount, rounded half up in exact integers. */
const tenthsOf = (tenths: number, each: number): number =>
  Number((BigInt(each) * BigInt(tenths) + 500n) / 1000n)

test('FEE-3: a customer fee is the exact percentage of the amount, rounded half up once', () => {
  fc.assert(
    fc.property(amount, fc.nat(1_000), currency, (size, tenths, inCurrency) => {
      const payment = { type: 'payment', amount: size, currency: inCurrency } as const
      expect(customerFeeOf(tenths / 10, payment)).toBe(tenthsOf(tenths, size))
      expect(customerFeeOf(undefined, payment)).toBe(0)
      expect(customerFeeOf(tenths / 10, { ...payment, type: 'adjustment' })).toBe(0)
    }),
  )
})

/** An action by a person, a customer or time; ids are taken modulo so that many actions meet. */
const act = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    amount: fc.integer({ min: 1, max: 60_000 }),
    currency,
    method,
    account: fc.constantFrom('0771111111', '0772222222', '0774444444'),
    type: fc.constantFrom('payment' as const, 'adjustment' as const),
    attempt: fc.nat(30),
  }),
  fc.record({ do: fc.constant('pay' as const), attempt: fc.nat(30) }),
  fc.record({
    do: fc.constant('refund' as const),
    which: fc.nat(20),
    amount: fc.integer({ min: -10, max: 60_000 }),
    attempt: fc.nat(30),
  }),
  fc.record({ do: fc.constant('refund-rest' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('retry' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('charge' as const), method, tenths: fc.nat(60) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 40_000 }) }),
)

/** A method's row of the fee structure, without a customer fee. */
const feeRow = (id: PaymentMethodId): Fee => {
  const { percentage, fixedFee } = sampleTerms(merchantFees, id)
  const named = { id, paymentMethod: id, type: 'Mobile Money' as const }
  return { ...named, merchantFee: percentage, customerFee: 0, flatFee: fixedFee }
}

const sum = (rows: readonly Transaction[], of: (row: Transaction) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

function checkRows(rows: readonly Transaction[]) {
  for (const row of rows) {
    const refunds = rows.filter(({ refundOf }) => refundOf === row.id)
    const refunded = sum(refunds, (each) => each.amount)
    expect(row.refunded).toBe(refunded)
    expect(refunded).toBeLessThanOrEqual(row.amount)
    expect(row.status === 'refunded').toBe(refunded === row.amount)
    expect(row.fee).toBeLessThanOrEqual(row.amount)
    expect(row.type === 'payment' || row.customerFee === undefined).toBe(true)
  }
  const attempts = rows.flatMap(({ attemptId }) => attemptId ?? [])
  expect(new Set(attempts).size).toBe(attempts.length)
}

test('in any order of acts no refund exceeds, and every figure is the sum of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
      const { db, context: start } = await ledgerDatabase()
      await db.paymentLinks.add(linkRow())
      await db.fees.bulkAdd(paymentMethodIds.map(feeRow))
      const tenths = new Map<PaymentMethodId, number>()
      const seen = new Set<string>()
      let context = start
      const merchantId = 'M-001'
      const idOf = (which: number) => `TX-${500 + which}`
      for (const each of acts) {
        const done =
          each.do === 'create'
            ? createTransaction(context, {
                merchantId,
                customer: 'Rudo Chikomo',
                amount: each.amount,
                currency: each.currency,
                paymentMethod: each.method,
                type: each.type,
                account: each.account,
                attemptId: `a${each.attempt}`,
              })
            : each.do === 'pay'
              ? payLink(context, {
                  linkId: '1042',
                  amount: 18_00,
                  currency: 'USD',
                  customer: 'Farai Ncube',
                  paymentMethod: 'ecocash',
                  account: '0771111111',
                  attemptId: `p${each.attempt}`,
                })
              : each.do === 'refund'
                ? refundTransaction(context, {
                    id: idOf(each.which),
                    amount: each.amount,
                    reason: 'Returned',
                    attemptId: `r${each.attempt}`,
                  })
                : each.do === 'refund-rest'
                  ? db.transactions.get(idOf(each.which)).then((row) =>
                      refundTransaction(context, {
                        id: idOf(each.which),
                        amount: row ? row.amount - row.refunded : 1,
                        reason: 'Returned',
                        attemptId: `rest ${each.which} ${row?.refunded}`,
                      }),
                    )
                  : each.do === 'retry'
                    ? retryTransaction(context, idOf(each.which))
                    : each.do === 'charge'
                      ? updateFees(context, [{ id: each.method, customerFee: each.tenths / 10 }])
                      : settleDue((context = later(context, each.ms)))
        // A refused action changes nothing, so the checks below hold either way.
        await done.catch(() => undefined)
        if (each.do === 'charge') tenths.set(each.method, each.tenths)
        await loadLedger(db)
        // Each new payment has the customer fee of its method at that moment.
        for (const row of await db.transactions.toArray()) {
          if (row.type !== 'payment' || seen.has(row.id)) continue
          seen.add(row.id)
          const charged = tenthsOf(tenths.get(row.paymentMethod) ?? 0, row.amount)
          expect(row.customerFee ?? 0).toBe(charged)
        }
      }

      const rows = await db.transactions.toArray()
      checkRows(rows)
      const ledger = await loadLedger(db)
      const paid = rows.filter(
        ({ type, status }) =>
          type === 'payment' && (status === 'successful' || status === 'refunded'),
      )
      const refunds = rows.filter(({ type }) => type === 'refund')
      const usd = (row: Transaction) => inUsd(row.amount, row.currency)
      const net = (row: Transaction) => usd(row) - inUsd(row.fee, row.currency)
      const now = new Date(context.now)
      expect(totalRevenue(ledger, { merchantId }, now).value).toBe(
        sum(paid, usd) - sum(refunds, usd),
      )
      const ofLink = paid.filter(({ linkId }) => linkId === '1042')
      expect(linkFigures(ledger, [linkRow()]).get('1042')).toMatchObject({
        collected: sum(ofLink, (row) => row.amount - row.refunded),
        refunded: sum(ofLink, (row) => row.refunded),
      })
      const found = findTransactions(ledger, { merchantId })
      expect(found.total).toBe(rows.length)
      expect(found.counts.pending).toBe(rows.filter(({ status }) => status === 'pending').length)
      const added = rows.filter(
        ({ type, status }) => type === 'adjustment' && status === 'successful',
      )
      const both = settledBalances(ledger, merchantId)
      for (const currency of currencies) {
        const own = (of: Transaction[]) => of.filter((row) => row.currency === currency)
        const kept = ({ amount, fee }: Transaction) => amount - fee
        expect(both[currency]).toMatchObject({
          available:
            sum(own(paid), kept) -
            sum(own(refunds), ({ amount }) => amount) +
            sum(own(added), ({ amount }) => amount),
          pending: 0,
        })
      }

      // FEE-3: the platform earns both fees, and the merchants get what they would without the customers'.
      const customerUsd = ({ customerFee = 0, currency: unit }: Transaction) =>
        inUsd(customerFee, unit)
      const { total } = await tally(ledger, { from: -Infinity, before: Infinity }, [0, Infinity])
      expect(total.customerFees).toBe(sum(paid, customerUsd))
      expect(total.fees).toBe(sum(paid, (row) => usd(row) - net(row)) + total.customerFees)
      expect(total.volume + total.customerFees - total.refunded - total.fees).toBe(
        sum(paid, net) - sum(refunds, usd),
      )
      // The provider took the amount and the customer's fee, and its statement matches.
      const lines = statementOf(paid)
      expect(sum(paid, paidBy)).toBe(lines.reduce((all, line) => all + line.amount, 0))
      const { matched, ...others } = reconcile(lines, paid)
      expect(matched).toHaveLength(paid.length)
      expect(others).toEqual({ differing: [], onlyStatement: [], onlyHere: [] })

      // Another tab, which reads the ledger from its chunks and changes, agrees.
      const tab = new PaidDatabase(db.name)
      const there = await loadLedger(tab)
      expect(settledBalances(there, merchantId)).toEqual(settledBalances(ledger, merchantId))
      expect(findTransactions(there, {}).counts).toEqual(findTransactions(ledger, {}).counts)
      tab.close()
      await db.delete()
    }),
    { numRuns: 40 },
  )
})
