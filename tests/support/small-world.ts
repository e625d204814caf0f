import type { PaidDatabase } from '#db/database.ts'
import type { ActionContext } from '#db/action.ts'
import { ledgerDatabase, linkRow } from './ledger-database.ts'
import { paymentRow } from './ledger-rows.ts'
import { documentOf } from './memory-database.ts'

/** The small world's merchant, who is signed in and takes payments. */
export const merchantId = 'M-002'

/** The bytes of its document. */
export const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF').buffer

/** The console's fees for EcoCash. */
export const ecocash = {
  id: 'ecocash',
  paymentMethod: 'EcoCash',
  type: 'Mobile Money',
  merchantFee: 2.5,
  customerFee: 1,
  flatFee: 10,
} as const

const filled = [
  'counters',
  'fees',
  'paymentMethods',
  'paymentLinks',
  'documents',
  'files',
  'users',
  'sessions',
  'demoSettings',
  'notifications',
] as const

/** A database with a row or two of everything that actions change and screens read. */
export async function smallWorld(): Promise<{ db: PaidDatabase; context: ActionContext }> {
  const { db, context } = await ledgerDatabase(paymentRow(10, { merchantId }))
  const { now } = context
  await db.transaction('rw', filled, async () => {
    await db.counters.add({ id: 'D', next: 2 })
    await db.fees.bulkAdd([ecocash, { ...ecocash, id: 'onemoney', paymentMethod: 'OneMoney' }])
    await db.paymentMethods.add({
      id: 'ecocash',
      name: 'EcoCash',
      type: 'Mobile Money',
      provider: 'Econet',
      enabled: true,
      transactionFee: 2.5,
    })
    await db.paymentLinks.add(linkRow({ merchantId }))
    await db.documents.add(documentOf(merchantId))
    await db.files.add({ id: 'D-0001', mime: 'application/pdf', bytes: pdf })
    await db.users.add({
      id: 'U-001',
      name: 'Farai Ncube',
      email: 'farai@msasapharmacy.example',
      role: 'merchant_admin',
      status: 'active',
      lastLogin: null,
      merchantId,
    })
    await db.sessions.add({
      id: 'current',
      name: 'Farai Ncube',
      email: 'farai@msasapharmacy.example',
      merchantId,
      startedAt: now,
    })
    await db.demoSettings.add({ id: 'demo', dryRun: false, fault: { at: 'sign-in', how: 'fails' } })
    await db.notifications.bulkAdd(
      ['N-10', 'N-11'].map((id) => ({
        id,
        merchantId,
        kind: 'link-paid' as const,
        transactionId: 'TX-10',
        customer: 'Rudo Chikomo',
        amount: 18_00,
        currency: 'USD' as const,
        linkName: 'Honey',
        createdAt: now,
        readAt: null,
      })),
    )
  })
  return { db, context }
}
