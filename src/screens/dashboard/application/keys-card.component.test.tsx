import { useLiveQuery } from 'dexie-react-hooks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { appRow } from '#tests/support/app-rows.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { KeysCard } from './keys-card.tsx'

function Live({ db }: { db: PaidDatabase }) {
  const app = useLiveQuery(() => db.apps.get('APP-01'), [db])
  return app ? <KeysCard app={app} /> : null
}

/** Chooses an item of a key's menu. */
async function act(key: string, name: string) {
  await page.getByRole('button', { name: `Actions for ${key}` }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

test('a secret key is masked; rolled, the new one is shown once and the old one ends when it was said to', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.apps.add(appRow({ merchantId: 'M-001' }))
  await render(
    <DatabaseContext value={db}>
      <Live db={db} />
    </DatabaseContext>,
  )
  await expect.element(page.getByText('sk_test_••••••••aaaa').first()).toBeVisible()
  await act('sk_test_••••••••aaaa', 'Roll')
  await page.getByText('Expires in 24 hours').click()
  await componentAxe()
  await page.getByRole('button', { name: 'Roll key' }).click()

  const shown = page.getByRole('dialog').getByText(/^sk_test_[A-Za-z0-9]{24}$/)
  await expect.element(shown).toBeVisible()
  const secret = shown.element().textContent
  await page.getByRole('button', { name: /^I have copied/ }).click()
  await expect.element(shown).not.toBeInTheDocument()
  await expect.element(page.getByText(/Rolled\. Expires /)).toBeVisible()
  expect(document.body.textContent).not.toContain(secret)
  const keys = (await db.apps.get('APP-01'))?.keys ?? []
  const old = keys.find(({ last4 }) => last4 === 'aaaa')
  const made = keys.find(({ last4 }) => last4 !== 'aaaa')
  expect(Date.parse(old?.expiresAt ?? '') - Date.parse(made?.createdAt ?? '')).toBe(86_400_000)

  await act(`sk_test_••••••••${made?.last4}`, 'Revoke')
  const asks = page.getByRole('alertdialog', { name: 'Revoke this key?' })
  await asks.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText(/Revoked today,/)).toBeVisible()
})
