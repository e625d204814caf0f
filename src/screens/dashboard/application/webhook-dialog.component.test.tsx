import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { appRow, webhookRow } from '#tests/support/app-rows.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

async function drawn() {
  const db = emptyDatabase()
  await db.apps.add(appRow())
  const screen = await render(
    <DatabaseContext value={db}>
      <WebhookDialog app={appRow()} open onClose={() => {}} />
    </DatabaseContext>,
  )
  const address = screen.getByLabelText('URL', { exact: true })
  await expect.element(address).toBeVisible()
  return { db, screen, address, add: screen.getByRole('button', { name: 'Add webhook' }) }
}

test('an address that anybody could read along is refused at its field, and one without events', async () => {
  const { db, screen, address, add } = await drawn()
  await address.fill('http://shop.example/paid')
  for (const event of ['A payment succeeded', 'A payment failed', 'A payment was refunded'])
    await screen.getByLabelText(event).click()
  await add.click()
  await expect.element(address).toHaveAccessibleDescription('Use a URL that starts with https://')
  await expect.element(screen.getByText('Choose at least one event')).toBeVisible()
  await componentAxe()
  expect(await db.webhooks.count()).toBe(0)
})

test('an address is added with a secret of its own, and not twice', async () => {
  const { db, address, add } = await drawn()
  await db.webhooks.add(webhookRow({ id: 'WH-08', mode: 'test' }))
  await address.fill('https://shop.example/paid')
  await add.click()
  await expect
    .element(address)
    .toHaveAccessibleDescription('https://shop.example/paid already exists. Nothing was saved.')
  await address.fill('https://shop.example/other')
  await add.click()
  await expect.poll(() => db.webhooks.count()).toBe(2)
  const webhook = (await db.webhooks.toArray()).find(({ url }) => url.endsWith('/other'))
  expect(webhook).toMatchObject({ mode: 'test', active: true })
  expect(webhook?.secret).toMatch(/^whsec_[A-Za-z0-9]{24}$/)
})
