// Proves ADM-3, ADM-15.
import type { Page } from 'playwright/test'
import { pickFiles } from '#tests/support/files.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { approveAnyway, approveRow, rejectFor } from '#tests/support/review.ts'
import { changeStored, storedRows } from '#tests/support/stored-rows.ts'
import { pdfOf } from '#tests/support/sample-files.ts'
import { turnTo } from '#tests/support/tabs.ts'

const row = (page: Page, verb: string, name: string) =>
  page.getByRole('button', { name: `${verb} ${name}` })

/** Counts the activity log's entries about a merchant since seeding. */
async function countLog(page: Page, target: string): Promise<number> {
  const log = await storedRows(page, 'activityLog')
  return log.filter((entry) => entry.target === target && entry.after).length
}

test.describe('a decision in the queue', () => {
  test(
    'R38 an approval, by a double click too, is one: it says the words, empties the row and fills the directory @desk',
    { tag: '@core' },
    async ({ page, goTo }) => {
      await goTo('pending-merchants')
      await expect(page.getByText('7 applications are waiting.')).toBeVisible()
      await row(page, 'Approve', 'Msasa Pharmacy').dblclick({ noWaitAfter: true })
      const asks = page.getByRole('alertdialog', { name: 'Approve Msasa Pharmacy?' })
      await expect(asks).toContainText('2 handed in, 0 approved, 5 missing')
      await expect(asks.getByRole('listitem').filter({ hasText: 'Not reviewed' })).not.toHaveCount(
        0,
      )
      await asks.getByRole('button', { name: 'Approve anyway' }).dblclick({ noWaitAfter: true })
      await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toHaveCount(1)
      await expect(row(page, 'Approve', 'Msasa Pharmacy')).toHaveCount(0)
      await expect(page.getByText('6 applications are waiting.')).toBeVisible()
      await expect(page.getByText(/already been decided/)).toHaveCount(0)
      expect(await countLog(page, 'Msasa Pharmacy')).toBe(1)

      await goTo('merchants')
      await page.getByRole('searchbox', { name: 'Search merchants' }).fill('INFO@MSASA')
      await expect(page.getByRole('row', { name: /Msasa Pharmacy/ })).toContainText('Active')
    },
  )

  test('R38 the second half of a double click is not meant for the row that moves up @desk', async ({
    page,
    goTo,
  }) => {
    await goTo('pending-merchants')
    // With its documents there and approved, an application is approved at once.
    const papers = {
      'D-0032': 'registration',
      'D-0033': 'identity',
      'D-0034': 'tax',
      'D-0035': 'address',
      'D-0036': 'bank',
    } as const
    for (const [id, purpose] of Object.entries(papers))
      await changeStored(page, 'documents', id, {
        merchantId: 'M-025',
        purpose,
        status: 'approved',
      })
    await page.reload()
    const approve = row(page, 'Approve', 'Victoria Falls Craft Co-op')
    await expect(page.getByRole('row', { name: /Victoria Falls/ })).toContainText('5 approved')
    const place = await approve.boundingBox()
    if (!place) throw new Error('The application is not there.')
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down({ clickCount: 1 })
    await page.mouse.up({ clickCount: 1 })
    await expect(page.getByText('6 applications are waiting.')).toBeVisible()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(page.getByText(/has been approved successfully/)).toHaveCount(1)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('6 applications are waiting.')).toBeVisible()
  })

  test('by keyboard the focus goes on to the next application, until an empty queue says so @desk', async ({
    page,
    goTo,
  }) => {
    await goTo('pending-merchants')
    const approve = page.getByRole('button', { name: /^Approve / })
    const asks = page.getByRole('alertdialog')
    /** Approves the application whose button has the focus. */
    const press = async () => {
      await page.keyboard.press('Enter')
      await expect(asks.getByRole('button', { name: 'Approve anyway' })).toBeEnabled()
      await asks.getByRole('button', { name: 'Approve anyway' }).press('Enter')
      await expect(asks).toHaveCount(0)
    }
    await approve.nth(1).focus()
    await press()
    await expect(approve).toHaveCount(6)
    await expect(approve.nth(1)).toBeFocused()
    await approve.last().focus()
    for (let left = 5; left > 0; left -= 1) {
      await press()
      await expect(approve).toHaveCount(left)
      await expect(approve.last()).toBeFocused()
    }
    await press()
    await expect(page.getByRole('heading', { name: 'No applications are waiting' })).toBeVisible()
  })
})

test.describe('the review of an application', () => {
  test(
    'has an address, which a reload and Back follow, and decides below the documents',
    { tag: '@core' },
    async ({ page, goTo }) => {
      await goTo('pending-merchants')
      await row(page, 'Review', 'Vumba Coffee Roasters').click()
      await expect(page).toHaveURL(/\?review=M-001$/)
      await page.reload()
      const dialog = page.getByRole('dialog', { name: 'Vumba Coffee Roasters', exact: true })
      const documents = dialog.getByRole('list', { name: 'Documents' })
      await expect(documents.getByRole('listitem')).toHaveCount(7)
      await expect(dialog.getByText('5 handed in, 2 approved, 1 rejected, 2 missing')).toBeVisible()

      await test.step('Escape in the reason closes its dialog alone', async () => {
        await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
        const asks = page.getByRole('dialog', { name: 'Reject Vumba Coffee Roasters?' })
        await expect(asks.getByLabel('Reason')).toHaveValue(/older than three months/)
        await asks.getByLabel('Reason').click()
        await page.keyboard.press('Escape')
        await expect(asks).toHaveCount(0)
        await expect(dialog).toBeVisible()
      })

      await test.step('Undo brings back the review of the application that was decided', async () => {
        await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
        await rejectFor(page, 'The bank statement is not legible.')
        await expect(
          page.getByText('Vumba Coffee Roasters application has been rejected'),
        ).toBeVisible()
        await expect(dialog).toHaveCount(0)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(dialog).toBeVisible()
        await expect(page).toHaveURL(/\?review=M-001$/)
        await page.goBack()
        await expect(dialog).toHaveCount(0)
        await expect(page).toHaveURL(/\/pending$/)
      })
    },
  )

  test('asks the merchant for what is missing, and shows the answer; it can be assigned', async ({
    page,
    goTo,
  }) => {
    await goTo('pending-merchants')
    await row(page, 'Review', 'Vumba Coffee Roasters').click()
    const dialog = page.getByRole('dialog', { name: 'Vumba Coffee Roasters', exact: true })
    await dialog.getByRole('button', { name: /^Assignee/ }).click()
    await page.getByRole('option', { name: 'Rumbidzai Chirwa' }).click()
    await expect(page.getByText('Vumba Coffee Roasters assigned to Rumbidzai Chirwa')).toBeVisible()
    await dialog.getByRole('button', { name: 'Request information' }).click()
    const asks = page.getByRole('dialog', { name: 'Request information' })
    await asks.getByRole('checkbox', { name: 'Tax clearance' }).click()
    await asks.getByLabel('Message').fill('For this year.')
    await asks.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Information requested from Vumba Coffee Roasters')).toBeVisible()
    await expect(dialog.getByText('Waiting for the merchant.')).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Waiting for the merchant')).toBeVisible()

    await goTo('business')
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    await page.getByRole('button', { name: /We need more information/ }).click()
    await expect(page.getByText('Missing: Tax clearance')).toBeVisible()
    await pickFiles(page, () => page.getByRole('button', { name: 'Choose Tax clearance' }).tap(), {
      name: 'Tax certificate.pdf',
      buffer: pdfOf(2000),
    })
    await page.getByLabel('Answer', { exact: true }).fill('Here it is.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('Answer sent')).toBeVisible()
    await expect(page.getByLabel('Answer', { exact: true })).toHaveCount(0)

    await goTo('pending-merchants')
    await expect(page.getByText('Answered', { exact: true })).toBeVisible()
    await row(page, 'Review', 'Vumba Coffee Roasters').click()
    await expect(dialog.getByText('Here it is.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Approve Tax certificate.pdf' })).toBeVisible()
  })
})

test.describe('two tabs', () => {
  test(
    'R23 the same merchant decided in both is decided once, and the second is told @desk',
    { tag: '@core' },
    async ({ context, page, goTo }) => {
      await goTo('pending-merchants')
      const other = await context.newPage()
      // The other tab must not see the decision, as if both had pressed at once.
      await other.addInitScript(() => {
        window.BroadcastChannel = class extends EventTarget {
          postMessage() {}
          close() {}
        } as never
      })
      await other.goto('/super-admin/merchants/pending')
      await settled(other)
      await turnTo(page)
      await approveRow(page, 'Msasa Pharmacy')
      await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
      await turnTo(other)
      await approveRow(other, 'Msasa Pharmacy')
      await expect(
        other.getByText('Msasa Pharmacy has already been decided. Nothing was changed.'),
      ).toBeVisible()
      expect(await countLog(page, 'Msasa Pharmacy')).toBe(1)
    },
  )
})

test('a finger that moves a row to the left rejects it, and Undo brings it back', async ({
  page,
  goTo,
}) => {
  await goTo('pending-merchants')
  const review = row(page, 'Review', 'Gweru Motor Spares')
  await review.scrollIntoViewIfNeeded()
  const place = await review.boundingBox()
  if (!place) throw new Error('The row is not there.')
  const finger = await page.context().newCDPSession(page)
  const [x, y] = [place.x + place.width - 30, place.y - 30]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - by, y }],
    })
  await touch('touchStart')
  for (const by of [20, 60, 120, 180]) await touch('touchMove', by)
  await touch('touchEnd')
  await rejectFor(page)
  await expect(page.getByText('Gweru Motor Spares application has been rejected')).toBeVisible()
  await expect(review).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(review).toBeVisible()
})

test('on a desk J and K move through the queue beside the papers, A and R decide @desk', async ({
  page,
  goTo,
}) => {
  await goTo('pending-merchants')
  await row(page, 'Review', 'Victoria Falls Craft Co-op').click()
  const desk = (name: string) => page.getByRole('dialog', { name, exact: true })
  const paper = page.getByRole('region', { name: 'Document' })
  await expect(paper.getByRole('heading', { name: 'ID Copy' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(desk('Chitungwiza Fresh Market').getByText('3 of 7')).toBeVisible()
  await page.keyboard.press('k')
  await expect(desk('Victoria Falls Craft Co-op').getByText('2 of 7')).toBeVisible()
  await page.keyboard.press('a')
  await approveAnyway(page)
  await expect(
    page.getByText('Victoria Falls Craft Co-op has been approved successfully'),
  ).toBeVisible()
  await expect(desk('Chitungwiza Fresh Market').getByText('2 of 6')).toBeVisible()
  await page.keyboard.press('r')
  const reason = desk('Reject Chitungwiza Fresh Market?').getByLabel('Reason')
  await expect(reason).toBeFocused()
  await reason.pressSequentially('No jar of ajar')
  await expect(reason).toHaveValue('No jar of ajar')
  await desk('Reject Chitungwiza Fresh Market?').getByRole('button', { name: 'Reject' }).click()
  await expect(
    page.getByText('Chitungwiza Fresh Market application has been rejected'),
  ).toBeVisible()
  await expect(desk('Msasa Pharmacy').getByText('2 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(desk('Chitungwiza Fresh Market').getByText('2 of 6')).toBeVisible()
})
