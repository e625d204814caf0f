import { useLiveQuery } from 'dexie-react-hooks'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import type { TeamMember } from '#db/people/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { groupRow, memberRow, supportRow } from '#tests/support/team-rows.ts'
import { EditMemberDialog } from './edit-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RemoveMemberDialog } from './remove-dialog.tsx'

async function teamDatabase(...members: TeamMember[]): Promise<PaidDatabase> {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.counters.add({ id: 'TM', next: 9 })
  await db.teamMembers.bulkAdd(members)
  return db
}

const shown = (member: TeamMember, isYou = false) => ({ ...member, isYou, groupNames: '' })

test('an invitation says at its field what is wrong, and that the address is taken; what is typed stays', async () => {
  const db = await teamDatabase(memberRow())
  const onClose = vi.fn<() => void>()
  const screen = await render(
    <DatabaseContext value={db}>
      <InviteDialog merchantId="M-001" open onClose={onClose} />
    </DatabaseContext>,
  )
  const [name, email] = [screen.getByLabelText('Name'), screen.getByLabelText('Email')]
  const send = screen.getByRole('button', { name: 'Send Invitation' })
  await send.click()
  await expect.element(name).toHaveAccessibleDescription('Enter a name of at least 2 characters')
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
  await name.fill('Tariro Banda')
  await email.fill('RUDO@karibaboats.example')
  await screen.getByRole('radio', { name: 'Finance' }).click()
  await expect.element(screen.getByText('Refund customers in full or in part')).toBeVisible()
  await componentAxe()
  await send.click()
  await expect
    .element(email)
    .toHaveAccessibleDescription('RUDO@karibaboats.example is already on a team. Nothing was sent.')
  await expect.element(name).toHaveValue('Tariro Banda')
  await email.fill('tariro@karibaboats.example')
  await send.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect((await db.teamMembers.toArray()).map(({ role }) => role)).toEqual(['Admin', 'Finance'])
})

function Edited({ db }: { db: PaidDatabase }) {
  const member = useLiveQuery(() => db.teamMembers.get('TM-02'), [db])
  return member ? <EditMemberDialog member={shown(member)} open onClose={() => {}} /> : null
}

test('the permissions of a person say by which role or group each comes, and follow the role that is chosen', async () => {
  const db = await teamDatabase(memberRow(), supportRow())
  await db.userGroups.add(groupRow())
  const screen = await render(
    <DatabaseContext value={db}>
      <Edited db={db} />
    </DatabaseContext>,
  )
  await expect.element(screen.getByText('From the Refund desk group')).toBeVisible()
  await screen.getByRole('radio', { name: 'Finance' }).click()
  await expect
    .element(screen.getByText('From the Finance role and the Refund desk group'))
    .toBeVisible()
  await componentAxe()
  await screen.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(async () => (await db.teamMembers.get('TM-02'))?.role).toBe('Finance')
})

test('removing oneself says what follows; the last Admin stays', async () => {
  const db = await teamDatabase(memberRow(), supportRow())
  const screen = await render(
    <DatabaseContext value={db}>
      <RemoveMemberDialog member={shown(memberRow(), true)} open onClose={() => {}} />
    </DatabaseContext>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Remove yourself?' })).toBeVisible()
  await expect.element(screen.getByText(/^This is you\. You lose access/)).toBeVisible()
  await screen.getByRole('button', { name: 'Remove User' }).click()
  await expect.element(screen.getByText(/^Rudo Chikomo is the last Admin\./)).toBeVisible()
  expect(await db.teamMembers.count()).toBe(2)
})
