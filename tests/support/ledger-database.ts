import type { PaidDatabase } from '#db/database.ts'
import type { ActionContext } from '#db/action.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { merchantFees } from './fee-rows.ts'
import { contextFor, memoryDatabase, waitingMerchant } from './memory-database.ts'

export { merchantFees }

/** An active payment link of $18.00. */
export function linkRow(over: Partial<PaymentLink> = {}): PaymentLink {
  return {
    id: '1042',
    merchantId: 'M-001',
    name: 'Vumba Blend, 1 kg',
    description: '',
    amount: 18_00,
    currency: 'USD',
    path: 'vumba-blend-1kg',
    createdAt: '2026-11-01T08:00:00.000Z',
    status: 'active',
    draft: false,
    views: 0,
    expiresAt: null,
    createdBy: 'Tendai Moyo',
    ...over,
  }
}

/** A database with a merchant awaiting approval (M-001), an approved one (M-002), and the fees. */
export async function ledgerDatabase(
  ...rows: readonly Transaction[]
): Promise<{ db: PaidDatabase; context: ActionContext }> {
  const db = memoryDatabase()
  const approved = { name: 'Msasa Pharmacy', status: 'active', paymentLimit: null } as const
  await db.transaction('rw', ['merchants', 'merchantFees', 'counters', ...ledgerTables], () =>
    Promise.all([
      db.merchants.bulkAdd([waitingMerchant(), waitingMerchant({ id: 'M-002', ...approved })]),
      db.merchantFees.bulkAdd(merchantFees),
      db.counters.bulkAdd([
        { id: 'M', next: 3 },
        { id: 'TX', next: 500 },
        { id: 'LINK', next: 1043 },
      ]),
      rows.length > 0 && putTransactions(db, ...rows),
    ]),
  )
  return { db, context: contextFor(db) }
}

/** Returns a context `ms` milliseconds after another. */
export const later = (context: ActionContext, ms: number): ActionContext => ({
  ...context,
  now: new Date(Date.parse(context.now) + ms).toISOString(),
})
