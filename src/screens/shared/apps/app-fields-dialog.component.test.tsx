import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import type { MadeKey } from '#src/rules/api/make-key.ts'
import { sha256 } from '#src/rules/api/signature.ts'
import { appRow } from '#tests/support/app-rows.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { AppFieldsDialog } from './app-fields-dialog.tsx'

const merchantId = 'M-001'

async function drawn() {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  const made: MadeKey[] = []
  function Creating() {
    const [open, setOpen] = useState(true)
    return (
      <AppFieldsDialog
        open={open}
        onClose={() => setOpen(false)}
        onMade={(_app, keys) => made.push(...keys)}
      />
    )
  }
  const screen = await render(
    <DatabaseContext value={db}>
      <Creating />
    </DatabaseContext>,
  )
  const name = screen.getByLabelText('App name')
  await expect.element(name).toBeVisible()
  return { db, made, screen, name, create: screen.getByRole('button', { name: 'Create App' }) }
}

test('what is missing is said at its field, and nothing is made', async () => {
  const { db, screen, name, create } = await drawn()
  for (const box of ['View payments', 'Take and refund payments'])
    await screen.getByLabelText(box).click()
  await create.click()
  await expect.element(name).toHaveAccessibleDescription('Enter a name of at least 2 characters')
  await expect.element(screen.getByText('Choose at least one')).toBeVisible()
  await componentAxe()
  expect(await db.apps.count()).toBe(0)
})

test('a name that is taken is said at its field, and what is typed is kept', async () => {
  const { db, name, create } = await drawn()
  await db.apps.add(appRow({ merchantId, name: 'Web shop' }))
  await name.fill('web SHOP')
  await create.click()
  await expect
    .element(name)
    .toHaveAccessibleDescription('web SHOP already exists. Nothing was saved.')
  await expect.element(name).toHaveValue('web SHOP')
})

test('an app is made with four keys, of which the secret ones are handed on but not stored', async () => {
  const { db, made, name, create } = await drawn()
  await name.fill('Web shop')
  await create.click()
  await expect.poll(() => made.length).toBe(4)
  const [app] = await db.apps.toArray()
  expect(app).toMatchObject({ merchantId, name: 'Web shop' })
  for (const { key, text } of made) {
    expect(app?.keys.find(({ digest }) => digest === key.digest)).toMatchObject(key)
    expect(key.digest).toBe(await sha256(text))
    expect(JSON.stringify(app).includes(text)).toBe(key.kind === 'publishable')
  }
})
