// Proves AUTH-4.
import { contextFor, everything, memoryDatabase } from '#tests/support/memory-database.ts'
import { describe, expect, test } from 'vitest'
import { requestPasswordReset } from './visitor-actions.ts'

describe('asking to reset a password', () => {
  test('mails whoever has the address, in any case, and logs it', async () => {
    const db = memoryDatabase()
    await db.users.add({
      id: 'U-001',
      name: 'Rudo Chikomo',
      email: 'rudo@karibaboats.example',
      role: 'merchant_admin',
      status: 'active',
      lastLogin: null,
      merchantId: 'M-001',
    })
    await requestPasswordReset(contextFor(db), ' Rudo@KaribaBoats.example')
    expect(await db.messages.toArray()).toMatchObject([
      { to: ['rudo@karibaboats.example'], subject: 'Reset your password for Paid' },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([{ action: 'Requested password reset' }])
  })

  test('does nothing for an address that nobody has', async () => {
    const db = memoryDatabase()
    const before = await everything(db)
    await requestPasswordReset(contextFor(db), 'rudo@karibaboats.example')
    expect(await everything(db)).toEqual(before)
  })
})
