// Proves HOME-1, BIZ-2.
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getFirstSteps } from '#db/merchants/first-steps-queries.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { linkRow } from '#tests/support/ledger-database.ts'
import { addCompletePapers, waitingMerchant } from '#tests/support/memory-database.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { FirstSteps } from './first-steps.tsx'

const { submittedDate: _none, ...applying } = waitingMerchant({
  name: 'Nyasha Dube',
  unnamed: true,
  businessType: '',
  town: '',
  approvalStatus: 'PENDING',
  reviewDate: null,
})

async function drawn(over: Partial<Merchant> = {}) {
  const db = emptyDatabase()
  await db.merchants.add({ ...applying, ...over })
  const { within, history } = standAt(pathTo('dashboard'))
  const show = () =>
    render(
      within(
        <DatabaseContext value={db}>
          <Shown />
        </DatabaseContext>,
      ),
    )
  return { db, show, history }
}

function Shown() {
  return <FirstSteps steps={useMerchantQuery(getFirstSteps)} />
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const count = (done: number) => page.getByText(`${done} of 5 done`)

test('the business is asked about first; what is left for later is a step', async () => {
  const { db, show } = await drawn()
  await show()
  await expect.element(page.getByLabelText('Business name')).toHaveValue('')
  await componentAxe()
  await button('Save and continue').click()
  await expect
    .element(page.getByLabelText('Business name'))
    .toHaveAccessibleDescription(/Fill in at least one, or choose Later/)
  expect((await db.merchants.get('M-001'))?.startedAt).toBeUndefined()
  await button('Later').click()
  await expect.element(count(0)).toBeVisible()
  await expect
    .element(page.getByText(/^Add your business name, trade, town, and documents/))
    .toBeVisible()
  await componentAxe()

  await button('Add details').click()
  await page.getByLabelText('Business name').fill('!!!')
  await button('Save and continue').click()
  await expect
    .element(page.getByLabelText('Business name'))
    .toHaveAccessibleDescription(/Use letters or digits/)
  await page.getByLabelText('Business name').fill('Dube Bakery')
  await page.getByLabelText('Trade').fill('Bakery')
  await page.getByLabelText('Town').fill('Gweru')
  await button('Save and continue').click()
  await expect.element(count(1)).toBeVisible()
  await expect.element(page.getByText(/^Add your documents to submit/)).toBeVisible()
  expect(await db.merchants.get('M-001')).toMatchObject({ name: 'Dube Bakery', town: 'Gweru' })
})

test.each([
  [360, 'questions', {}],
  [1360, 'questions', {}],
  [360, 'steps', { startedAt: '2026-11-21T08:00:00.000Z' }],
  [1360, 'steps', { startedAt: '2026-11-21T08:00:00.000Z' }],
] as const)('at %i px the %s keep their room while they load', async (width, what, over) => {
  await page.viewport(width, 900)
  const { db } = await drawn(over)
  const steps = await getFirstSteps(db, 'M-001')
  // A module of its own, whose script for the card isn't there yet.
  const address = `./first-steps.tsx?${width}${what}`
  const { FirstSteps: Loading } = (await import(
    /* @vite-ignore */ address
  )) as typeof import('./first-steps.tsx')
  const typeface = new FontFace('Instrument Sans', 'url(/fonts/instrument-sans-latin.woff2)', {
    weight: '400 700',
  })
  document.fonts.add(await typeface.load())
  const tops: number[] = []
  const observer = new MutationObserver(() => {
    const below = document.querySelector('[data-below]')
    if (below) tops.push(Math.round(below.getBoundingClientRect().top))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(async () => {
    observer.disconnect()
    document.fonts.delete(typeface)
    await page.viewport(360, 740)
  })
  const { within } = standAt(pathTo('dashboard'))
  await render(
    within(
      <DatabaseContext value={db}>
        <main className="p-4">
          <Loading steps={steps} />
          <p data-below>Below</p>
        </main>
      </DatabaseContext>,
    ),
  )
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  // Before and after the card was there.
  expect(tops.length).toBeGreaterThan(1)
  expect([...new Set(tops)]).toEqual([tops[0]])
})

test('the test payment is one of the sandbox, and is seen as a shop sees one; its developers’ side on purpose', async () => {
  const { db, show, history } = await drawn({ startedAt: '2026-11-21T08:00:00.000Z' })
  await db.testPayments.clear()
  await show()
  await button('Try it').click()
  const dialog = page.getByRole('dialog', { name: 'Test payment' })
  await expect.element(dialog.getByText('$5.00')).toBeVisible()
  await expect.element(dialog.getByText('No money moved.')).toBeVisible()
  await expect.element(dialog.getByText('The customer is approving it')).toBeVisible()
  expect(history).toHaveLength(1)
  expect(await db.testPayments.toArray()).toMatchObject([{ amount: 5_00, currency: 'USD' }])
  expect(await db.transactions.count()).toBe(0)
  await db.testPayments.toCollection().modify({ status: 'successful' })
  await expect.element(dialog.getByText('Successful')).toBeVisible()
  await componentAxe()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(count(1)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(history).toHaveLength(1)
})

test('while it waits for a decision, it says by when', async () => {
  const { show } = await drawn({ submittedDate: new Date().toISOString(), priority: 'high' })
  await show()
  await expect.element(page.getByText(/^We decide by [A-Z][a-z]{2} \d+(, \d+)?\.$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Track your approval' })).toBeVisible()
})

test('all done and the application submitted, the steps go by themselves', async () => {
  const { db, show } = await drawn({
    unnamed: undefined,
    businessType: 'Bakery',
    town: 'Gweru',
    startedAt: '2026-11-21T08:00:00.000Z',
  })
  await addCompletePapers(db)
  await db.bankAccounts.add(bankAccountRow({ merchantId: 'M-001', status: 'unverified' }))
  await db.paymentLinks.add(linkRow())
  await db.testPayments.add({
    id: 'TP-01',
    merchantId: 'M-001',
    amount: 5_00,
    currency: 'USD',
    paymentMethod: 'ecocash',
    account: '077 *** 1111',
    status: 'successful',
    reference: '',
    createdAt: '2026-11-21T08:00:00.000Z',
    appId: null,
    request: '{}',
    attemptId: 't-1',
  })
  await show()
  await expect.element(count(4)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Verify account' })).toBeVisible()
  await db.bankAccounts.toCollection().modify({ status: 'verified' })
  await expect.element(count(5)).toBeVisible()
  await button('Submit application').click()
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  expect((await db.merchants.get('M-001'))?.submittedDate).toBeDefined()
})
