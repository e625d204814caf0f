// Proves API-5.
import type { Page } from 'playwright/test'
import { expect, freshTest, settled, test } from '#tests/support/fixtures.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Opens a page and waits until it is hydrated, which is when the search answers. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox')).toBeFocused({ timeout: 500 })
  }).toPass()
}

test('a part is found from the keyboard', { tag: '@core' }, async ({ page }) => {
  await open(page, '/developers')
  const search = page.getByRole('combobox', { name: 'Search the documentation' })
  await search.fill('tolerance or nothing like it')
  await expect(page.getByText('No results. Try another word.')).toBeVisible()
  await search.fill('refund')
  const first = page.getByRole('option', { name: /^Refund a payment\s*Payments API/ })
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await search.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await search.press('ArrowUp')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/developers\/payments#refund$/)
  await expect(page.getByRole('heading', { name: 'Refund a payment' })).toBeFocused()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build with Paid')
})

test('the language of the samples holds on every page and after a reload, and copies as it stands', async ({
  page,
}) => {
  await open(page, '/developers/authentication')
  await page.getByRole('radio', { name: 'PHP' }).check()
  await expect(page.getByText("curl_init('https://sandbox.api.paid.example")).toBeVisible()

  await page.getByText('Contents', { exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Webhooks' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks')
  await expect(page.getByText('hash_equals($expected, $given)')).toBeVisible()

  await page.reload()
  await settled(page)
  await expect(page.getByText('hash_equals($expected, $given)')).toBeVisible()
  await page.getByRole('button', { name: 'Copy: Signature' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await copied(page)).toBe(
    '69bcc4cd1913e92401828e00a56fa523484c99e6ce68a68e4afde0854970642a',
  )
})

test('the reference is drawn from the file that it offers', async ({ page }) => {
  await page.goto('/developers/reference')
  await settled(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'OpenAPI file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('paid-openapi.json')
  const text = await page.request.get('/developers/openapi.json')
  const { openapi, paths } = (await text.json()) as {
    openapi: string
    paths: Record<string, Record<string, { summary: string }>>
  }
  expect(openapi).toBe('3.1.0')
  const summaries = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ summary }) => summary),
  )
  expect(summaries).toHaveLength(13)
  for (const name of summaries)
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
})

test('letters of twice the size fit, and it prints without its controls', async ({ page }) => {
  for (const path of ['/developers/testing', '/developers/reference']) {
    await page.goto(path)
    await settled(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSidewaysScroll(page, path)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeHidden()
  await expect(page.getByText('Contents', { exact: true })).toBeHidden()
})

freshTest('the site opens without the database', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open(page, '/developers')
  await page.getByRole('combobox').fill('refund')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(scripts.filter((url) => /\/(guide-screen|search-entries)-/.test(url))).toHaveLength(2)
  expect(scripts.filter((url) => /\/(dexie|data|door|list)-[\w-]+\.js$/.test(url))).toEqual([])
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

freshTest.describe('without scripts', () => {
  freshTest.use({ javaScriptEnabled: false, now: null })

  freshTest('the guides and the reference are there to read', async ({ page }) => {
    await page.goto('/developers')
    await page.getByText('Contents', { exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'API reference' })
      .click()
    await expect(page.getByRole('heading', { name: 'Send an invoice' })).toBeVisible()
  })
})
