// Proves LINK-1, LINK-3.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures.ts'
import { closeMadeLink, fillLinkForm, makeLink, openLinkForm } from '#tests/support/link-form.ts'
import { readPicture } from '#tests/support/read-picture.ts'
import { chooseAction, linkRow, rowAction, shareLink } from '#tests/support/rows.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })

/** Waits for a toast and dismisses it. */
async function heard(page: Page, text: string) {
  const toast = page.getByRole('listitem').filter({ hasText: text })
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
}

test.beforeEach(async ({ goTo }) => {
  await goTo('payment-links')
})

test(
  'the list: tabs that count, search, and what each link says of itself',
  { tag: '@core' },
  async ({ page }) => {
    const links = linkRow(page)
    const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
    await test.step('each tab counts and holds the links of its status', async () => {
      for (const [status, badge] of [
        ['Active', 'Active'],
        ['Inactive', /Inactive|Draft/],
        ['Expired', 'Expired'],
      ] as const) {
        await tab(status).click()
        const count = Number(/\d+/.exec(await tab(status).innerText())?.[0])
        expect(count).toBeGreaterThan(0)
        await expect(links).toHaveCount(count)
        await expect(links.filter({ hasText: badge })).toHaveCount(count)
      }
    })
    await test.step('the tab is in the address and outlives a reload', async () => {
      await expect(page).toHaveURL(/\?tab=expired$/)
      await page.reload()
      await expect(tab('Expired')).toHaveAttribute('aria-selected', 'true')
      await expect(links).toHaveCount(1)
    })
    await test.step('arrow keys go from tab to tab', async () => {
      await tab('All Links').click()
      await expect(links).toHaveCount(6)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(tab('Inactive')).toBeFocused()
      await expect(linkRow(page, 'Wholesale sample box')).toBeVisible()
      await expect(links).toHaveCount(2)
      await tab('All Links').click()
      await expect(links).toHaveCount(6)
    })
    await test.step('amount, usage and what the customer chooses', async () => {
      await expect(linkRow(page, 'Vumba Blend, 1 kg')).toContainText('$18.00')
      // A multiple of the price, less what was refunded.
      const usage = await linkRow(page, 'Vumba Blend, 1 kg').innerText()
      const [paid, total = '', refunded = ''] =
        /(\d+) paid, \$([\d,.]+) after \$([\d,.]+) refunded/.exec(usage)?.slice(1) ?? []
      const dollars = (text: string) => Number(text.replace(',', ''))
      expect(dollars(total)).toBe(Number(paid) * 18 - dollars(refunded))
      await expect(linkRow(page, 'Tip the roastery')).toContainText('Custom amount')
      await expect(linkRow(page, 'Tip the roastery')).toContainText(/ZWL\s[\d,]+\.00/)
      await expect(linkRow(page, 'Harvest hamper')).toContainText('Expired Sep 6, 2026')
    })
    await test.step('search looks at name, description and address', async () => {
      const search = page.getByRole('searchbox', { name: 'Search links' })
      for (const [typed, name] of [
        ['BLEND', 'Vumba Blend, 1 kg'],
        ['saturday', 'Barista class deposit'],
        ['/pay/tip-the', 'Tip the roastery'],
      ] as const) {
        await search.fill(typed)
        await expect(links).toHaveCount(1)
        await expect(linkRow(page, name)).toBeVisible()
      }
      await search.fill('zebra (crossing')
      await expect(page.getByRole('heading', { name: 'No payment links found.' })).toBeVisible()
      await page.getByRole('button', { name: 'Clear search' }).last().click()
      await expect(links).toHaveCount(6)
    })
  },
)

test.describe('making a link', () => {
  test(
    'is there once though pressed twice, active, and after a reload',
    { tag: '@core' },
    async ({ page }) => {
      await openLinkForm(page)
      await fillLinkForm(page, {
        name: 'Market day stall',
        description: 'Second Sunday',
        amount: '1,250.50',
        currency: 'ZWL',
      })
      await page.getByRole('button', { name: 'Create Link' }).dblclick()
      await test.step('it ends on its code, to hand on', async () => {
        const sheet = dialog(page, 'Market day stall')
        await expect(sheet.getByText('Payment link created successfully!')).toBeVisible()
        await expect(sheet.getByRole('img', { name: 'QR code for Market day stall' })).toBeVisible()
        for (const name of ['Copy Link', 'Print', 'Share'])
          await expect(sheet.getByRole('button', { name })).toBeVisible()
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByText('Scan to pay', { exact: true })).toBeVisible()
        await expect(page.getByText(/^No data\? Dial \*151/)).toBeVisible()
        await expect(page.getByText('Sample, do not pay', { exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Payment Links' })).toBeHidden()
        await page.emulateMedia({ media: null })
        await closeMadeLink(page)
      })
      await expect(linkRow(page)).toHaveCount(7)
      await page.reload()
      const row = linkRow(page, 'Market day stall')
      await expect(row).toContainText(/ZWL\s1,250\.50/)
      await expect(row).toContainText('Active')
      await shareLink(page, 'Market day stall', 'Copy Link')
      await expect(page.getByText('Copied to clipboard!')).toBeVisible()
      const address = new URL(await copied(page))
      expect(address.origin).toBe(new URL(page.url()).origin)
      expect(address.pathname).toBe('/pay/market-day-stall')
      expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
        n: 'Market day stall',
        m: 'Vumba Coffee Roasters',
        a: '125050',
        c: 'ZWL',
      })
    },
  )

  test('the form keeps what is typed, takes Enter, and keeps a draft until it is published', async ({
    page,
  }) => {
    await test.step('Enter makes it; without an amount the customer chooses', async () => {
      await openLinkForm(page)
      await field(page, 'Link Name').fill('Donations')
      await field(page, 'Link Name').press('Enter')
      await closeMadeLink(page)
      await expect(linkRow(page, 'Donations')).toContainText('Custom amount')
    })
    await test.step('stands up at 320 pixels, with long words too', async () => {
      const name = 'W'.repeat(80)
      await makeLink(page, {
        name,
        description: 'M'.repeat(280),
        amount: '8,749.99',
        currency: 'ZWL',
      })
      await page.setViewportSize({ width: 320, height: 640 })
      await expect(linkRow(page, name)).toContainText('8,749.99')
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 360, height: 740 })
    })
    await test.step('a draft is kept inactive, and published later', async () => {
      await openLinkForm(page)
      await field(page, 'Link Name').fill('Easter box')
      await page.getByRole('button', { name: 'Save as Draft' }).click()
      await expect(page.getByText('Payment link saved as draft')).toBeVisible()
      await expect(linkRow(page, 'Easter box')).toContainText('Draft')
      await expect(linkRow(page, 'Easter box')).not.toContainText('Inactive')
      await chooseAction(page, 'Easter box', 'Edit')
      await field(page, 'Amount').fill('30')
      await page.getByRole('button', { name: 'Create Link' }).click()
      await closeMadeLink(page)
      await expect(linkRow(page, 'Easter box')).toContainText('$30.00')
      await expect(linkRow(page, 'Easter box')).toContainText('Active')
      await expect(linkRow(page, 'Easter box')).not.toContainText('Draft')
    })
    await test.step('what is typed outlives closing the dialog, but not Cancel', async () => {
      await openLinkForm(page)
      await field(page, 'Link Name').fill('Half a thought')
      await page.keyboard.press('Escape')
      await expect(field(page, 'Link Name')).toHaveCount(0)
      await openLinkForm(page)
      await expect(field(page, 'Link Name')).toHaveValue('Half a thought')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await heard(page, 'Create payment link dialog closed')
      await expect(field(page, 'Link Name')).toHaveCount(0)
      await openLinkForm(page)
      await expect(field(page, 'Link Name')).toHaveValue('')
    })
  })
})

test.describe('changing a link', () => {
  test(
    'what is deleted comes back by Undo, and what it was paid stays',
    { tag: '@core' },
    async ({ page, goTo }) => {
      await test.step('is deleted after confirmation only, and Undo brings it back whole', async () => {
        const row = linkRow(page, 'Tip the roastery')
        const usage = /\d+ (payments|paid)/.exec(await row.innerText())?.[0] ?? 'none'
        await chooseAction(page, 'Tip the roastery', 'Delete')
        const question = page.getByRole('alertdialog', { name: 'Delete Tip the roastery?' })
        await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible()
        await question.getByRole('button', { name: 'Cancel' }).click()
        await expect(row).toBeVisible()
        await chooseAction(page, 'Tip the roastery', 'Delete')
        await question.getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText('Payment link deleted')).toBeVisible()
        await expect(row).toHaveCount(0)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.getByText('Tip the roastery restored')).toBeVisible()
        await expect(row).toContainText(usage)
      })
      await test.step('what a deleted link was paid stays in the transactions', async () => {
        const all = page.getByText(/^Showing 25 of [\d,]+ transactions$/)
        await goTo('transactions')
        const before = await all.innerText()
        await goTo('payment-links')
        await chooseAction(page, 'Vumba Blend, 1 kg', 'Delete')
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
        await heard(page, 'Payment link deleted')
        await goTo('transactions')
        await expect(all).toHaveText(before)
      })
    },
  )
})

test('USSD and an expired link’s code, also by keyboard', async ({ page }) => {
  await test.step('by keyboard: the dialog, and back to where it was', async () => {
    const row = linkRow(page, 'Barista class deposit')
    await row.getByRole('button', { name: 'Share', exact: true }).focus()
    await page.keyboard.press('Enter')
    await rowAction(page, 'Show USSD Code').focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Pay by USSD').getByText('ZW1047')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Pay by USSD')).toHaveCount(0)
    await expect(row.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
  })
  await test.step('USSD shows three codes and the reference, and copies what to do', async () => {
    await shareLink(page, 'Vumba Blend, 1 kg', 'Show USSD Code')
    const ussd = dialog(page, 'Pay by USSD')
    for (const text of ['*151*200*5#', '*210*95#', '*483*44#', 'ZW1042', '$18.00'])
      await expect(ussd.getByText(text, { exact: true })).toBeVisible()
    await ussd.getByRole('button', { name: 'Copy OneMoney code' }).click()
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    expect(await copied(page)).toBe('*210*95#')
    await ussd.getByRole('button', { name: 'Copy Instructions' }).click()
    await expect(page.getByText('Instructions copied and ready to share')).toBeVisible()
    const text = await copied(page)
    for (const part of ['EcoCash: *151*200*5#', 'InnBucks: *483*44#', 'ZW1042', '$18.00'])
      expect(text).toContain(part)
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await test.step('says of an inactive or expired link that it can’t be paid', async () => {
    await shareLink(page, 'Harvest hamper', 'Show QR Code')
    await expect(dialog(page, 'Harvest hamper').getByText(/has expired/)).toBeVisible()
  })
})

test.describe('handing a link on', () => {
  test(
    'the QR code’s file holds the address that is copied',
    { tag: '@core' },
    async ({ page }) => {
      await shareLink(page, 'Vumba Blend, 1 kg', 'Copy Link')
      await heard(page, 'Copied to clipboard!')
      const address = await copied(page)
      await shareLink(page, 'Vumba Blend, 1 kg', 'Show QR Code')
      const qr = dialog(page, 'Vumba Blend, 1 kg')
      await expect(qr.getByRole('img', { name: 'QR code for Vumba Blend, 1 kg' })).toBeVisible()
      await expect(qr.getByText('/pay/vumba-blend-1kg')).toBeVisible()
      for (const [format, mime] of [
        ['PNG', 'image/png'],
        ['SVG', 'image/svg+xml'],
      ] as const) {
        await qr.getByRole('radio', { name: format }).check()
        const download = page.waitForEvent('download')
        await qr.getByRole('button', { name: 'Download' }).click()
        const file = await download
        expect(file.suggestedFilename()).toBe(`vumba-blend-1kg-qr.${format.toLowerCase()}`)
        const bytes = await readFile(await file.path())
        expect(await readPicture(page, bytes, mime)).toBe(address)
      }
      await qr.getByRole('button', { name: 'Full screen' }).click()
      const plate = dialog(page, 'QR code for Vumba Blend')
      await plate.getByRole('button', { name: 'Close' }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await test.step('by WhatsApp its analytics say when', async () => {
        await page.evaluate(() => {
          Object.assign(navigator, { canShare: () => true, share: async () => undefined })
        })
        await shareLink(page, 'Vumba Blend, 1 kg', 'Share by WhatsApp')
        await heard(page, 'Shared by WhatsApp')
        await chooseAction(page, 'Vumba Blend, 1 kg', 'View Analytics')
        await expect(
          dialog(page, 'Link analytics')
            .getByRole('term')
            .filter({ hasText: 'Shared by WhatsApp' }),
        ).toBeVisible()
      })
    },
  )
})
