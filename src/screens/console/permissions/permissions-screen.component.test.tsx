import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defaultGrants } from '#db/people/person.ts'
import type { Actor } from '#db/action.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { staffRoles } from '#src/rules/people.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { staffRow, superRow } from '#tests/support/staff-rows.ts'
import { PermissionsScreen } from './permissions-screen.tsx'

async function drawn(actor: Actor, adminId = 'AU-01') {
  const db = emptyDatabase()
  await db.roles.bulkAdd(
    staffRoles.map((name, index) => ({
      id: `R-0${index + 1}`,
      name,
      description: 'What it is for.',
      permissions: [...defaultGrants[name]],
    })),
  )
  await db.adminUsers.bulkAdd([superRow(), staffRow(), staffRow({ id: 'AU-02', role: 'Admin' })])
  await db.demoSettings.add({ id: 'demo', dryRun: false, adminId })
  const { within } = standAt('/super-admin/security/permissions')
  const screen = await render(
    <DatabaseContext value={db}>
      <ActorContext value={actor}>{within(<PermissionsScreen />)}</ActorContext>
    </DatabaseContext>,
  )
  return { db, screen }
}

const superAdmin = {
  name: 'Tatenda Marufu',
  ip: '::1',
  side: 'system' as const,
  role: 'Super Admin',
}

test('a role’s card says what it grants; its switches are saved all together, with how many changed', async () => {
  const { db, screen } = await drawn(superAdmin)
  await screen.getByRole('button', { name: /^Support Admin 1 user Merchant management/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Support Admin' })
  const logs = sheet.getByRole('switch', { name: /^Security logs/ })
  await expect.element(logs).not.toHaveAccessibleName(/unsaved/)
  await logs.click()
  await expect.element(logs).toHaveAccessibleName(/^Security logs \(unsaved\)/)
  await componentAxe()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect.element(screen.getByText('1 unsaved change to Support Admin')).toBeVisible()
  await screen.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .poll(async () => (await db.roles.get('R-03'))?.permissions)
    .toEqual(['merchant_management', 'security_logs'])
  await expect.element(screen.getByText(/unsaved change/)).not.toBeInTheDocument()
  const history = screen.getByRole('list', { name: 'History' })
  await expect.element(history.getByText('Security logs Off → On')).toBeVisible()

  await screen.getByRole('button', { name: 'Restore Defaults' }).click()
  await expect.element(screen.getByText('1 unsaved change to Support Admin')).toBeVisible()
})

test('what Super Admin grants can’t be taken away, nor can one change one’s own role', async () => {
  const { screen } = await drawn({ ...superAdmin, role: 'Admin' }, 'AU-02')
  for (const [card, why] of [
    [/^Super Admin/, 'Super Admins have every permission.'],
    [/^Admin/, 'You can’t change your own role’s permissions.'],
  ] as const) {
    await screen.getByRole('button', { name: card }).click()
    const toggle = page.getByRole('dialog').getByRole('switch', { name: /^Security logs/ })
    await expect.element(toggle).toHaveAttribute('aria-disabled', 'true')
    await expect.element(toggle).toHaveAccessibleDescription(why)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
})

test('whoever may not change users finds all of it greyed, with whom to ask', async () => {
  const { screen } = await drawn({
    ...superAdmin,
    role: 'Support Admin',
    may: ['merchant_management'],
  })
  const why = 'Ask a Super Admin: Support Admin can’t change users.'
  const defaults = screen.getByRole('button', { name: 'Restore Defaults' })
  await expect.element(defaults).toHaveAccessibleDescription(why)
  await screen.getByRole('button', { name: /^Finance Admin/ }).click()
  await expect
    .element(page.getByRole('dialog').getByRole('switch', { name: /^Fee configuration/ }))
    .toHaveAccessibleDescription(why)
})
