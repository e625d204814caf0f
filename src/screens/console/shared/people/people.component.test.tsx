import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import type { Actor } from '#db/action.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { roleRow, staffRow, superRow } from '#tests/support/staff-rows.ts'
import { memberRow, supportRow } from '#tests/support/team-rows.ts'
import { adminActions, userActions } from './person-actions.tsx'
import { usePeople } from './person-columns.tsx'
import { PersonSheet } from './person-sheet.tsx'

/** Lists people with their actions as buttons, and renders the details over the list at a person's address. */
function People({ of }: { of: typeof userActions }) {
  const people = usePeople()
  const actionsOf = useRowActions()
  return (
    <>
      {people?.map((person) => (
        <ul key={person.id} aria-label={person.name}>
          {actionsOf(of, person).map(({ id, label, forbidden, onSelect }) => (
            <li key={id}>
              <button type="button" title={forbidden ?? ''} onClick={onSelect}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      ))}
      <Route path="/super-admin/users/:id">
        <PersonSheet list="console-users" offers={of} />
      </Route>
      <Route path="/super-admin/users/admins/:id">
        <PersonSheet list="admin-users" offers={of} />
      </Route>
    </>
  )
}

async function drawn(
  of: typeof userActions,
  { at = '/super-admin/users', ...over }: Partial<Actor> & { at?: string } = {},
) {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.bulkAdd([memberRow(), supportRow()])
  await db.adminUsers.bulkAdd([superRow(), staffRow()])
  await db.roles.add(roleRow({ id: 'R-03', name: 'Support Admin', permissions: ['security_logs'] }))
  await db.counters.add({ id: 'U', next: 1 })
  const { within } = standAt(at)
  const screen = await render(
    <DatabaseContext value={db}>
      <ActorContext value={{ name: 'Tatenda Marufu', ip: '::1', side: 'system' as const, ...over }}>
        {within(
          <DialogHost>
            <People of={of} />
          </DialogHost>,
        )}
      </ActorContext>
    </DatabaseContext>,
  )
  const offered = (name: string, label: string) =>
    screen.getByRole('list', { name }).getByRole('button', { name: label })
  return { db, screen, offered }
}

test('nobody locks out the last Super Admin or themselves; whoever may not change users reads whom to ask', async () => {
  const { db, offered } = await drawn(adminActions)
  const last = 'Tatenda Marufu is the last active Super Admin. Make someone else Super Admin first.'
  await expect.element(offered('Tatenda Marufu', 'Deactivate')).toHaveAttribute('title', last)
  await expect.element(offered('Tatenda Marufu', 'Edit Permissions')).toHaveAttribute('title', last)
  await expect.element(offered('Kudzai Banda', 'Deactivate')).toHaveAttribute('title', '')
  await db.adminUsers.add(superRow({ id: 'AU-02', name: 'Second', email: 'second@paid.example' }))
  await expect
    .element(offered('Tatenda Marufu', 'Deactivate'))
    .toHaveAttribute('title', 'You can’t change your own access.')
})

test('a tier without user management finds every act on people greyed but looking', async () => {
  const tier: Partial<Actor> = { role: 'Support Admin', may: ['merchant_management'] }
  const { offered } = await drawn(userActions, tier)
  const why = 'Ask a Super Admin: Support Admin can’t change users.'
  for (const label of ['Edit Permissions', 'Reset Password', 'Suspend User'])
    await expect.element(offered('Kuda Mapfumo', label)).toHaveAttribute('title', why)
  await expect.element(offered('Kuda Mapfumo', 'View Details')).toHaveAttribute('title', '')
})

test('the details of a person stand at an address of their own, by any of their IDs, with what can be done', async () => {
  const { db } = await drawn(userActions, { at: '/super-admin/users/TM-02' })
  const details = page.getByRole('dialog', { name: 'Kuda Mapfumo' })
  await expect.element(details.getByText('TM-02')).toBeVisible()
  await expect
    .element(details.getByRole('button', { name: 'View Details' }))
    .not.toBeInTheDocument()
  // Two stand in the sheet; what takes access away is in its menu.
  for (const label of ['Reset Password', 'Edit Permissions'])
    await expect.element(details.getByRole('button', { name: label })).toBeVisible()
  await expect
    .element(details.getByRole('button', { name: 'Suspend User' }))
    .not.toBeInTheDocument()
  await details.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Suspend User' }).click()
  const question = page.getByRole('alertdialog', { name: 'Suspend Kuda Mapfumo?' })
  await question.getByRole('button', { name: 'Suspend User' }).click()
  await expect.element(details.getByRole('button', { name: 'Reactivate User' })).toBeVisible()
  // As a platform user the person gets a second ID; the address keeps working.
  const [user] = await db.users.toArray()
  await expect.element(details.getByText(`${user?.id}, TM-02`)).toBeVisible()
})

test('an address of nobody says so', async () => {
  await drawn(userActions, { at: '/super-admin/users/U-999' })
  await expect.element(page.getByText('There is no user with this ID.')).toBeVisible()
})

test('a merchant’s person is not among the staff', async () => {
  await drawn(adminActions, { at: '/super-admin/users/admins/TM-02' })
  await expect.element(page.getByText('There is no user with this ID.')).toBeVisible()
})

test('a person is looked at, gets another role and is suspended', async () => {
  const { db, offered } = await drawn(userActions)
  await offered('Kuda Mapfumo', 'View Details').click()
  const details = page.getByRole('dialog', { name: 'Kuda Mapfumo' })
  await expect.element(details.getByText('Kariba Boats')).toBeVisible()
  await expect.element(details.getByText('No activity for Kuda Mapfumo yet.')).toBeVisible()
  await componentAxe()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect.element(details).not.toBeInTheDocument()

  await offered('Kuda Mapfumo', 'Edit Permissions').click()
  const form = page.getByRole('dialog', { name: 'Edit Permissions' })
  await expect.element(form.getByText('Refund customers in full or in part')).toBeVisible()
  await form.getByRole('radio', { name: 'Finance' }).click()
  await componentAxe()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(async () => (await db.teamMembers.get('TM-02'))?.role).toBe('Finance')
  await expect.element(form).not.toBeInTheDocument()

  await offered('Kuda Mapfumo', 'Suspend User').click()
  const question = page.getByRole('alertdialog', { name: 'Suspend Kuda Mapfumo?' })
  await question.getByRole('button', { name: 'Suspend User' }).click()
  await expect.element(offered('Kuda Mapfumo', 'Reactivate User')).toBeVisible()
})

test('an invited member of a merchant’s team is invited again by the staff', async () => {
  const { db, offered } = await drawn(userActions)
  await db.counters.add({ id: 'OB', next: 1 })
  await db.teamMembers.update('TM-02', { status: 'pending' })
  await offered('Kuda Mapfumo', 'Resend Invitation').click()
  await expect.poll(() => db.messages.toArray()).toMatchObject([{ to: [supportRow().email] }])
  expect(offered('Kudzai Banda', 'Resend Invitation').elements()).toHaveLength(0)
})

test('what a tier of the staff may do is what the Permissions grant it now', async () => {
  const { offered } = await drawn(userActions)
  await offered('Kudzai Banda', 'Edit Permissions').click()
  const form = page.getByRole('dialog', { name: 'Edit Permissions' })
  const may = form.getByText('View and export activity logs')
  await expect.element(may).toBeVisible()
  await form.getByRole('radio', { name: 'Super Admin' }).click()
  await expect.element(form.getByRole('heading', { name: 'Not allowed' })).not.toBeInTheDocument()
})
