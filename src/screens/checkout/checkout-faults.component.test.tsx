// Proves DEMO-14.
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setFault } from '#db/demo/actions.ts'
import type { Fault } from '#db/demo/schemas.ts'
import { type Checkout, getCheckout } from '#db/links/checkout-queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { holdWaits } from '#tests/support/hold-waits.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { LinkCheckout } from './checkout-screen.tsx'
import type { PayValues } from './form/pay-facts.ts'

function Paying({ checkout, onPaid }: { checkout: Checkout; onPaid: (id: string) => void }) {
  const [typed, setTyped] = useState<PayValues | null>(null)
  return (
    <LinkCheckout
      notice={null}
      {...{ checkout, onPaid, typed }}
      lastMethod={null}
      onTyped={setTyped}
    />
  )
}

/** Opens a checkout whose next act meets a fault. */
async function checkoutWith(fault: Fault) {
  const waits = holdWaits()
  const { db, context } = await smallWorld()
  await setFault(context, fault)
  const checkout = await getCheckout(db, 'vumba-blend-1kg')
  if (!checkout) throw new Error('The link is gone.')
  const onPaid = vi.fn<(id: string) => void>()
  const { unmount } = await render(
    standAt('/pay/vumba-blend-1kg').within(
      <DatabaseContext value={db}>
        <Paying {...{ checkout, onPaid }} />
      </DatabaseContext>,
    ),
  )
  const before = await db.transactions.count()
  const charged = async () => [onPaid.mock.calls.length, (await db.transactions.count()) - before]
  return { waits, unmount, charged }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Chooses EcoCash and types the number and the PIN. */
async function typePin() {
  await page.getByRole('radio', { name: 'EcoCash' }).click()
  await page.getByLabelText('Mobile number').fill('0771111111')
  await button(/^Pay/).click()
  await page.getByLabelText('Enter your PIN').fill('1234')
}

const noAnswer = 'Paid didn’t answer. Nothing was charged. Try again.'
const noSpace =
  'This device is out of space. Nothing was charged. Free up some space, then try again.'

test.each<[what: string, fault: Fault, lasts: number[], words: string]>([
  ['fails', { at: 'payment', how: 'fails' }, [], noAnswer],
  ['hangs', { at: 'payment', how: 'hangs' }, [20_000], noAnswer],
  ['meets a full device', { at: 'storage', how: 'fails' }, [], noSpace],
])(
  'a payment that %s says so and charges nothing; sent again, it is paid',
  async (_what, fault, lasts, words) => {
    const { waits, charged } = await checkoutWith(fault)
    await typePin()
    await button('Send').click()
    await waits.pass(lasts)
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByLabelText('Enter your PIN')).toHaveValue('1234')
    expect(await charged()).toEqual([0, 0])
    await button('Send').click()
    await expect.poll(charged).toEqual([1, 1])
  },
)

test('a slow payment shows that it is sent, and goes through', async () => {
  const { waits, charged } = await checkoutWith({ at: 'payment', how: 'slow' })
  await typePin()
  await button('Send').click()
  await expect.element(button('Sending')).toBeVisible()
  expect(await charged()).toEqual([0, 0])
  await expect.poll(waits.end).toEqual([6000])
  await expect.poll(charged).toEqual([1, 1])
})

test.each([
  ['hangs', 'hangs'],
  ['is slow', 'slow'],
] as const)(
  'who cancels a payment that %s is back at the form with the number, and is not charged later',
  async (_what, how) => {
    const { waits, charged } = await checkoutWith({ at: 'payment', how })
    await typePin()
    await button('Send').click()
    await expect.element(button('Sending')).toBeVisible()
    await waits.begun()
    await button('Cancel').click()
    await expect.element(page.getByLabelText('Mobile number')).toHaveValue('0771111111')
    expect(waits.end()).toHaveLength(1)
    await button(/^Pay/).click()
    await page.getByLabelText('Enter your PIN').fill('1234')
    expect(await charged()).toEqual([0, 0])
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await button('Send').click()
    await expect.poll(charged).toEqual([1, 1])
  },
)

test('a bank transfer that is not confirmed can be left by Back, and a page that is left charges nothing', async () => {
  const { waits, charged, unmount } = await checkoutWith({ at: 'payment', how: 'slow' })
  await button('More payment methods').click()
  await page.getByRole('radio', { name: 'Bank transfer' }).click()
  await button('Get the bank details').click()
  await button('I have sent it').click()
  await expect.element(button('Checking')).toBeVisible()
  await expect.element(button('Back')).toBeEnabled()
  await waits.begun()
  await unmount()
  expect(waits.end()).toEqual([6000])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(await charged()).toEqual([0, 0])
})
