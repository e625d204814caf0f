// Proves AUTH-3, BIZ-1, BIZ-2, HOME-1.
import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { pickFiles } from '#tests/support/files.ts'
import { expect, freshTest, settled } from '#tests/support/fixtures.ts'
import { closeMadeLink, fillLinkForm, linkForm } from '#tests/support/link-form.ts'
import { pdfOf } from '#tests/support/sample-files.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'
import { fillSignUp, reachOnboarding, sendForm } from '#tests/support/sign-in.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The required documents of a company, besides its directors’ IDs. */
const papers = ['Registration certificate', 'Tax clearance', 'Proof of address', 'Bank statement']

const paper = (label: string) => ({
  name: `${label}.pdf`,
  mimeType: 'application/pdf',
  buffer: pdfOf(2000),
})

async function home(page: Page, done: number) {
  await page.goto('/dashboard')
  await settled(page)
  await expect(page.getByText(`${done} of 5 done`)).toBeVisible()
  await expectNoSidewaysScroll(page)
}

/** Adds the first bank on offer, and proves it with the two deposits. */
async function addAccount(page: Page) {
  await page.getByRole('link', { name: 'Add payout account' }).click()
  await button(page, 'Add payout account').first().click()
  const form = page.getByRole('dialog', { name: 'Add payout account' })
  await form.getByLabel('Branch').fill('Gweru')
  await form.getByLabel('Account number').fill('1234 5678 9012')
  await form.getByRole('button', { name: 'Add Account' }).click()
  const verify = page.getByRole('dialog', { name: 'Verify account' })
  const said = await verify.getByText(/^The statement shows/).textContent()
  const [one = '', other = ''] = [...(said ?? '').matchAll(/0\.\d\d/g)].map(([amount]) => amount)
  await verify.getByLabel('First amount').fill(one)
  await verify.getByLabel('Second amount').fill(other)
  await verify.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('AFC Commercial Bank •••• 9012 verified')).toBeVisible()
}

freshTest.use({
  serviceWorkers: 'allow',
  allowedProblems: /net::ERR_INTERNET_DISCONNECTED|Failed to fetch/,
})

freshTest(
  'an owner’s first hour, without signal: from the sign-up to an approved business, and nothing is claimed that has not happened',
  { tag: '@core' },
  async ({ context, page }) => {
    const desk = await openTab(context, '/super-admin/merchants/pending')
    await desk.clock.runFor(1500)
    await expect
      .poll(() => desk.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    await context.setOffline(true)
    await turnTo(page)
    await page.goto('/auth/signup')
    await settled(page)
    await fillSignUp(page)
    await sendForm(page, 'Creating your account')
    await reachOnboarding(page)
    await button(page, 'Skip').click()

    await freshTest.step('the business is asked about, and has no application yet', async () => {
      await page.getByLabel('Business name').fill('Dube Bakery')
      await page.getByLabel('Trade').fill('Bakery')
      await button(page, 'Save and continue').click()
      await expect(page.getByText('0 of 5 done')).toBeVisible()
      await expect(page.getByText('Not submitted', { exact: true })).toBeVisible()
      await button(page, 'Add details').click()
      await expect(page.getByLabel('Business name')).toHaveValue('Dube Bakery')
      await page.getByLabel('Town').fill('Gweru')
      await button(page, 'Save and continue').click()
      await expect(page.getByText('1 of 5 done')).toBeVisible()
      // Only here: the steps of a business that has not applied.
      await axe(page)
      await expect(desk.getByText('7 applications are waiting.')).toBeVisible()
    })
    await freshTest.step('its documents', async () => {
      await page.getByRole('link', { name: 'Upload', exact: true }).click()
      await expect(page.getByText('Not submitted yet')).toBeVisible()
      for (const label of papers) {
        await pickFiles(page, () => button(page, `Add ${label}`).click(), paper(label))
        await expect(page.getByText(`${label}.pdf uploaded successfully`)).toBeVisible()
      }
      await button(page, 'Add Director').first().click()
      const form = page.getByRole('dialog', { name: 'Add Director' })
      await form.getByLabel('Name', { exact: true }).fill('Nyasha Dube')
      await form.getByLabel('Choose the ID document').setInputFiles(paper('ID'))
      await form.getByRole('button', { name: 'Add Director' }).click()
      await expect(form).toHaveCount(0)
      await home(page, 2)
    })
    await freshTest.step('a payout account', async () => {
      await addAccount(page)
      await home(page, 3)
    })
    await freshTest.step('a link', async () => {
      await page.getByRole('link', { name: 'Create link' }).click()
      await fillLinkForm(page, { name: 'Bread', amount: '2' })
      await linkForm(page).getByRole('button', { name: 'Create Link' }).click()
      await closeMadeLink(page)
      await home(page, 4)
    })
    await freshTest.step('a test payment, which moves no money', async () => {
      await button(page, 'Try it').click()
      const arrived = page.getByRole('dialog', { name: 'Test payment' })
      await expect(arrived.getByText('No money moved.')).toBeVisible()
      await page.clock.runFor(2500)
      await expect(arrived.getByText('Successful')).toBeVisible()
      await arrived.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('5 of 5 done')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toHaveCount(0)
    })
    await freshTest.step('the application is submitted, and the desk has it at once', async () => {
      await button(page, 'Submit application').click()
      await expect(page.getByText('Application submitted')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible()
      await expect(desk.getByText('8 applications are waiting.')).toBeVisible()
    })
    await freshTest.step('its papers and the business are approved', async () => {
      await page.goto('/dashboard/business')
      await settled(page)
      await expect(page.getByText(/^Current · /).first()).toBeVisible()
      await turnTo(desk)
      await button(desk, 'Review Dube Bakery').click()
      const review = desk.getByRole('dialog', { name: 'Dube Bakery' })
      for (const label of [...papers, 'ID']) {
        await review.getByRole('button', { name: `Approve ${label}.pdf` }).click()
        await expect(review.getByRole('button', { name: `Approve ${label}.pdf` })).toHaveCount(0)
      }
      await review.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(desk.getByText('Dube Bakery has been approved successfully')).toBeVisible()
      await turnTo(page)
      await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
    })
  },
)
