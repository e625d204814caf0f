import { useLiveQuery } from 'dexie-react-hooks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { InformationCard } from './business-screen.tsx'

function Live({ db }: { db: PaidDatabase }) {
  const merchant = useLiveQuery(() => db.merchants.get('M-001'), [db])
  return merchant ? <InformationCard merchant={merchant} /> : null
}

async function editing() {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await render(
    <DatabaseContext value={db}>
      <Live db={db} />
    </DatabaseContext>,
  )
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(field('Business Name')).toBeVisible()
  return db
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })

test('edit makes an input of every field: three rows where it is long, e-mail inputs for e-mail', async () => {
  await editing()
  for (const name of ['Address', 'Description'])
    await expect.element(field(name)).toHaveAttribute('rows', '3')
  for (const name of ['Email', 'Support Email'])
    await expect.element(field(name)).toHaveAttribute('type', 'email')
  for (const name of ['Approval Status', 'Created By', 'Last Modified Date'])
    await expect.element(field(name)).toBeDisabled()
  await componentAxe()
})

test('what is odd is said, and saved as it is', async () => {
  const db = await editing()
  await field('Email').fill('hello at shop')
  await field('Phone').fill('+263 77 123')
  await field('Website').fill('our shop')
  await field('Town').fill('Chirundu')
  for (const name of ['Email', 'Phone', 'Website'])
    await expect.element(field(name)).toHaveAccessibleDescription(/Fix it, or save it as it is\.$/)
  await componentAxe()
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toHaveFocus()
  expect(await db.merchants.get('M-001')).toMatchObject({
    email: 'hello at shop',
    phone: '+263 77 123',
    website: 'our shop',
    town: 'Chirundu',
  })
})

test('Cancel brings back what was there', async () => {
  const db = await editing()
  await field('Business Name').fill('Another')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Kariba Boats', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(field('Business Name')).toHaveValue('Kariba Boats')
  expect(await db.merchants.get('M-001')).toEqual(waitingMerchant())
})

test('no name at all is refused at its field', async () => {
  const db = await editing()
  await field('Business Name').fill(' ')
  await save.click()
  await expect
    .element(field('Business Name'))
    .toHaveAccessibleDescription('Enter the business name')
  expect(await db.activityLog.count()).toBe(0)
})
