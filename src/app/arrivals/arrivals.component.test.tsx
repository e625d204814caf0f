// Proves HOME-2.
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { arrival, toldByToast } from '#src/data/arrival.ts'
import { setAppBadge } from '#src/app/shells/notification-bell.tsx'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { Arrivals, ArrivalStrip, ringOnce } from './arrivals.tsx'

const settled = (number: number, over: Partial<Transaction> = {}) =>
  paymentRow(number, {
    merchantId: 'M-001',
    amount: 1_00,
    customer: 'Rudo Chikomo',
    history: [
      { status: 'pending', at: '2026-11-21T12:13:50.000Z' },
      { status: 'successful', at: '2026-11-21T12:13:52.000Z' },
    ],
    ...over,
  })

async function drawn() {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  const arrive = (...rows: Transaction[]) =>
    db.transaction('rw', ledgerTables, () => putTransactions(db, ...rows))
  await arrive(settled(1))
  await render(
    <DatabaseContext value={db}>
      <header className="flex flex-wrap">
        <ArrivalStrip />
        <button type="button">Open menu</button>
      </header>
      <Arrivals />
    </DatabaseContext>,
  )
  const status = page.getByRole('status')
  await expect.element(status).toBeInTheDocument()
  return { db, arrive, status }
}

const strip = () => document.querySelector('.animate-hang')?.textContent

test('a payment that settles is told of for three seconds, and one before the screen was open is not', async () => {
  const { arrive, status } = await drawn()
  expect(strip()).toBe(undefined)
  await arrive(settled(2))
  await expect.element(status).toHaveTextContent('Payment received: +$1.00 EcoCash, Rudo Chikomo')
  await expect.poll(strip).toBe('+$1.00EcoCash, Rudo Chikomo')
  await expect.element(status).toHaveTextContent('')
  expect(strip()).toBe(undefined)
})

test('what follows is added, and neither a failed payment nor another business’s is told of', async () => {
  const { arrive, status } = await drawn()
  await arrive(
    settled(2, {
      status: 'failed',
      history: [{ status: 'failed', at: '2026-11-21T12:13:52.000Z' }],
    }),
    settled(3, { merchantId: 'M-002' }),
  )
  await arrive(settled(4))
  await expect.element(status).toHaveTextContent('+$1.00 EcoCash, Rudo Chikomo')
  await arrive(settled(5, { amount: 2_50 }))
  await expect.element(status).toHaveTextContent('Payment received: +$3.50 from 2 payments')
  // It covers no button.
  const { x, y, width, height } = page
    .getByRole('button', { name: 'Open menu' })
    .element()
    .getBoundingClientRect()
  expect(document.elementFromPoint(x + width / 2, y + height / 2)?.textContent).toBe('Open menu')
  const shown = document.querySelector('.animate-hang')?.parentElement?.getBoundingClientRect()
  expect(shown?.top).toBeGreaterThanOrEqual(y + height)
})

test('of a payment that was entered here a toast tells, and the header is silent', async () => {
  const { arrive, status } = await drawn()
  toldByToast.add('TX-2')
  onTestFinished(() => toldByToast.clear())
  await arrive(settled(2))
  await expect.poll(() => arrival.get()?.payments.map(({ id }) => id)).toEqual(['TX-2'])
  await expect.element(status).toHaveTextContent('')
  expect(strip()).toBe(undefined)
  await arrive(settled(3))
  await expect.element(status).toHaveTextContent('Payment received: +$1.00 EcoCash, Rudo Chikomo')
})

test('the till rings once for a payment, in whichever tab comes first', async () => {
  await userEvent.keyboard('{Shift}')
  const Real = AudioContext
  let made = 0
  class Counted extends Real {
    constructor() {
      super()
      made += 1
    }
  }
  vi.stubGlobal('AudioContext', Counted)
  onTestFinished(() => void vi.unstubAllGlobals())
  await Promise.all([ringOnce(7), ringOnce(7)])
  expect(made).toBe(1)
})

test('the icon of the app counts what is unseen, and nothing takes the count away', async () => {
  const said: string[] = []
  const put = (name: string, does: unknown) =>
    Object.defineProperty(navigator, name, { value: does, configurable: true })
  put('setAppBadge', async (count: number) => said.push(`set ${count}`))
  put('clearAppBadge', async () => said.push('clear'))
  onTestFinished(() => {
    for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
  })
  setAppBadge(3)
  setAppBadge(0)
  expect(said).toEqual(['set 3', 'clear'])
})
