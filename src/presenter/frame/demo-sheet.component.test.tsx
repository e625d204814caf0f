// Proves DEMO-8, DEMO-14.
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext, provideDatabase } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { superRow } from '#tests/support/staff-rows.ts'
import { memberRow } from '#tests/support/team-rows.ts'
import { NextCard } from '../class/trainer/trainer-screen.tsx'
import { DemoSheet } from './demo-sheet.tsx'
import { ResetDialog } from '../demo/controls/reset-dialog.tsx'

async function open() {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.add(memberRow())
  await db.adminUsers.add(superRow())
  await db.paymentLinks.add(linkRow())
  await render(
    <DatabaseContext value={db}>
      <DemoSheet open onClose={() => {}} />
    </DatabaseContext>,
  )
  return db
}

const chip = (name: string) => page.getByRole('button', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('its parts come in the order of a pitch within two screens of a phone, and Reset is at the foot', async () => {
  await page.viewport(360, 740)
  await open()
  await expect.element(button(/^Tatenda Marufu/)).toBeVisible()
  const headings = page.getByRole('heading', { level: 3 }).all()
  expect(headings.map((each) => each.element().firstChild?.textContent)).toEqual([
    'Pitch',
    'This device',
    'Who you are showing it to',
    'What the customer does next',
    'Who you are',
    'Exercises',
    'Trainer',
  ])
  const people = page.getByRole('list', { name: 'The last people' }).getByRole('listitem')
  await expect.element(people.nth(1)).toHaveTextContent('Customer Pays Vumba Blend, 1 kg.')
  expect(people.all()).toHaveLength(3)
  await expect.element(button('Reset to seed')).toBeVisible()
  const body = page
    .getByRole('list', { name: 'The last people' })
    .element()
    .closest('.overflow-y-auto')
  expect(body?.scrollHeight).toBeLessThan(2 * 740)
  expect(page.getByRole('dialog').getByRole('button').all().length).toBeLessThan(24)
  // What is the trainer's is on the trainer's page.
  for (const name of ['Start payments', 'Open talk track', 'Open the outbox', 'Create', '+1 day'])
    expect(button(name).elements()).toEqual([])
  expect(page.getByRole('switch').elements()).toEqual([])
  await componentAxe()
  await button(/^Everyone/).click()
  await expect.element(page.getByRole('list', { name: 'Outside' })).toBeVisible()
  await componentAxe()
})

test('what the trainer turned on is said, and turned off here', async () => {
  const db = await open()
  await db.demoSettings.put({ id: 'demo', dryRun: true, busyDay: { pace: 'slow', paused: false } })
  await expect.element(page.getByRole('heading', { name: 'Turned on' })).toBeVisible()
  await expect.element(button('Stop payments')).toBeVisible()
  await page.getByRole('switch', { name: 'Dry run' }).click({ force: true })
  await expect.poll(async () => (await db.demoSettings.get('demo'))?.dryRun).toBe(false)
  await button('Stop payments').click()
  await expect.element(page.getByRole('heading', { name: 'Turned on' })).not.toBeInTheDocument()
})

test('what the customer does next says what it shows, and is chosen and taken back', async () => {
  const db = await open()
  await expect.element(chip('Approves')).toHaveAttribute('aria-pressed', 'true')
  await chip('Too little money').click()
  await expect.element(page.getByText(/^Shows a payment that fails/)).toBeVisible()
  await expect.element(chip('Approves')).toHaveAttribute('aria-pressed', 'false')
  expect(await db.demoSettings.get('demo')).toMatchObject({ nextPayment: 'insufficient' })
  await chip('Approves').click()
  await expect.element(chip('Approves')).toHaveAttribute('aria-pressed', 'true')
  expect(await db.demoSettings.get('demo')).not.toHaveProperty('nextPayment')
})

test('what goes wrong next is armed for one kind of act, in one way, and disarmed', async () => {
  const db = emptyDatabase()
  await render(
    <DatabaseContext value={db}>
      <NextCard />
    </DatabaseContext>,
  )
  await button(/^What happens next/).click()
  const armed = async () => (await db.demoSettings.get('demo'))?.fault
  const group = page.getByRole('group', { name: 'What goes wrong next' })
  const payout = group.getByRole('button', { name: 'Payout' })
  await payout.click()
  await expect.element(payout).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('The next one fails. Trying again works.')).toBeVisible()
  expect(await armed()).toEqual({ at: 'payout', how: 'fails' })
  await page.getByRole('radio', { name: 'Hangs' }).click({ force: true })
  await expect.poll(armed).toEqual({ at: 'payout', how: 'hangs' })
  await group.getByRole('button', { name: 'Device full' }).click()
  await expect.element(page.getByText(/^The next change finds the device full/)).toBeVisible()
  expect((await armed())?.at).toBe('storage')
  // It is said while it is closed, too.
  await expect.element(button('What happens next Device full')).toBeVisible()
  await componentAxe()
  await group.getByRole('button', { name: 'Device full' }).click()
  await expect.poll(armed).toBeUndefined()
})

describe('R47 while the data is being opened', () => {
  /** Renders controls as they are meanwhile; returns what ends that. */
  async function opening(controls: ReactNode) {
    const db = emptyDatabase()
    const { promise, resolve } = Promise.withResolvers<PaidDatabase>()
    provideDatabase(() => promise)
    await render(<DatabaseContext value={null}>{controls}</DatabaseContext>)
    return { db, finish: () => resolve(db) }
  }

  test('what is pressed is done once it is open', async () => {
    const { db, finish } = await opening(<NextCard />)
    await button(/^What happens next/).click()
    await chip('Late').click()
    await chip('Payout').click()
    await page.getByRole('switch', { name: 'Dry run' }).click({ force: true })
    finish()
    const settings = () => db.demoSettings.get('demo')
    await expect.poll(settings).toMatchObject({
      nextPayment: 'late',
      fault: { at: 'payout', how: 'fails' },
      dryRun: true,
    })
    expect(page.getByText('Something went wrong').elements()).toEqual([])
  })

  test('a reset waits for it, and says so', async () => {
    await opening(<ResetDialog open onClose={() => {}} />)
    const reset = button('Reset to seed')
    await reset.click()
    await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
  })
})
