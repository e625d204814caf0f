// Proves API-4.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link } from 'wouter'
import { demoMerchantId } from '#db/common.ts'
import { pathTo, type PathId } from '#routes/paths.ts'
import { arriveAs, cancelArrival } from '#src/data/last-paths.ts'
import { setMode } from '#src/data/mode.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { appRow } from '#tests/support/app-rows.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ModeSwitch, TestBar, WithinMode } from './test-mode.tsx'

const links: readonly PathId[] = ['dashboard', 'transactions', 'invoices', 'business', 'sandbox']

async function open(path: string, db = emptyDatabase()) {
  const { within, history } = standAt(path)
  const screen = await render(
    within(
      <DatabaseContext value={db}>
        <ModeSwitch className="" />
        <TestBar />
        <main>
          <WithinMode>
            <p>Data of this screen</p>
          </WithinMode>
        </main>
        {links.map((id) => (
          <Link key={id} to={pathTo(id)}>
            {`Go to ${id}`}
          </Link>
        ))}
        <BottomBar />
      </DatabaseContext>,
    ),
  )
  return { screen, history, go: (id: PathId) => screen.getByText(`Go to ${id}`).click() }
}

const bar = () => page.getByRole('region', { name: 'Test mode' })
const data = () => page.getByText('Data of this screen')
const marked = () => page.getByRole('navigation', { name: 'Quick links' }).getByRole('link')

test('the sandbox enters test mode, which stays wherever one goes until it is left', async () => {
  const { history, go } = await open(pathTo('transactions'))
  await expect.element(data()).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
  await go('sandbox')
  await expect.element(bar()).toHaveTextContent('Sandbox Mode Active')
  await expect.element(marked().nth(0)).toHaveAttribute('aria-current', 'page')
  await go('transactions')
  expect(history.at(-1)).toBe(pathTo('sandbox-transactions'))
  await expect.element(marked().nth(1)).toHaveAttribute('aria-current', 'page')
  await go('invoices')
  await expect.element(page.getByRole('heading', { name: 'Not in test mode' })).toBeVisible()
  await expect.element(data()).not.toBeInTheDocument()
  await componentAxe()
  await go('business')
  await expect.element(data()).toBeVisible()
  await expect.element(bar()).toBeVisible()
  await go('invoices')
  await bar().getByRole('button', { name: 'Leave test mode' }).click()
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.element(data()).toBeVisible()
  expect(history.at(-1)).toBe(pathTo('invoices'))
})

test('left in the sandbox, it returns to the last live screen', async () => {
  const { history, go } = await open(pathTo('payouts'))
  await go('sandbox')
  await bar().getByRole('button', { name: 'Leave test mode' }).click()
  await expect.element(data()).toBeVisible()
  expect(history.at(-1)).toBe(pathTo('payouts'))
})

test('a reload keeps it, another person does not', async () => {
  setMode('test')
  expect(sessionStorage.getItem('paid-mode')).toBe('test')
  arriveAs('TM-2')
  cancelArrival()
  expect(sessionStorage.getItem('paid-mode')).toBeNull()
  await open(pathTo('dashboard'))
  await expect.element(data()).toBeVisible()
})

test('the switch is offered to who has an app, and in test mode', async () => {
  const db = emptyDatabase()
  const { go } = await open(pathTo('business'), db)
  const radio = page.getByRole('radiogroup', { name: 'Mode' })
  await expect.element(radio).not.toBeInTheDocument()
  await go('sandbox')
  await expect.element(radio).toBeVisible()
  await bar().getByRole('button', { name: 'Leave test mode' }).click()
  await expect.element(radio).not.toBeInTheDocument()
  await db.apps.add(appRow({ merchantId: demoMerchantId }))
  await expect.element(radio).toBeVisible()
  await radio.getByRole('radio', { name: 'Test' }).click()
  await expect.element(bar()).toBeVisible()
  await expect.element(data()).toBeVisible()
})
