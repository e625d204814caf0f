// Proves LINK-6.
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { linkRow } from '#tests/support/ledger-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { shownRow } from '#tests/support/phone-rows.ts'
import { PhoneCodeDialog } from './phone-code-dialog.tsx'

async function open() {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.paymentLinks.add(linkRow())
  await db.shownRequests.add(shownRow())
  const screen = await render(
    standAt('/dashboard/payments/links').within(
      <DatabaseContext value={db}>
        <ActorContext value={{ name: 'Demo', ip: '', side: 'system' }}>
          <PhoneCodeDialog start={shownRow()} open onClose={() => undefined} />
        </ActorContext>
      </DatabaseContext>,
    ),
  )
  return { ...screen, db }
}

test.each<[string, (db: Awaited<ReturnType<typeof open>>['db']) => unknown]>([
  ['its link has another price', (db) => db.paymentLinks.update('1042', { amount: 20_00 })],
  ['a payment has come', (db) => db.shownRequests.update(shownRow().id, { transactionId: 'TX-1' })],
  [
    'an hour has passed',
    () => {
      vi.setSystemTime('2026-11-21T12:55:01Z')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('the code goes once %s, and a new one can be shown', async (_what, change) => {
  const { getByRole, getByText, db } = await open()
  const code = getByRole('img', { name: 'Payment code for Vumba Blend, 1 kg' })
  await expect.element(code).toBeVisible()
  const drawn = code.element().innerHTML
  await change(db)
  await expect.element(getByText('This code is no longer valid.')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await componentAxe()
  await getByRole('button', { name: 'Show a new code' }).click()
  await expect.element(code).toBeVisible()
  expect(code.element().innerHTML).not.toBe(drawn)
  const amount = (await db.paymentLinks.get('1042'))?.amount === 20_00 ? '$20.00' : '$18.00'
  await expect.element(getByText(`${amount} · Vumba Blend, 1 kg`)).toBeVisible()
})
