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
  await expect.element(field('Approval Status')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Record/ }).click()
  for (const name of ['Approval Status', 'Created By', 'Last Modified Date'])
    await expect.element(field(name)).toBeDisabled()
  await componentAxe()
})

test('what can’t be right is refused at its field, and the rest is kept', async () => {
  const db = await editing()
  await field('Email').fill('x')
  await field('Phone').fill('abc')
  await field('Website').fill('our shop')
  await field('Trade').fill('')
  await field('Town').fill('Chirundu')
  await save.click()
  for (const [name, message] of [
    ['Trade', 'Enter the trade'],
    ['Email', 'Please enter a valid email address'],
    ['Phone', 'Enter a phone number, such as +263 77 123 4567'],
    ['Website', 'Enter a website, such as vumbacoffee.co.zw'],
  ] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(message)
  await componentAxe()
  expect(await db.activityLog.count()).toBe(0)
  await field('Email').fill('hello@shop.example')
  await field('Phone').fill('+263 77 123 4567')
  await field('Website').fill('shop.example')
  await field('Trade').fill('Boats')
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toHaveFocus()
  expect(await db.merchants.get('M-001')).toMatchObject({
    email: 'hello@shop.example',
    phone: '+263 77 123 4567',
    website: 'shop.example',
    businessType: 'Boats',
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
