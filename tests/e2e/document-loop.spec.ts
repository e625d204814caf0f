import type { Page } from 'playwright/test'
import { openTrainer, resetToSeed } from '#tests/support/demo-controls.ts'
import { pickFiles } from '#tests/support/files.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { approveAnyway } from '#tests/support/review.ts'
import { chooseAction } from '#tests/support/rows.ts'
import { pdfOf } from '#tests/support/sample-files.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const name = 'Vumba Coffee Roasters'
const paper = (page: Page) =>
  page
    .getByRole('list', { name: 'Required documents' })
    .getByRole('listitem')
    .filter({ hasText: 'Tax clearance' })
const stage = (page: Page, at: number) =>
  page.getByRole('list', { name: 'Approval progress' }).getByRole('listitem').nth(at)
const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `Notifications, ${unread} unread`, exact: true })
const file = (text: string) => ({ name: text, buffer: pdfOf(2000) })

async function openReview(console: Page) {
  await turnTo(console)
  await console.getByRole('button', { name: `Review ${name}` }).click()
  const dialog = console.getByRole('dialog', { name, exact: true })
  await expect(dialog.getByRole('heading', { name: 'Documents' })).toBeVisible()
  return dialog
}

test(
  'in two tabs: a document is uploaded, rejected with a reason, replaced, resubmitted and approved, live and with an e-mail each time; a reset begins anew',
  { tag: '@core' },
  async ({ page: merchant, context, goTo }) => {
    await goTo('business')
    await expect(paper(merchant)).toContainText('MISSING')
    const add = paper(merchant).getByRole('button', { name: 'Add Tax clearance' })
    await pickFiles(merchant, () => add.tap(), file('Tax clearance.pdf'))
    await expect(paper(merchant)).toContainText('PENDING')
    const console = await openTab(context, '/super-admin/merchants/pending')

    await test.step('the console rejects the document, and the application', async () => {
      const dialog = await openReview(console)
      await dialog.getByRole('button', { name: 'Reject Tax clearance.pdf' }).click()
      const why = console.getByRole('dialog', { name: 'Reject document' })
      await why.getByText('This document is unreadable. Upload a sharper scan or photo.').click()
      await why.getByRole('button', { name: 'Reject document' }).click()
      await expect(console.getByText('Tax clearance.pdf rejected')).toBeVisible()
      await expect(why).toHaveCount(0)
      await expect(bell(merchant, 1)).toBeVisible()
      await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
      const asks = console.getByRole('dialog', { name: `Reject ${name}?` })
      await expect(asks.getByLabel('Reason')).toHaveValue(
        /Tax clearance\.pdf: This document is unreadable\./,
      )
      await asks.getByRole('button', { name: 'Reject', exact: true }).click()
      await expect(dialog).toHaveCount(0)
    })

    await test.step('the merchant sees it live, and is told', async () => {
      await expect(paper(merchant)).toContainText('Rejected: This document is unreadable.')
      await expect(merchant.getByText('Application rejected')).toBeVisible()
      await turnTo(merchant)
      await bell(merchant, 2).click()
      const list = merchant.getByRole('dialog', { name: 'Notifications' })
      await list.getByRole('button', { name: /Tax clearance\.pdf was rejected/ }).click()
      await expect(list).toHaveCount(0)
      await expect(bell(merchant, 1)).toBeVisible()
    })

    await test.step('it replaces the document, can see the earlier one, and resubmits', async () => {
      const replace = paper(merchant).getByRole('button', { name: 'Replace' })
      await pickFiles(merchant, () => replace.tap(), file('Tax clearance, sharper.pdf'))
      await expect(paper(merchant)).toContainText('Version 2')
      await expect(paper(merchant)).toContainText('PENDING')
      await chooseAction(merchant, 'Tax clearance, sharper.pdf', 'Earlier versions')
      const versions = merchant.getByRole('dialog', { name: 'Earlier versions' })
      await expect(versions.getByRole('listitem')).toContainText(
        'Rejected: This document is unreadable.',
      )
      await versions.getByRole('button', { name: 'Close' }).click()
      await expect(versions).toHaveCount(0)
      await merchant.getByRole('button', { name: 'Resubmit' }).click()
      await expect(merchant.getByText('Application resubmitted')).toBeVisible()
      await expect(stage(merchant, 0)).toContainText('Current')
    })

    await test.step('the console begins the review again, and approves both', async () => {
      const dialog = await openReview(console)
      await dialog.getByRole('button', { name: 'Start review' }).click()
      await expect(stage(merchant, 1)).toContainText('Current')
      await dialog.getByRole('button', { name: 'Approve Tax clearance, sharper.pdf' }).click()
      await expect(paper(merchant)).toContainText('APPROVED')
      await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
      await approveAnyway(console)
      await expect(console.getByText(`${name} has been approved successfully`)).toBeVisible()
      await expect(stage(merchant, 2)).toContainText('Approved')
      await expect(merchant.getByText('$500.00')).toHaveCount(0)
    })

    await test.step('the outbox has an e-mail of each stage, to the business', async () => {
      await turnTo(merchant)
      // The messages leave once the Undo of the acts is over.
      await merchant.clock.runFor(10_000)
      await openTrainer(merchant)
      await merchant.getByRole('button', { name: 'Open the outbox' }).click()
      const messages = merchant
        .getByRole('list', { name: 'Messages' })
        .getByRole('listitem')
        .filter({ hasText: 'hello@vumbacoffee' })
      await expect(messages).toHaveText(
        [
          'Your application was approved',
          'A document was approved',
          'Your application is under review',
          'We have your application',
          'Your application has been rejected',
          'A document was rejected',
        ].map((subject) => new RegExp(`^${subject}hello@vumbacoffee`)),
      )
      await messages.last().getByRole('button').click()
      await expect(
        merchant.getByText(/Tax clearance\.pdf was rejected: This document is unreadable/),
      ).toBeVisible()
      const outbox = merchant.getByRole('dialog', { name: 'Outbox' })
      await outbox.getByRole('button', { name: 'Close' }).click()
      await expect(outbox).toHaveCount(0)
    })

    await test.step('a reset begins anew', async () => {
      await resetToSeed(merchant)
      await goTo('business')
      await expect(stage(merchant, 1)).toContainText('Current')
      await expect(paper(merchant)).toContainText('MISSING')
    })
  },
)
