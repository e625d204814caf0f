// Proves LINK-9.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setNextPayment } from '#db/demo/actions.ts'
import { getCheckout } from '#db/links/checkout-queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { reactIsDone, stopClock } from '#tests/support/component-clock.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { smallWorld } from '#tests/support/small-world.ts'
import { LinkCheckout } from '../checkout-screen.tsx'
import { WalletCodeStep } from './wallet-code.tsx'

const code = page.getByLabelText('6-digit code')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const message = page.getByText(/is your Omari code to pay/)

/** Returns the code of the text message that the page shows. */
const texted = () => message.element().textContent.slice(0, 6)

/** Returns another code than the one that was texted. */
const mistyped = () => String((Number(texted()) + 1) % 1_000_000).padStart(6, '0')

async function drawn() {
  const db = emptyDatabase()
  const [onApprove, onCancel, onAnother] = [vi.fn(async () => {}), vi.fn(), vi.fn()]
  await render(
    <DatabaseContext value={db}>
      <WalletCodeStep
        {...{ onApprove, onCancel, onAnother }}
        wallet="omari"
        provider="Omari"
        total="$18.00"
        amount={18_00}
        currency="USD"
        merchantName="Vumba Coffee Roasters"
        phone="0711234567"
        pending={false}
      />
    </DatabaseContext>,
  )
  await expect.element(code).toHaveFocus()
  return { db, onApprove, onCancel, onAnother }
}

test('the code of the text message approves, and the outbox has the message', async () => {
  const { db, onApprove } = await drawn()
  await expect
    .element(message)
    .toHaveTextContent(/^\d{6} is your Omari code to pay USD 18\.00 to Vumba Coffee Roasters\./)
  await expect.element(page.getByText('071 123 4567')).toBeVisible()
  await componentAxe()
  await userEvent.keyboard(texted())
  await expect.poll(() => onApprove).toHaveBeenCalledOnce()
  const body = message.element().textContent
  await expect
    .poll(() => db.messages.toArray())
    .toMatchObject([{ channel: 'sms', to: ['071 *** 4567'], body }])
})

test('a wrong code says how many tries are left; after the third one the code is void', async () => {
  const { db, onApprove, onAnother } = await drawn()
  const first = texted()
  await button('Approve').click()
  await expect.element(page.getByText('Enter all 6 digits of the code')).toBeVisible()
  for (const words of ['Wrong code. 2 tries left', 'Wrong code. 1 try left']) {
    await code.fill(mistyped())
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(code).toHaveValue('')
    await expect.element(code).toHaveFocus()
  }
  await code.fill(mistyped())
  await expect.element(page.getByRole('heading', { name: 'Too many wrong codes' })).toHaveFocus()
  await expect.element(page.getByText(/Nothing was charged/)).toBeVisible()
  await componentAxe()
  await button('Send another code').click()
  await expect.element(code).toHaveFocus()
  expect(texted()).not.toBe(first)
  await code.fill(first)
  await expect.element(page.getByText('Wrong code. 2 tries left')).toBeVisible()
  expect(onApprove).not.toHaveBeenCalled()
  await code.fill(texted())
  await expect.poll(() => onApprove).toHaveBeenCalledOnce()
  await expect.poll(() => db.messages.count()).toBe(2)
  expect(onAnother).not.toHaveBeenCalled()
})

test('it expires after five minutes, and another one can be sent after thirty seconds', async () => {
  const { onApprove, onAnother } = await drawn()
  const first = texted()
  const runFor = stopClock()
  await button('Resend').click()
  await runFor(1000)
  await expect.element(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeVisible()
  expect(texted()).not.toBe(first)
  await runFor(5 * 60_000)
  await reactIsDone()
  await expect.element(page.getByRole('heading', { name: 'The code has expired' })).toBeVisible()
  await button('Use another payment method').click()
  expect(onAnother).toHaveBeenCalledOnce()
  expect(onApprove).not.toHaveBeenCalled()
})

test('a customer who then cancels, as the presenter chose, is charged nothing', async () => {
  const { db, context } = await smallWorld()
  await setNextPayment(context, 'cancelled')
  const checkout = await getCheckout(db, 'vumba-blend-1kg')
  if (!checkout) throw new Error('The link is gone.')
  const onPaid = vi.fn()
  await render(
    standAt('/pay/vumba-blend-1kg').within(
      <DatabaseContext value={db}>
        <LinkCheckout
          notice={null}
          {...{ checkout, onPaid }}
          lastMethod="omari"
          typed={null}
          onTyped={vi.fn()}
        />
      </DatabaseContext>,
    ),
  )
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Enter your Omari code' })).toBeVisible()
  await expect.element(code).toHaveFocus()
  expect(onPaid).not.toHaveBeenCalled()
  await code.fill(texted())
  await expect.poll(() => onPaid).toHaveBeenCalledOnce()
  const [row] = await db.transactions.where('attemptId').equals(onPaid.mock.calls[0]?.[0]).toArray()
  expect(row).toMatchObject({ paymentMethod: 'omari', willFail: 'The customer cancelled' })
})
