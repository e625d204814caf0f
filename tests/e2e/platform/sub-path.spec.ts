import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  expect,
  noServer,
  onePerArea,
  openUntilReady,
  settled,
  test as base,
  visits,
} from '#tests/support/platform-test.ts'
import { startServer } from '#tests/support/server.ts'

const test = base.extend({
  ownServer: [
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'paid-sub-path-'))
      await promisify(execFile)(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', dir],
        { env: { ...process.env, BASE: '/app/' } },
      )
      const server = await startServer(dir, '/app/')
      await use(server)
      await server.kill()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: 'test', timeout: 120_000 },
  ],
})

test.use({ allowedProblems: noServer })

test('R11 the app works below a path of its site', async ({ page, ownServer }) => {
  test.slow()
  await openUntilReady(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    ownServer.url,
  )
  const walk = async (some: typeof visits) => {
    for (const { row, target } of some) {
      await page.goto(`/app${row.path}`)
      await settled(page)
      expect(new URL(page.url()).pathname).toBe(`/app${target.path}`)
    }
  }
  // A request outside of the path is a missing file, which fails the test.
  await walk(onePerArea)
  for (const { row } of visits) {
    const html = await (await page.request.get(`/app${row.path}`)).text()
    const named = [...html.matchAll(/ (?:href|src)="([^"#]+)"/g)].map(([, address = '']) => address)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((address) => !/^(?:\/app\/|https?:)/.test(address))).toEqual([])
  }
  await ownServer.kill()
  await walk(onePerArea)
  await page.getByRole('link', { name: 'Fee Structure' }).first().click()
  await expect(page).toHaveURL(`${ownServer.url}super-admin/payments/fees`)
  await page.getByRole('button', { name: 'Edit Fees' }).click()
  await page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' }).fill('2.9')
  await page.getByRole('link', { name: 'Payment Methods' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Methods' })).toBeVisible()
  await expect(page).toHaveURL(`${ownServer.url}super-admin/payments/methods`)
})
