import { useLiveQuery } from 'dexie-react-hooks'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { VerifyDialog } from './verify-dialog.tsx'

function Live({ db }: { db: PaidDatabase }) {
  const account = useLiveQuery(() => db.bankAccounts.get('BA-01'), [db])
  return account ? <VerifyDialog account={account} open onClose={() => {}} /> : null
}

async function drawn() {
  const db = emptyDatabase()
  await db.bankAccounts.add(
    bankAccountRow({ status: 'unverified', isDefault: false, verifiedAt: null }),
  )
  const screen = await render(
    <DatabaseContext value={db}>
      <Live db={db} />
    </DatabaseContext>,
  )
  const one = screen.getByLabelText('First amount')
  await expect.element(one).toBeVisible()
  const verify = screen.getByRole('button', { name: 'Verify', exact: true })
  return { db, screen, one, other: screen.getByLabelText('Second amount'), verify }
}

test('what is no amount is said at its field, and counts as no try', async () => {
  const { db, one, verify } = await drawn()
  await one.fill('twelve')
  await verify.click()
  await expect.element(one).toHaveAccessibleDescription('Enter an amount under 1.00, such as 0.12')
  await componentAxe()
  expect((await db.bankAccounts.get('BA-01'))?.tries).toBe(0)
})

test('a wrong answer says how many tries are left; the third one locks the account', async () => {
  const { db, screen, one, other, verify } = await drawn()
  await one.fill('0.12')
  await other.fill('0.35')
  await verify.click()
  await expect
    .element(one)
    .toHaveAccessibleDescription('Those amounts don’t match. 2 attempts left')
  await expect.element(one).toHaveValue('0.12')
  await verify.click()
  await expect.element(one).toHaveAccessibleDescription('Those amounts don’t match. 1 attempt left')
  await verify.click()
  await expect.element(screen.getByText('This account is locked')).toBeVisible()
  expect((await db.bankAccounts.get('BA-01'))?.status).toBe('locked')
  await componentAxe()
})

test('the amounts of its statement, in any order, verify it', async () => {
  const { db, one, other, verify } = await drawn()
  await one.fill('34')
  await other.fill('0.12')
  await verify.click()
  await expect.poll(async () => (await db.bankAccounts.get('BA-01'))?.status).toBe('verified')
})
