import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Actor } from '#db/action.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { roleRow, staffRow, superRow } from '#tests/support/staff-rows.ts'
import { memberRow, supportRow } from '#tests/support/team-rows.ts'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { adminActions, userActions } from './person-actions.ts'
import { PersonDialogs, usePersonDialogs } from './person-dialogs.tsx'
import { usePeople } from './use-people.ts'
import { usePersonDoers } from './use-person-doers.ts'

/** What is offered for each person, as buttons. */
function People({ of }: { of: typeof userActions }) {
  const people = usePeople()
  const dialogs = usePersonDialogs(people)
  const doers = usePersonDoers(dialogs.open)
  return (
    <>
      {people?.map((person) => (
        <ul key={person.id} aria-label={person.name}>
          {actionsFor(of, person, doers).map(({ id, label, forbidden, onSelect }) => (
            <li key={id}>
              <button type="button" title={forbidden ?? ''} onClick={onSelect}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      ))}
      <PersonDialogs {...dialogs} />
    </>
  )
}

async function drawn(of: typeof userActions, over: Partial<Actor> = {}) {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.bulkAdd([memberRow(), supportRow()])
  await db.adminUsers.bulkAdd([superRow(), staffRow()])
  await db.roles.add(roleRow({ id: 'R-03', name: 'Support Admin', permissions: ['security_logs'] }))
  await db.counters.add({ id: 'U', next: 1 })
  const screen = await render(
    <DatabaseContext value={db}>
      <ActorContext value={{ name: 'Tatenda Marufu', ip: '::1', ...over }}>
        <People of={of} />
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
  const why = 'Ask a Super Admin: Support Admin may not change users.'
  for (const label of ['Edit Permissions', 'Reset Password', 'Suspend User'])
    await expect.element(offered('Kuda Mapfumo', label)).toHaveAttribute('title', why)
  await expect.element(offered('Kuda Mapfumo', 'View Details')).toHaveAttribute('title', '')
})

test('a person is looked at, gets another role and is suspended', async () => {
  const { db, offered } = await drawn(userActions)
  await offered('Kuda Mapfumo', 'View Details').click()
  const details = page.getByRole('dialog', { name: 'Kuda Mapfumo' })
  await expect.element(details.getByText('Kariba Boats')).toBeVisible()
  await expect.element(details.getByText('The log has nothing of Kuda Mapfumo yet.')).toBeVisible()
  await componentAxe()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect.element(details).not.toBeInTheDocument()

  await offered('Kuda Mapfumo', 'Edit Permissions').click()
  const form = page.getByRole('dialog', { name: 'Edit Permissions' })
  await expect.element(form.getByText('Pay a customer back, in full or in part')).toBeVisible()
  await form.getByRole('radio', { name: 'Finance' }).click()
  await componentAxe()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(async () => (await db.teamMembers.get('TM-02'))?.role).toBe('Finance')
  await expect.element(form).not.toBeInTheDocument()

  await offered('Kuda Mapfumo', 'Suspend User').click()
  const question = page.getByRole('alertdialog', { name: 'Suspend Kuda Mapfumo?' })
  await question.getByRole('button', { name: 'Suspend User' }).click()
  await expect.element(offered('Kuda Mapfumo', 'Reinstate User')).toBeVisible()
})

test('what a tier of the staff may do is what the Permissions grant it now', async () => {
  const { offered } = await drawn(userActions)
  await offered('Kudzai Banda', 'Edit Permissions').click()
  const form = page.getByRole('dialog', { name: 'Edit Permissions' })
  const may = form.getByText('See and export the activity logs')
  await expect.element(may).toBeVisible()
  await form.getByRole('radio', { name: 'Super Admin' }).click()
  await expect.element(form.getByRole('heading', { name: 'May not' })).not.toBeInTheDocument()
})
