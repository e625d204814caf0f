import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  expect,
  noServer,
  openUntilReady,
  settled,
  test as base,
  visits,
} from '#tests/support/platform-test.ts'
import { startServer } from '#tests/support/server.ts'

const test = base.extend({
  ownServer: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'paid-sub-path-'))
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', dir],
      { env: { ...process.env, BASE: '/app/' }, stdio: 'inherit' },
    )
    const server = await startServer(dir, '/app/')
    await use(server)
    await server.kill()
    rmSync(dir, { recursive: true, force: true })
  },
})

test.use({ allowedProblems: noServer })

test('R11 the app works below a path of its site', async ({ page, ownServer }) => {
  test.slow()
  await openUntilReady(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    ownServer.url,
  )
  for (const running of [true, false]) {
    if (!running) await ownServer.kill()
    for (const { row, target } of visits) {
      await page.goto(`/app${row.path}`)
      await settled(page)
      expect(new URL(page.url()).pathname).toBe(`/app${target.path}`)
    }
  }
  await page.getByRole('link', { name: 'Fee Structure' }).first().click()
  await expect(page).toHaveURL(`${ownServer.url}super-admin/payments/fees`)
  await page.getByRole('button', { name: 'Edit Fees' }).click()
  await page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' }).fill('2.9')
  await page.getByRole('link', { name: 'Payment Methods' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Methods' })).toBeVisible()
  await expect(page).toHaveURL(`${ownServer.url}super-admin/payments/methods`)
})
