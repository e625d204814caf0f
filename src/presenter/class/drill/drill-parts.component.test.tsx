// Proves DEMO-26.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { currentDate } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { visitor } from '#src/data/visitor.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { fillWithSample, withSmallSample } from '#tests/support/component-sample.ts'
import { readShown } from '#tests/support/read-shown.ts'
import { ownResults } from '../exercises/results/kept-results.ts'
import { type Shop, truthAt } from './compose.ts'
import { codeAddress, readCode } from './drill-code.ts'
import { DrillParts } from './drill-parts.tsx'
import { reasonLabels } from './judge.ts'
import { drill, getDrillShop, loadPayments } from './kept-drill.ts'

const forget = () => {
  for (const key of ['paid-drill', 'paid-drill-data', 'paid-exercise-results'])
    localStorage.removeItem(key)
  history.replaceState(null, '', location.pathname + location.search)
}
withSmallSample()
beforeEach(forget)
afterEach(forget)

const button = (name: string | RegExp) => page.getByRole('button', { name })
const hourBefore = () => new Date(Math.floor(Date.now() / 3_600_000 - 1) * 3_600_000)

/** The sample’s shop, before a drill. */
async function seeded(): Promise<PaidDatabase> {
  const db = emptyDatabase()
  await fillWithSample(db)
  return db
}

async function shopIn(db: PaidDatabase): Promise<Shop & { mark: string }> {
  const shop = await getDrillShop(db)
  if (!shop) throw new Error('There is no shop.')
  return { ...shop, now: currentDate() }
}

/** Begins the drill as a part; the message about it would lie over the buttons. */
async function begin(part: string, head: string) {
  await button(`Start: ${part}`).click()
  await expect.element(page.getByText(head)).toBeVisible()
  await button('Dismiss').click()
}

async function open(db: PaidDatabase) {
  return render(
    standAt('/drill').within(
      <DatabaseContext value={db}>
        <DialogHost>
          <DrillParts />
        </DialogHost>
      </DatabaseContext>,
    ),
  )
}

async function type(message: string) {
  await button('Type instead').click()
  await page.getByLabelText('Message on the customer’s phone').fill(message)
  await button('Next').click()
}

test('ten customers come to one phone; all decided by the ledger, they are solved', async () => {
  const db = await seeded()
  await open(db)
  await componentAxe()
  await begin('One phone', 'Customer 1 of 10')
  const shop = await shopIn(db)
  const messages = drill.read()?.messages ?? []
  expect(messages).toHaveLength(10)
  for (const [at, message] of messages.entries()) {
    await expect.element(page.getByText(`Customer ${at + 1} of 10`)).toBeVisible()
    await button('Check the payment').click()
    await expect.element(page.getByRole('region', { name: 'Check a payment' })).toHaveFocus()
    const { is } = truthAt(shop, message)
    const received = page.getByText(/^Received today/).query() !== null
    expect(received).toBe(is === 'real')
    if (is === 'real') await button('Real: hand over goods').click()
    else {
      await button('Not real').click()
      await page.getByRole('radio', { name: reasonLabels[is] }).click()
      if (at === 0) await componentAxe()
      await button('Keep the goods').click()
    }
    await expect.element(page.getByText(/^Right: /)).toBeVisible()
    if (at === 0) await componentAxe()
    await expect.element(page.getByRole('status').first()).toHaveFocus()
    await button(at === 9 ? 'See the score' : 'Next customer').click()
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
  }
  await expect.element(page.getByText('10 of 10 right')).toBeVisible()
  await componentAxe()
  expect(ownResults.read().results).toMatchObject([
    { id: 'drill', outcome: 'solved', lacks: [], score: { right: 10, of: 10 } },
  ])
})

test('what replaces a pressed button takes the focus', async () => {
  const db = await seeded()
  await open(db)
  await begin('One phone', 'Customer 1 of 10')
  await button('Not real').click()
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  await button('Keep the goods').click()
  await expect.element(page.getByText('Choose a reason')).toBeVisible()
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  await button('Back').click()
  await expect.element(button('Not real')).toHaveFocus()
})

test('goods given away, customers turned away and wrong reasons are in the score and the result', async () => {
  const db = await seeded()
  await open(db)
  await begin('The till', 'Customer 1')
  const shop = await shopIn(db)
  const today = shop.ledger.rows.find((row) => truthAt(shop, `${row.id} $1`).is === 'amount')
  await button('Type instead').click()
  await button('Next').click()
  await expect.element(page.getByText('Enter the whole message')).toBeVisible()
  await page.getByLabelText('Message on the customer’s phone').fill('TX-99999')
  await button('Next').click()
  await expect.element(page.getByText('Enter the amount too')).toBeVisible()
  await page.getByLabelText('Message on the customer’s phone').fill('TX-99999 $45.00')
  await userEvent.keyboard('{Enter}')

  await button('Real: hand over goods').click()
  await expect.element(page.getByText('You gave away $45.00')).toBeVisible()
  await expect.element(page.getByText(/^You have no payment TX-99999\./)).toBeVisible()
  await button('Next customer').click()

  await expect.element(page.getByText('Customer 2')).toBeVisible()
  await type(`${today?.id} $1.00`)
  await button('Not real').click()
  await button('Keep the goods').click()
  await expect.element(page.getByText('Choose a reason')).toBeVisible()
  await page.getByRole('radio', { name: reasonLabels.refunded }).click()
  await button('Keep the goods').click()
  await expect.element(page.getByText('Not real, but for another reason')).toBeVisible()
  await button('Next customer').click()

  const real = shop.ledger.rows.find((row) => truthAt(shop, row.id).is === 'real')
  await type(`${real?.id} ${(real?.amount ?? 0) / 100} ${real?.currency}`)
  await button('Not real').click()
  await page.getByRole('radio', { name: reasonLabels.unknown }).click()
  await button('Keep the goods').click()
  await expect.element(page.getByText('Wrong: the payment is real')).toBeVisible()
  await button('End').click()

  await expect.element(page.getByText('0 of 3 right')).toBeVisible()
  const given = page.getByRole('list', { name: 'Goods given away' })
  await expect.element(given).toHaveTextContent('$45.00: Not among our paymentsTX-99999 $45.00')
  expect(ownResults.read().results).toMatchObject([
    {
      outcome: 'tried',
      score: { right: 0, of: 3 },
      lacks: [
        'Goods given away: $45.00',
        'Turned away after paying: 1 customer',
        'Wrong reason: 1 message',
      ],
    },
  ])
  await button('New drill').click()
  await expect.element(button('Start: The customer')).toBeVisible()
})

test('the customer changes the words of a payment, and shows them with the mark of its payments', async () => {
  const db = await seeded()
  await open(db)
  await begin('The customer', 'Message 1')
  await page.getByLabelText('Amount').fill('none')
  await button('Show to the till').click()
  await expect.element(page.getByText('Use digits and a point, such as 100.00')).toBeVisible()
  await page.getByLabelText('Amount').fill('777.00')
  await page.getByLabelText('Reference').fill('DEADBEE1')
  // A number and an amount would be looked for as well.
  await page.getByLabelText('Number').fill('')
  await page.getByLabelText('Name').fill('')
  await expect.element(page.getByText(/777\.00 .+ Reference DEADBEE1\./)).toBeVisible()
  await componentAxe()
  await button('Show to the till').click()

  const picture = page.getByRole('img', { name: 'QR code of the message' })
  await expect.element(picture).toBeVisible()
  const shown = readCode((await readShown(picture.element())) ?? '')
  expect(shown).toEqual({
    mark: (await shopIn(db)).mark,
    message: expect.stringMatching(/777\.00 .+ Reference DEADBEE1\./),
  })
  await button(/^What the ledger says/).click()
  await expect.element(page.getByText('No payment found')).toBeVisible()
  await componentAxe()
  await button('Next message').click()
  await expect.element(page.getByText('Message 2')).toBeVisible()
})

test('a till with other payments loads those of the customer’s phone, and decides on its message', async () => {
  const other = await seeded()
  const mark = await loadPayments({ db: other, actor: visitor }, hourBefore())
  localStorage.removeItem('paid-drill-data')
  const db = await seeded()
  const { unmount } = await open(db)
  await begin('The till', 'Customer 1')
  await unmount()

  // As the phone’s own camera opens it.
  const address = codeAddress({ message: 'TX-99999 $45.00', mark })
  location.hash = new URL(address).hash
  await open(db)
  await expect.element(page.getByText('The phones have different payments')).toBeVisible()
  await componentAxe()
  await button('Load the same payments').click()
  await expect.element(button('Check the payment')).toBeVisible()
  expect((await shopIn(db)).mark).toBe(mark)
  await expect.poll(() => location.hash).toBe('')
  await expect.element(page.getByText('TX-99999 $45.00')).toBeVisible()
})

test('payments that another device can’t have are told of', async () => {
  const db = await seeded()
  await open(db)
  await begin('The till', 'Customer 1')
  const [instant] = (await shopIn(db)).mark.split('.')
  location.hash = new URL(codeAddress({ message: 'TX-1 $1', mark: `${instant}.changed` })).hash
  await button('Load the same payments').click()
  await expect.element(page.getByText(/^The payments still differ\./)).toBeVisible()
  await button('Back').click()
  await expect.element(button('Type instead')).toBeVisible()
})

test('a drill whose payments were changed goes on once they are loaded again', async () => {
  const db = await seeded()
  await open(db)
  await begin('One phone', 'Customer 1 of 10')
  const before = drill.read()
  const row = (await db.transactions.toArray()).find(
    ({ merchantId, type }) => merchantId === 'M-001' && type === 'payment',
  )
  if (!row) throw new Error('There is no payment.')
  await db.transaction('rw', ledgerTables, () => putTransactions(db, { ...row, amount: 1 }))
  await expect.element(page.getByText('The payments on this phone have changed')).toBeVisible()
  await componentAxe()
  await button('Load payments').click()
  await expect.element(page.getByText('Customer 1 of 10')).toBeVisible()
  expect(drill.read()).toEqual(before)
})

test('what was on the phone before the drill is kept once, also when it begins anew', async () => {
  const db = await seeded()
  const context = { db, actor: visitor }
  await loadPayments(context, hourBefore())
  await loadPayments(context)
  await loadPayments(context)
  const kept = await db.snapshots.filter(({ name }) => name.endsWith(', before the drill')).count()
  expect(kept).toBe(1)
})
