import type { Page } from 'playwright/test'
import { expect, openUntilReady, settled, test } from '#tests/support/platform-test.ts'
import { turnTo } from '#tests/support/tabs.ts'
import { copyBuild, makeVersion2, removeFile, scriptsNamed } from '#tests/support/variants.ts'

const version2 = (page: Page) => page.locator('html[data-version="2"]')
const offer = (page: Page) => page.getByText('A new version is ready')
const accept = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'A new version is ready' })
    .getByRole('button', { name: 'Reload' })

test(
  'a new version waits until it is accepted, and then until nothing would be lost',
  { tag: '@core' },
  async ({ page, context, ownServer }) => {
    await openUntilReady(page)
    const other = await context.newPage()
    await other.goto('/super-admin/payments/fees')
    await other.getByRole('button', { name: 'Edit Fees' }).click()
    const figure = other.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' })
    await figure.fill('9.9')
    const payer = await context.newPage()
    await payer.goto('/pay/vumba-blend-1kg')
    await payer.getByLabel('Your name').fill('Rudo Chikomo')

    const dir = await copyBuild()
    await makeVersion2(dir)
    await ownServer.kill()
    await ownServer.restart(dir)
    await turnTo(page)
    await page.reload()
    await expect(offer(page)).toBeVisible()

    await test.step('R08 while it waits, an old lazy screen still opens', async () => {
      await page.getByRole('link', { name: 'Fee Structure' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Fee Structure' })).toBeVisible()
      await expect(version2(page)).toHaveCount(0)
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      expect(scripts.filter((name) => name.includes('/assets/fee-structure-screen'))).not.toEqual(
        [],
      )
      expect(scripts.filter((name) => name.includes('/assets-2/'))).toEqual([])
    })

    await test.step('R07 an accepted update does not reload a tab with unsaved changes', async () => {
      // It is said for some seconds, which the reload of the first tab may outlast.
      const told = other.waitForFunction(
        (words) => document.body.innerText.includes(words),
        'The new version starts once you save or discard your changes.',
        { polling: 100 },
      )
      await accept(page).click()
      await told
      await expect(version2(page)).toHaveCount(1)
      await turnTo(other)
      await expect(version2(other)).toHaveCount(0)
      await expect(figure).toHaveValue('9.9')

      await other.getByRole('button', { name: 'Cancel' }).click()
      await expect(version2(other)).toHaveCount(1)
      await expect(version2(payer)).toHaveCount(0)
      await expect(payer.getByLabel('Your name')).toHaveValue('Rudo Chikomo')
    })
  },
)

test('a page that stays in sight is offered a new version when it shows another screen', async ({
  page,
  ownServer,
}) => {
  await openUntilReady(page)
  const dir = await copyBuild()
  await makeVersion2(dir)
  await ownServer.kill()
  await ownServer.restart(dir)
  await expect(offer(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Fee Structure' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fee Structure' })).toBeVisible()
  await expect(offer(page)).toBeVisible()
  await accept(page).click()
  await expect(version2(page)).toHaveCount(1)
})

test.describe('a broken new version', () => {
  test.use({ allowedProblems: /404 \(Not Found\)|bad-precaching-response|net::ERR_/ })

  test('R06 leaves the old one in use', async ({ page, ownServer }) => {
    await openUntilReady(page)
    const dir = await copyBuild()
    await makeVersion2(dir)
    const [lost = ''] = await scriptsNamed(dir, 'user-groups-screen')
    await removeFile(dir, lost)
    await ownServer.kill()
    await ownServer.restart(dir)

    const failed = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const worker = registration.installing
      return new Promise((done) =>
        worker?.addEventListener('statechange', () => done(worker.state)),
      )
    })
    expect(failed).toBe('redundant')

    await ownServer.kill()
    await page.goto('/dashboard/user-groups')
    await settled(page)
    await expect(version2(page)).toHaveCount(0)
    await page.goto('/super-admin/merchants')
    await settled(page)
    await expect(page.getByText('offline ready')).toBeVisible()
  })
})
