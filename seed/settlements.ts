import { daysSinceMonday, momentOn } from '#db/model/days.ts'
import type { Merchant } from '#db/model/merchant.ts'
import { type Draft, historyDays } from './history.ts'
import { randomFrom } from './random.ts'

const smallest = 50_00
const hour = 3_600_000

/**
 * A merchant's payouts: every second Tuesday, what came in by USD in the two weeks before, less fees and refunds; and
 * now and then an adjustment on the same day. The newest payout is on its way for two days.
 */
export function settlements(
  { id: merchantId, name }: Pick<Merchant, 'id' | 'name'>,
  rows: readonly (Draft & { fee: number })[],
  now: Date,
  until: string | null,
): Draft[] {
  const random = randomFrom(`${merchantId} settlements`)
  const account = `**** ${String(1000 + Math.floor(random() * 9000))}`
  const found: Draft[] = []
  for (let weeks = 0; weeks * 7 < historyDays; weeks += 2) {
    const monday = -daysSinceMonday(now) - weeks * 7
    const payday = momentOn(now, monday + 1, 10 * 60 + 15)
    const date = payday.toISOString()
    const from = momentOn(now, monday - 14).toISOString()
    const to = momentOn(now, monday).toISOString()
    const wanted = random() < 0.1
    const correction = 200 + Math.floor(random() * 16) * 50
    if (payday > now || (until !== null && date > until)) continue
    const net = rows
      .filter((row) => row.currency === 'USD' && row.status === 'successful')
      .filter((row) => row.date >= from && row.date < to)
      .reduce((sum, row) => sum + (row.type === 'payment' ? row.amount - row.fee : -row.amount), 0)
    const shared = { merchantId, date, customer: name, currency: 'USD', account } as const
    if (net >= smallest)
      found.push({
        ...shared,
        id: `${merchantId} payout ${weeks}`,
        amount: net,
        paymentMethod: 'bank',
        status: now.getTime() - payday.getTime() < 48 * hour ? 'pending' : 'successful',
        type: 'payout',
        reference: 'Payout of two weeks',
      })
    if (net >= smallest && wanted)
      found.push({
        ...shared,
        id: `${merchantId} adjustment ${weeks}`,
        amount: correction,
        paymentMethod: 'bank',
        status: 'successful',
        type: 'adjustment',
        reference: 'Fee correction',
      })
  }
  return found
}
