import { dayText, lastMonths, lastYear } from '#db/days.ts'
import type { PaymentTask } from '#db/payments/counted-rows.ts'
import { pathTo } from '#routes/paths.ts'
import type { Narrowing } from './filters.ts'

type Query = Partial<Record<keyof Narrowing, string>>

const since = (from: number): Query => ({ date: 'custom', from: dayText(new Date(from)) })
const lastDays = (today: Date) => since(lastMonths(today).month.from)
const sales: Query = { type: 'payment', only: 'succeeded' }
/** The payments and payouts that cost a fee. */
const charged: Query = { type: 'payment,payout', only: 'succeeded' }

/** The rows that each figure counts, as the filters of a list of transactions. */
const queries = {
  available: () => ({ only: 'available' }),
  pending: () => ({ only: 'unsettled' }),
  paidOut: () => ({ type: 'payout', only: 'succeeded' }),
  payoutsPending: () => ({ type: 'payout', only: 'pending' }),
  revenue: (today) => ({ type: 'payment,refund', only: 'succeeded', ...lastDays(today) }),
  transactions: lastDays,
  customers: (today) => ({ ...sales, ...lastDays(today) }),
  volume: (today) => ({ ...sales, ...lastDays(today) }),
  feesThisMonth: () => ({ ...charged, date: 'thisMonth' }),
  feesThisYear: (today) => ({ ...charged, ...since(lastYear(today).from) }),
  charged: () => ({ only: 'charged' }),
  waiting: () => ({ only: 'waiting' }),
  failed: () => ({ only: 'failed' }),
} satisfies Record<PaymentTask | (string & {}), (today: Date) => Query>

type CountedFigure = keyof typeof queries

/** Returns the query of the rows that a figure counts today. */
const countedQuery = (figure: CountedFigure, today: Date): string =>
  `?${new URLSearchParams(queries[figure](today)).toString()}`

/** Returns the address of the rows that a merchant's figure counts, on its dashboard. */
export const countedLink = (figure: CountedFigure, today: Date): string =>
  pathTo('transactions') + countedQuery(figure, today)

/** Returns the address of the rows that a merchant's figure counts, in the console. */
export const consoleCountedLink = (
  figure: CountedFigure,
  today: Date,
  merchantId: string,
): string =>
  `${pathTo('console-transactions')}${countedQuery(figure, today)}&merchant=${merchantId}`
