import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { everything, waitingMerchant } from '#tests/support/memory-database.ts'
import { memberRow, supportRow } from '#tests/support/team-rows.ts'
import { UsersScreen } from './users-screen.tsx'

async function drawn() {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.bulkAdd([memberRow(), supportRow()])
  const { within } = standAt('/dashboard/users')
  await render(<DatabaseContext value={db}>{within(<UsersScreen />)}</DatabaseContext>)
  await expect.element(page.getByText('Kuda Mapfumo').first()).toBeVisible()
  return db
}

test('in dry run every button says the words for it, and changes nothing', async () => {
  const db = await drawn()
  await db.demoSettings.put({ id: 'demo', dryRun: true })
  const before = await everything(db)
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect.element(page.getByText('Add user dialog would open here')).toBeVisible()
  for (const [action, words] of [
    ['Edit Permissions', 'You would edit Kuda Mapfumo here'],
    ['Reset Password', 'You would reset password for Kuda Mapfumo here'],
    ['Remove User', 'You would remove Kuda Mapfumo here'],
  ] as const) {
    await page
      .getByRole('button', { name: /Kuda Mapfumo/ })
      .first()
      .click()
    await page.getByText(action, { exact: true }).click()
    await expect.element(page.getByText(words)).toBeVisible()
  }
  expect(document.querySelector('[role=dialog] form')).toBeNull()
  expect(await everything(db)).toEqual(before)
})

// Proves R48.
test('the search finds a person by name, address or role, with accents or without', async () => {
  await drawn()
  const search = page.getByPlaceholder('Search users...')
  for (const words of ['KUDA', 'kuda@', 'support', 'K\u00fad\u0105', 'ku\u0308da', 'ku\u200bda']) {
    await search.fill('')
    await expect.element(page.getByText('Rudo Chikomo').first()).toBeVisible()
    await search.fill(words)
    await expect.element(page.getByText('Rudo Chikomo')).not.toBeInTheDocument()
    await expect.element(page.getByText('Kuda Mapfumo').first()).toBeVisible()
  }
  await search.fill('zebra')
  await expect.element(page.getByText('No match for "zebra".')).toBeVisible()
})

test('the team stands alone; what each role may do is folded', async () => {
  await drawn()
  const role = page.getByRole('button', { name: /^Finance/ })
  await expect.element(role).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Role permissions/ }).click()
  await role.click()
  await expect
    .element(page.getByRole('dialog').getByText('Refund customers in full or in part'))
    .toBeVisible()
})
