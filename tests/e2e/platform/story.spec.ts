import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { resetToSeed } from '#tests/support/demo-controls.ts'
import { pickFiles } from '#tests/support/files.ts'
import { expect, noServer, openUntilReady, settled, test } from '#tests/support/platform-test.ts'
import { pdfOf } from '#tests/support/sample-files.ts'

test.use({ allowedProblems: noServer })

async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage()
}

/** Ends the browser as the system would: at once, without a word to the page. */
async function killBrowser(page: Page) {
  const gone = page.context().waitForEvent('close')
  const devtools = await page.context().newCDPSession(page)
  devtools.send('Browser.crash').catch(() => undefined)
  await gone
}

async function actOffline(page: Page) {
  await page.goto('/super-admin/merchants/pending')
  await page.getByRole('button', { name: 'Approve Vumba Coffee Roasters' }).click()
  await expect(page.getByText('Vumba Coffee Roasters has been approved successfully')).toBeVisible()

  await page.goto('/super-admin/payments/methods')
  await page.getByRole('switch', { name: 'OneMoney' }).click()
  await expect(page.getByText('OneMoney has been disabled')).toBeVisible()

  await page.goto('/super-admin/payments/fees')
  await page.getByRole('button', { name: 'Edit Fees' }).click()
  await page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' }).fill('2.6')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Fee structure updated successfully')).toBeVisible()

  await page.goto('/dashboard/business')
  await pickFiles(page, () => page.getByRole('button', { name: 'Upload' }).click(), {
    name: 'Tax clearance.pdf',
    buffer: pdfOf(2_000_000),
  })
  await expect(page.getByText('Tax clearance.pdf uploaded successfully')).toBeVisible()
}

async function seeWhatWasLeft(page: Page) {
  await page.goto('/super-admin/merchants/pending')
  await expect(page.getByText('6 applications are waiting.')).toBeVisible()
  await page.goto('/super-admin/payments/methods')
  await expect(page.getByRole('switch', { name: 'OneMoney' })).not.toBeChecked()
  await page.goto('/super-admin/payments/fees')
  await expect(page.getByText('2.6%').locator('visible=true')).toBeVisible()
  await page.goto('/dashboard/business')
  await expect(page.getByText('Tax clearance.pdf')).toBeVisible()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
}

test('R24 what was done offline is there when a killed browser opens again offline, and one button brings the seed back', async ({
  openProfile,
  ownServer,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'paid-story-'))
  const first = await firstPage(await openProfile(folder))
  await openUntilReady(first)
  await ownServer.kill()
  await actOffline(first)
  await killBrowser(first)

  const second = await firstPage(await openProfile(folder))
  await seeWhatWasLeft(second)
  await resetToSeed(second)
  await second.goto('/super-admin/merchants/pending')
  await expect(second.getByText('7 applications are waiting.')).toBeVisible()
  await second.goto('/dashboard/business')
  await settled(second)
  await expect(second.getByText('Tax clearance.pdf')).toHaveCount(0)
  await second.context().close()
  await rm(folder, { recursive: true, force: true })
})
