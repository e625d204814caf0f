// Proves ADM-14.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Actor } from '#db/action.ts'
import { defaultSettings } from '#db/settings/schemas.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { SystemSettingsScreen } from './system-settings-screen.tsx'

async function drawn(actor: Actor) {
  const db = emptyDatabase()
  const { within } = standAt('/super-admin/settings')
  const screen = await render(
    <DatabaseContext value={db}>
      <ActorContext value={actor}>{within(<SystemSettingsScreen />)}</ActorContext>
    </DatabaseContext>,
  )
  return { db, screen }
}

test('a number out of its range is said at its field, and nothing typed is lost; then all is saved', async () => {
  const { db, screen } = await drawn({ name: 'Tatenda Marufu', ip: '::1', side: 'system' as const })
  const timeout = screen.getByLabelText('Session timeout')
  await expect.element(timeout).toHaveValue('30')
  expect(screen.getByRole('button', { name: 'Save All Changes' }).elements()).toHaveLength(0)
  await timeout.fill('4')
  await screen.getByRole('switch', { name: /^Maintenance mode/ }).click()
  await screen.getByRole('button', { name: 'Save All Changes' }).click()
  await expect.element(timeout).toHaveAccessibleDescription(/^Enter a whole number from 5 to 480/)
  await expect.element(timeout).toHaveFocus()
  await componentAxe()
  await timeout.fill('20')
  await db.merchants.bulkAdd([
    waitingMerchant({ status: 'active', approvalStatus: 'APPROVED' }),
    waitingMerchant({ id: 'M-002', status: 'active', approvalStatus: 'APPROVED' }),
    waitingMerchant({ id: 'M-003', status: 'suspended', approvalStatus: 'APPROVED' }),
  ])
  await screen.getByRole('button', { name: 'Save All Changes' }).click()
  const question = page.getByRole('alertdialog', { name: 'Turn on maintenance mode?' })
  await expect
    .element(question)
    .toHaveAccessibleDescription(/^Customers of 2 merchants can’t pay: checkout, payment links/)
  await componentAxe()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect((await db.systemSettings.get('system'))?.maintenanceMode ?? false).toBe(false)
  await screen.getByRole('button', { name: 'Save All Changes' }).click()
  await question.getByRole('button', { name: 'Turn On' }).click()
  await expect
    .poll(() => db.systemSettings.get('system'))
    .toEqual({ ...defaultSettings, sessionTimeoutMinutes: 20, maintenanceMode: true })
  await expect.element(screen.getByText('Maintenance mode is on')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Save All Changes' }))
    .not.toBeInTheDocument()
  await expect.element(timeout).toHaveValue('20')
})

test('what has no effect here says so; whoever may not change settings can only read them', async () => {
  const { screen } = await drawn({
    name: 'Kudzai Banda',
    ip: '::1',
    side: 'system' as const,
    role: 'Support Admin',
    may: ['merchant_management'],
  })
  await expect.element(screen.getByLabelText('Maximum login attempts')).toHaveAttribute('readonly')
  const platform = screen.getByRole('region', { name: 'Platform' })
  expect(screen.getByText('Not in the demo').elements()).toHaveLength(1)
  await expect.element(platform.getByText('Not in the demo')).toBeVisible()
  for (const name of ['IP whitelist', 'Daily auto backup'])
    await expect.element(platform.getByRole('switch', { name })).toBeVisible()
  await expect.element(platform.getByLabelText('Connection pool size')).toBeVisible()
  await expect
    .element(screen.getByRole('switch', { name: /^Daily auto backup/ }))
    .toHaveAccessibleDescription('Ask a Super Admin: Support Admin can’t change settings.')
})
