import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '#src/ui/toast.ts'
import { debitedRow } from '#tests/support/dispute-rows.ts'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow, waiting } from '#tests/support/ledger-rows.ts'
import { tellOutcome } from './tell-outcome.ts'

const error = vi.spyOn(toast, 'error').mockImplementation(() => {})
const success = vi.spyOn(toast, 'success').mockImplementation(() => {})
const timers = vi.spyOn(globalThis, 'setTimeout')
beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('reportError', vi.fn())
})
// What is still under way is not looked at after its test.
afterEach(() => {
  for (const { value } of timers.mock.results) clearTimeout(value)
})

test('a payment that settled says its amount, and one that failed says why', async () => {
  const { db } = await ledgerDatabase(
    paymentRow(1),
    paymentRow(2, { status: 'failed', failureReason: 'The customer cancelled' }),
  )
  tellOutcome(db, 'TX-1')
  await expect.poll(() => success.mock.calls).toEqual([['Payment TX-1 was successful: $45.00']])
  tellOutcome(db, 'TX-2')
  await expect
    .poll(() => error.mock.calls)
    .toEqual([['Payment TX-2 failed: The customer cancelled']])
})

test('of one that is under way nothing is said yet', async () => {
  const settlesAt = new Date(Date.now() + 60_000).toISOString()
  const { db } = await ledgerDatabase(paymentRow(1, waiting(settlesAt)), paymentRow(2))
  tellOutcome(db, 'TX-1')
  tellOutcome(db, 'TX-2')
  await expect.poll(() => success.mock.calls).toHaveLength(1)
  expect(success.mock.calls).toEqual([['Payment TX-2 was successful: $45.00']])
  expect(error).not.toHaveBeenCalled()
})

test('one that was charged, but not received, is not told as a failure', async () => {
  const { db } = await ledgerDatabase(debitedRow(3))
  tellOutcome(db, 'TX-3')
  await expect
    .poll(() => error.mock.calls)
    .toEqual([['Payment TX-3 was charged, but not received. Report it from its details.']])
})
