// Proves DEMO-12.
import { onTestFinished, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { DemoLinks } from './demo-links.tsx'

test('a link to the large merchant asks first, then makes it with its progress, and stops when asked', async () => {
  const db = emptyDatabase()
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  const url = new URL(before)
  url.searchParams.set('scenario', 'large-merchant')
  history.replaceState(null, '', url)
  await render(standAt('/').within(<DemoLinks />))
  const question = page.getByRole('alertdialog', { name: 'Create the large merchant?' })
  await expect.element(question).toBeVisible()
  expect(location.search).not.toContain('scenario')
  await componentAxe()
  expect(await db.transactions.count()).toBe(0)
  await question.getByRole('button', { name: 'Create' }).click()
  await expect.element(question.getByText(/^[\d,]+ of 100,000 transactions$/)).toBeVisible()
  await expect.element(question.getByRole('progressbar')).toBeVisible()
  await question.getByRole('button', { name: 'Stop' }).click()
  await expect.element(question).not.toBeInTheDocument()
  const written = await db.transactions.count()
  expect(written).toBeGreaterThan(0)
  expect(written).toBeLessThan(100_000)
  expect(await db.merchants.where('name').equals('Great Dyke Wholesale').count()).toBe(1)
})
