import { expect, noServer, openUntilReady, settled, test } from '#tests/support/platform-test.ts'
import { copyBuild, removeFile, scriptsNamed } from '#tests/support/variants.ts'

const controls = { name: 'Demo controls' }

test.describe('a build with a file missing', () => {
  // The browser logs that the service worker could not be installed.
  test.use({ allowedProblems: /404 \(Not Found\)|bad-precaching-response/ })

  test('R05 says that it is not ready offline', { tag: '@core' }, async ({ page, ownServer }) => {
    const dir = await copyBuild()
    for (const name of await scriptsNamed(dir, 'user-groups-screen')) await removeFile(dir, name)
    await ownServer.kill()
    await ownServer.restart(dir)

    await page.goto('/super-admin/merchants')
    await settled(page)
    await page.getByRole('button', controls).click()
    // All other files are fetched before one is found missing.
    await expect(page.getByText('Not offline ready')).toBeVisible()
    await expect(page.getByText('offline ready', { exact: true })).toBeHidden()
  })

  test('R05 says so when the missing file is the one that would fetch the others', async ({
    page,
    ownServer,
  }) => {
    const dir = await copyBuild()
    for (const name of await scriptsNamed(dir, 'service-worker')) await removeFile(dir, name)
    await ownServer.kill()
    await ownServer.restart(dir)

    await page.goto('/super-admin/merchants')
    await settled(page)
    await page.getByRole('button', controls).click()
    await expect(page.getByText('Not offline ready')).toBeVisible()
  })
})

test.describe('a file thrown away by the browser', () => {
  test.use({ allowedProblems: noServer })

  test('R05 is noticed, and fetched again when there is a server', async ({ page, ownServer }) => {
    await openUntilReady(page)
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      const key = (await cache.keys()).find(({ url }) => url.includes('/user-groups-screen'))
      if (!key || !(await cache.delete(key))) throw new Error('Nothing was thrown away.')
    })
    // Otherwise the browser's HTTP cache still has the file, and the app keeps it again without a server.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await ownServer.kill()
    await page.reload()
    await settled(page)
    await page.getByRole('button', controls).click()
    await expect(page.getByText('Not offline ready')).toBeVisible()

    await ownServer.restart()
    await page.reload()
    await expect(page.getByText('offline ready')).toBeVisible()
    await ownServer.kill()
    await page.goto('/dashboard/user-groups')
    await settled(page)
  })
})
