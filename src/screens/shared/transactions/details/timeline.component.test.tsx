import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { TransactionStep } from '#db/payments/schemas.ts'
import { Timeline } from './timeline.tsx'

const pending: TransactionStep = { status: 'pending', at: '2026-11-21T08:00:00.000Z' }
const successful: TransactionStep = { status: 'successful', at: '2026-11-21T08:00:03.000Z' }

async function stones(...steps: TransactionStep[]) {
  const screen = await render(<Timeline steps={steps} transaction={{}} />)
  return screen
    .getByRole('listitem')
    .all()
    .map((item) => item.element().firstElementChild?.classList.contains('bg-accent'))
}

test('a step is gold while it is the last one', async () => {
  expect(await stones(pending)).toEqual([true])
})

test('a step that another follows looks finished', async () => {
  expect(await stones(pending, successful)).toEqual([false, false])
})

const settlesAt = '2026-11-22T08:00:00.000Z'

test.each([
  [{ settlesAt }, 'Processing'],
  [{ settlesAt, awaitsCustomer: true }, 'Waiting for the customer until .*'],
  [{}, ''],
] as const)(
  'whose move it is while the outcome is open is said: %o',
  async (transaction, words) => {
    const { getByRole } = await render(<Timeline steps={[pending]} transaction={transaction} />)
    await expect.element(getByRole('status')).toHaveTextContent(new RegExp(`^${words}$`))
  },
)
