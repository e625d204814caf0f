// Proves DEMO-10.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
  expect,
  noServer,
  onePerArea,
  openUntilReady,
  settled,
  test,
  visits,
} from '#tests/support/platform-test.ts'
import { approveRow } from '#tests/support/review.ts'

test.use({ allowedProblems: noServer })

test(
  'R01 R02 R03 the app, its data, every path and every script are there without a server',
  { tag: '@core' },
  async ({ context, page, ownServer }) => {
    test.slow()
    await openUntilReady(page)
    await approveRow(page, 'Msasa Pharmacy')
    await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
    await ownServer.kill()

    await test.step('R01 the page that installed the app opens its other screens', async () => {
      await page.getByRole('link', { name: 'Fee Structure' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Fee Structure' })).toBeVisible()
    })
    await test.step('R02 a missing file is not answered with the app', async () => {
      // The browser's own error page appears slowly, so it must not be where the next step continues.
      const other = await context.newPage()
      await expect(other.goto('/guide.pdf')).rejects.toThrow('ERR_CONNECTION_REFUSED')
      await other.close()
    })
    await test.step('R01 opened anew it has what was done', async () => {
      await page.goto('/super-admin/merchants/pending')
      await page.reload()
      await settled(page)
      await expect(page.getByRole('button', { name: 'Approve Rusape Poultry Feeds' })).toBeVisible()
      await expect(page.getByText('Msasa Pharmacy')).toHaveCount(0)
    })
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const keys = await (await caches.open(name)).keys()
      return keys.map(({ url }) => url)
    })
    await test.step('R03 every file of the app is there, but pages that are made from another and the file for other tools', async () => {
      const names = await readdir('dist', { recursive: true, withFileTypes: true })
      const built = names
        .filter((entry) => entry.isFile())
        .map((entry) => relative('dist', join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter(
          (name) =>
            !/^(developers\/openapi\.json|screenshots\/.*|social\.png|sw\.js|share-target\.js|_headers|_redirects|fonts\/OFL\.txt|.*\.html)$/.test(
              name,
            ),
        )
      const paths = new Set(kept.map((url) => decodeURIComponent(new URL(url).pathname).slice(1)))
      expect(built.filter((name) => !paths.has(name))).toEqual([])
      expect([...paths].filter((path) => path.endsWith('.html')).toSorted()).toEqual([
        'dashboard/payments/check.html',
        'dashboard/payments/scan.html',
        'drill.html',
        'index.html',
        'pay-here.html',
        'shell.html',
        'trainer/board.html',
        'trainer/scan.html',
      ])
    })
    await test.step('R03 every script loads', async () => {
      const urls = kept.filter((url) => new URL(url).pathname.endsWith('.js'))
      expect(urls.length).toBeGreaterThan(10)
      const loaded = await page.evaluate(
        async (all) => Promise.all(all.map((url) => import(url).then(() => url))),
        urls,
      )
      expect(loaded).toEqual(urls)
    })
    await test.step('R02 the worker answers for every path', async () => {
      // Without the app, whose start at each would take a minute.
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
      // Each navigation starts before the previous one has finished.
      for (const { row } of visits) {
        const response = await page.goto(row.path, { waitUntil: 'commit' })
        expect([response?.status(), response?.fromServiceWorker()], row.path).toEqual([200, true])
        const camera = row.camera ? 'camera=(self)' : 'camera=()'
        expect(response?.headers()['permissions-policy'], row.path).toContain(camera)
      }
      await devtools.send('Emulation.setScriptExecutionDisabled', { value: false })
    })
    await test.step('R02 a path of each area opens anew, and so does one that leads on or is none', async () => {
      // The sandbox, which was among them, enters test mode.
      await page.evaluate(() => sessionStorage.clear())
      for (const { row, target } of onePerArea) {
        await page.goto(row.path)
        await settled(page)
        await expect(page).toHaveTitle(`${target.title} · Paid`)
        expect(new URL(page.url()).pathname).toBe(target.path)
      }
      await page.goto('/no/such/page')
      await expect(
        page.getByText("The page you're looking for doesn't exist or has been moved."),
      ).toBeVisible()
    })
    await test.step('a file that the system shares with the app is checked, and loaded only when asked', async () => {
      const file = await readFile('tests/support/kept-files/version-9.paid')
      await page.evaluate(
        async (bytes) => {
          const form = new FormData()
          form.append('file', new File([new Uint8Array(bytes)], 'Class-A.paid'))
          await fetch('/trainer', { method: 'POST', body: form, redirect: 'manual' })
        },
        [...file],
      )
      await page.goto('/trainer?shared')
      await expect(page.getByRole('alertdialog', { name: 'Load Class A?' })).toBeVisible()
      await expect(page).toHaveURL('/trainer')
    })
  },
)

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('R04 nothing is there without a server', async ({ page, ownServer }) => {
    await page.goto('/super-admin/merchants/pending')
    await settled(page)
    await ownServer.kill()
    await expect(page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })
})
