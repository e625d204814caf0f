import { failureOf, type ApiPayment } from './api-payment.ts'
import type { ApiMode, WebhookEventType } from './app.ts'
import type { Payout } from './payout.ts'
import type { TestPayment } from './test-payment.ts'
import type { Transaction } from './transaction.ts'
import type { Invoice } from './invoice.ts'

const statuses = {
  pending: 'pending',
  successful: 'succeeded',
  failed: 'failed',
  refunded: 'refunded',
} as const satisfies Record<Transaction['status'], ApiPayment['status']>

type Paid = Pick<
  Transaction,
  'id' | 'amount' | 'currency' | 'paymentMethod' | 'account' | 'status' | 'reference'
> & { failureReason?: string | undefined }

const payment = (row: Paid, created: string, livemode: boolean): ApiPayment => ({
  id: row.id,
  object: 'payment',
  amount: row.amount,
  currency: row.currency,
  method: row.paymentMethod,
  customer: { account: row.account },
  status: statuses[row.status],
  failure: row.failureReason === undefined ? null : failureOf(row.failureReason),
  reference: row.reference,
  created,
  livemode,
})

/** A payment of the ledger as the API gives it. */
export const livePayment = (row: Transaction): ApiPayment => payment(row, row.date, true)

/** A payment of the sandbox as the API gives it. */
export const sandboxPayment = (row: TestPayment): ApiPayment => payment(row, row.createdAt, false)

/** A payout as the API gives it: its amount in minor units, before the fee. */
export const apiPayout = ({
  id,
  amount,
  fee,
  currency,
  status,
  destination,
  failureReason,
  requestedAt,
}: Payout) => ({
  id,
  object: 'payout' as const,
  amount,
  fee,
  currency,
  destination,
  status,
  failure: failureReason ?? null,
  created: requestedAt,
  livemode: true,
})

/** An invoice as the API gives it, with what it asks for in minor units. */
export const apiInvoice = (
  { id, number, currency, customer, createdAt }: Invoice,
  total: number,
) => ({
  id,
  object: 'invoice' as const,
  number,
  total,
  currency,
  customer: { name: customer.name },
  status: 'paid' as const,
  created: createdAt,
  livemode: true,
})

/** What an address is sent of something that happened. */
export const apiEvent = (
  id: string,
  event: { mode: ApiMode; type: WebhookEventType; created: string; object: object },
) => ({
  id,
  object: 'event' as const,
  type: event.type,
  created: event.created,
  livemode: event.mode === 'live',
  data: event.object,
})
