import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#db/payments/schemas.ts'
import { seeded } from '#tests/support/sample.ts'
import { history } from './history.ts'

const now = new Date('2026-11-21T12:14:00Z')
let all: Transaction[]
let ours: Transaction[]

beforeAll(() => {
  all = seeded(now).transactions
  ours = all.filter(({ merchantId }) => merchantId === 'M-001')
})

const kinds = (rows: Transaction[], key: 'status' | 'type' | 'currency' | 'paymentMethod') =>
  [...new Set<string>(rows.map((row) => row[key]))].sort()

test('at least 1,500, over 180 days, and over a year those of the demo merchant\u2019s', () => {
  expect(all.length).toBeGreaterThan(1500)
  expect(ours.length).toBeGreaterThan(500)
  expect(ours.length).toBeLessThan(620)
  const daysOf = ([first]: readonly Transaction[]) =>
    Math.round((now.getTime() - Date.parse(first?.date ?? '')) / 86_400_000)
  expect(daysOf(all.filter(({ merchantId }) => merchantId !== 'M-001'))).toBe(179)
  expect(daysOf(ours)).toBe(364)
})

test('numbered in the order of their dates, up to TX-88214', () => {
  const numbers = all.map(({ id }) => Number(id.slice(3)))
  expect(numbers).toStrictEqual(all.map((_row, index) => 88214 - all.length + 1 + index))
  expect(all.map(({ date }) => date)).toStrictEqual(all.map(({ date }) => date).sort())
})

test.each([0, 1, 2, 3, 4, 5, 6])(
  'every method, status, type and currency, for the demo merchant too, seeded %i days later',
  (days) => {
    const later = seeded(new Date(now.getTime() + days * 86_400_000))
    for (const rows of [
      later.transactions,
      later.transactions.filter(({ merchantId }) => merchantId === 'M-001'),
    ]) {
      expect(kinds(rows, 'status')).toStrictEqual(['failed', 'pending', 'refunded', 'successful'])
      expect(kinds(rows, 'type')).toStrictEqual(['adjustment', 'payment', 'payout', 'refund'])
      expect(kinds(rows, 'currency')).toStrictEqual(['USD', 'ZWL'])
      expect(kinds(rows, 'paymentMethod')).toStrictEqual([
        'bank',
        'ecocash',
        'innbucks',
        'mastercard',
        'omari',
        'onemoney',
        'visa',
        'zimswitch',
      ])
    }
  },
)

test('no payment of the demo merchant is above its limit of $500.00 or ZWL 8,750.00', () => {
  for (const { amount, currency } of ours.filter(({ type }) => type === 'payment'))
    expect(amount).toBeLessThanOrEqual(currency === 'USD' ? 50000 : 875000)
})

test('refunds agree with the payment they refund, and never exceed it', () => {
  const byId = new Map(all.map((row) => [row.id, row]))
  const refunded = new Map<string, number>()
  for (const refund of all.filter(({ type }) => type === 'refund')) {
    const payment = byId.get(refund.refundOf ?? '')
    expect(payment).toMatchObject({
      type: 'payment',
      merchantId: refund.merchantId,
      currency: refund.currency,
      customer: refund.customer,
      account: refund.account,
    })
    expect((payment?.date ?? '') < refund.date).toBe(true)
    refunded.set(payment?.id ?? '', (refunded.get(payment?.id ?? '') ?? 0) + refund.amount)
  }
  for (const row of all) {
    expect(row.refunded).toBe(refunded.get(row.id) ?? 0)
    expect(row.refunded).toBeLessThanOrEqual(row.amount)
    expect(row.status === 'refunded').toBe(row.refunded === row.amount)
    expect(row.refundOf !== undefined).toBe(row.type === 'refund')
  }
  expect(ours.some((row) => row.refunded > 0 && row.refunded < row.amount)).toBe(true)
})

test('only payments fail, with a reason, and bear a fee; a payout costs $1.00 or as much in ZWL; cards are in USD', () => {
  for (const row of all) {
    expect(row.fee > 0).toBe(row.type === 'payment' || row.type === 'payout')
    const payoutFee = row.currency === 'USD' ? 1_00 : 17_50
    expect(row.type === 'payout' ? row.fee : payoutFee).toBe(payoutFee)
    expect(['payment', 'payout'].includes(row.type) || row.status === 'successful').toBe(true)
    expect(row.failureReason !== undefined).toBe(row.status === 'failed')
    expect(['visa', 'mastercard'].includes(row.paymentMethod) && row.currency === 'ZWL').toBe(false)
    expect(row.account).toMatch(/^(07\d \*{3} \d{4}|\*{4} \d{4})$/)
  }
})

test('nobody sells before joining, and a suspended merchant has stopped', () => {
  const { merchants, activityLog } = seeded(now)
  const present = now.toISOString()
  for (const { id, status, joinDate } of merchants) {
    const stop = activityLog.find(
      ({ merchantId, action }) => merchantId === id && action === 'Suspended merchant',
    )
    expect(stop !== undefined).toBe(status === 'suspended')
    const dates = all.filter(({ merchantId }) => merchantId === id).map(({ date }) => date)
    expect(dates.length === 0 || status !== 'pending' || id === 'M-001').toBe(true)
    expect(dates.filter((date) => date < (joinDate ?? ''))).toStrictEqual([])
    expect(dates.filter((date) => date > (stop?.timestamp ?? present))).toStrictEqual([])
  }
})

test('has a rhythm: Saturdays, middays and the end of the month are busier', () => {
  const payments = all.filter(({ type }) => type === 'payment').map(({ date }) => new Date(date))
  const on = (weekday: number) => payments.filter((date) => date.getDay() === weekday).length
  expect(on(6)).toBeGreaterThan(on(2) * 1.4)
  expect(on(0)).toBeLessThan(on(2))
  const between = (from: number, to: number) =>
    payments.filter((date) => date.getHours() >= from && date.getHours() < to).length
  expect(between(11, 14)).toBeGreaterThan(between(8, 11))
  expect(between(11, 14)).toBeGreaterThan(between(15, 18))
  const rate = (from: number, to: number) =>
    payments.filter((date) => date.getDate() >= from && date.getDate() <= to).length /
    (to - from + 1)
  expect((rate(1, 2) + rate(29, 30)) / 2).toBeGreaterThan(rate(8, 21) * 1.15)
})

test('the same week has the same past, whichever of its days is seeded', () => {
  const seller = {
    key: 'M-900',
    merchantId: 'M-900',
    perWeek: 12,
    from: 300,
    to: 9000,
    hours: [8, 17],
    since: '',
    until: null,
  } as const
  const customers = ['A', 'B'].map((name) => ({ id: name, name, email: '', phone: '' }))
  const seededOn = (day: number) => [...history(seller, new Date(2026, 10, day, 23, 59), customers)]
  const monday = seededOn(16)
  const sunday = seededOn(22)
  const present = new Date(2026, 10, 16, 23, 59).toISOString()
  const first = sunday[0]?.date ?? ''
  const shared = monday.filter(({ date }) => date >= first)
  expect(shared.length).toBeGreaterThan(200)
  expect(sunday.filter(({ date }) => date <= present)).toStrictEqual(shared)
})
