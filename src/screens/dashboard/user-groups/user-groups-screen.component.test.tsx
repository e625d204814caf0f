import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { groupRow, memberRow, supportRow } from '#tests/support/team-rows.ts'
import { UserGroupsScreen } from './user-groups-screen.tsx'

async function chosen(action: string) {
  await page
    .getByRole('button', { name: /Refund desk/ })
    .first()
    .click()
  await page.getByText(action, { exact: true }).click()
}

test('a group shows whom it grants what, is edited, deleted, and comes back', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.bulkAdd([memberRow(), supportRow()])
  await db.userGroups.add(groupRow())
  const { within } = standAt('/dashboard/user-groups')
  await render(
    <DatabaseContext value={db}>
      {within(
        <DialogHost>
          <UserGroupsScreen />
        </DialogHost>,
      )}
    </DatabaseContext>,
  )
  const groups = page.getByRole('list', { name: 'User groups' })
  await expect.element(groups).toHaveTextContent(/Kuda Mapfumo.*Permissions: Refunds/)

  await chosen('Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit Group' })
  await dialog.getByRole('checkbox', { name: 'Rudo Chikomo' }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(groups).toHaveTextContent('Rudo Chikomo')
  expect((await db.userGroups.get('UG-01'))?.memberIds.toSorted()).toEqual(['TM-01', 'TM-02'])

  await chosen('Delete')
  await expect.element(page.getByRole('heading', { name: 'No groups yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(groups).toHaveTextContent('Refund desk')
})
