// Proves DEMO-14.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setFault } from '#db/demo/actions.ts'
import type { Fault } from '#db/demo/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { holdWaits } from '#tests/support/hold-waits.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { RequestPayoutDialog } from './request-dialog.tsx'

/** Types a request of $20.00 whose sending meets a fault. */
async function requestWith(fault: Fault) {
  const waits = holdWaits()
  const { db, context } = await smallWorld()
  const account = bankAccountRow()
  await db.bankAccounts.add(account)
  await setFault(context, fault)
  const onClose = vi.fn<() => void>()
  await render(
    <DatabaseContext value={db}>
      <RequestPayoutDialog
        open
        onClose={onClose}
        available={{ USD: 43_00, ZWL: 0 }}
        accounts={[account]}
        onAccounts={() => undefined}
      />
    </DatabaseContext>,
  )
  await page.getByLabelText('Amount').fill('20')
  await submit()
  return { waits, onClose, requested: () => db.payouts.count() }
}

const submit = () => page.getByRole('button', { name: 'Request Payout' }).click()

test.each<[what: string, fault: Fault, lasts: number[], words: RegExp]>([
  ['fails', { at: 'payout', how: 'fails' }, [], /^Paid didn’t answer\. Nothing was saved\. Try/],
  ['hangs', { at: 'payout', how: 'hangs' }, [20_000], /^Paid didn’t answer\. Nothing was saved/],
  ['meets a full device', { at: 'storage', how: 'fails' }, [], /^This device is out of space\./],
])(
  'a payout that %s says so and keeps what was typed; sent again, it is requested',
  async (_what, fault, lasts, words) => {
    const { waits, onClose, requested } = await requestWith(fault)
    await waits.pass(lasts)
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByLabelText('Amount')).toHaveValue('20')
    expect([onClose.mock.calls.length, await requested()]).toEqual([0, 0])
    await submit()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(await requested()).toBe(1)
  },
)

test('a slow payout is requested when the answer comes, and not if the form is closed before', async () => {
  const first = await requestWith({ at: 'payout', how: 'slow' })
  await expect.element(page.getByText('Requesting')).toBeVisible()
  await first.waits.begun()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(first.onClose).toHaveBeenCalledOnce()
  expect(first.waits.end()).toEqual([6000])
  await expect.element(page.getByText('Requesting')).not.toBeVisible()
  expect(await first.requested()).toBe(0)
  await submit()
  await expect.poll(first.requested).toBe(1)
})
