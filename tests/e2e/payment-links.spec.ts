// Proves LINK-1, LINK-3.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import {
  closeMadeLink,
  fillLinkForm,
  linkForm,
  makeLink,
  openLinkForm,
} from '#tests/support/link-form.ts'
import { press } from '#tests/support/press.ts'
import { readQr } from '#tests/support/read-qr.ts'
import { chooseAction, linkRow, openActions, rowAction } from '#tests/support/rows.ts'
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

/** Returns a picture's pixels, rendered 400 wide by the page's browser. */
async function pointsOf(page: Page, bytes: Buffer, mime: string) {
  const side = 400
  const points = await page.evaluate(
    async ([base64, type, width]) => {
      const image = new Image()
      image.src = `data:${type};base64,${base64}`
      await image.decode()
      const ink = new OffscreenCanvas(width, width).getContext('2d')
      ink?.drawImage(image, 0, 0, width, width)
      const { data } = ink?.getImageData(0, 0, width, width) ?? { data: [] }
      // As one string, because Playwright would take minutes to transfer that many numbers.
      return Array.from({ length: width * width }, (_, at) => (data[at * 4] ?? 255) >> 7).join('')
    },
    [bytes.toString('base64'), mime, side] as const,
  )
  const data = Uint8ClampedArray.from(
    [...points].flatMap((lit) => Array(4).fill(Number(lit) * 255)),
  )
  return { data, width: side, height: side }
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
  test('says what is wrong, field by field, and saves nothing', async ({ page }) => {
    await openLinkForm(page)
    const day = linkForm(page).getByLabel('Expiry date', { exact: true })
    await expect(day).toBeDisabled()
    await page.getByRole('switch', { name: 'Set Expiry Date' }).click()
    await expect(day).toBeEnabled()
    await fillLinkForm(page, { amount: '-5', path: 'no spaces/please' })
    await page.getByRole('button', { name: 'Create Link' }).click()
    for (const message of [
      'Enter a name of at least 2 characters',
      'Enter an amount greater than 0',
      'Choose an expiry date',
      'Use only a–z, 0–9 and hyphens',
    ])
      await expect(page.getByText(message)).toBeVisible()
    await expect(linkForm(page).getByLabel('Link Name')).toBeFocused()
    await axe(page)
    // The path is checked while typing, before anything is submitted.
    await fillLinkForm(page, { path: 'vumba-blend-1kg' })
    await expect(page.getByText('This path is taken')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(linkRow(page)).toHaveCount(6)
  })

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
        await axe(page)
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByText('Scan to pay', { exact: true })).toBeVisible()
        await expect(page.getByText(/^No data\? Dial \*151/)).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Payment Links' })).toBeHidden()
        await page.emulateMedia({ media: null })
        await closeMadeLink(page)
      })
      await expect(linkRow(page)).toHaveCount(7)
      await page.reload()
      const row = linkRow(page, 'Market day stall')
      await expect(row).toContainText(/ZWL\s1,250\.50/)
      await expect(row).toContainText('Active')
      await row.getByRole('button', { name: 'Copy Link' }).click()
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

  test('a link of one day, and one of long words', async ({ page }) => {
    await test.step('expires by itself, in front of whoever looks', async () => {
      await makeLink(page, { name: 'Today only', lastDay: '2026-11-21' })
      await expect(linkRow(page, 'Today only')).toContainText('Expires Nov 21, 2026')
      await page.clock.fastForward('12:00:00')
      await expect(linkRow(page, 'Today only')).toContainText('Expired Nov 21, 2026')
      await openActions(linkRow(page, 'Today only'), 'Today only')
      await expect(rowAction(page, 'Edit')).toBeVisible()
      await expect(rowAction(page, 'Activate')).toHaveCount(0)
      await expect(rowAction(page, 'Deactivate')).toHaveCount(0)
    })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await test.step('stands up at 320 pixels, with long words too', async () => {
      const name = 'W'.repeat(80)
      const description = 'M'.repeat(280)
      await makeLink(page, { name, description, amount: '8,749.99', currency: 'ZWL' })
      await page.setViewportSize({ width: 320, height: 640 })
      await expect(linkRow(page, name)).toContainText('8,749.99')
      await expectNoSidewaysScroll(page)
    })
  })
})

test.describe('changing a link', () => {
  test('edits, expiry and status', async ({ page }) => {
    await test.step('an edit changes what was typed and keeps the rest', async () => {
      const row = linkRow(page, 'Vumba Blend, 1 kg')
      const usage = /\d+ (payments|paid)/.exec(await row.innerText())?.[0] ?? 'none'
      await chooseAction(page, 'Vumba Blend, 1 kg', 'Edit')
      await expect(field(page, 'Custom Link Path')).toHaveValue('vumba-blend-1kg')
      await field(page, 'Amount').fill('19.5')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Payment link updated successfully')).toBeVisible()
      await expect(row).toContainText('$19.50')
      await expect(row).toContainText(usage)
    })
    await test.step('an expired link with a new last day is active again', async () => {
      await chooseAction(page, 'Harvest hamper', 'Edit')
      await page.getByLabel('Expiry date', { exact: true }).fill('2026-12-24')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(linkRow(page, 'Harvest hamper')).toContainText('Active')
      await expect(linkRow(page, 'Harvest hamper')).toContainText('Expires Dec 24, 2026')
    })
    await test.step('deactivates and activates with the specification’s words', async () => {
      await chooseAction(page, 'Barista class deposit', 'Deactivate')
      await expect(page.getByText('Payment link status deactivated')).toBeVisible()
      await expect(linkRow(page, 'Barista class deposit')).toContainText('Inactive')
      await chooseAction(page, 'Barista class deposit', 'Activate')
      await expect(page.getByText('Payment link status activated')).toBeVisible()
      await expect(linkRow(page, 'Barista class deposit')).toContainText('Active')
    })
  })

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
        await axe(page)
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

test('without a link the page says so and offers to make one', async ({ page, isMobile }) => {
  const first = linkRow(page).first()
  for (let left = 6; left > 0; left -= 1) {
    await press(first.getByRole('button', { name: /^Actions for/ }), isMobile)
    await press(rowAction(page, 'Delete'), isMobile)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(linkRow(page)).toHaveCount(left - 1)
  }
  await expect(page.getByRole('heading', { name: 'No payment links found.' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Create Payment Link' }).last().click()
  await expect(field(page, 'Link Name')).toBeVisible()
})

test('in dry run each button says what it would do, and nothing changes', async ({ page }) => {
  await page.getByRole('button', { name: 'Demo controls' }).click()
  await page.getByRole('switch', { name: 'Dry run' }).click()
  await expect(page.getByRole('switch', { name: 'Dry run' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [item, words] of [
    ['Edit', 'Edit payment link dialog would open'],
    ['View Analytics', 'Payment link statistics would be shown'],
    ['Share', 'Sharing options would be shown'],
    ['Deactivate', 'Payment link would be deactivated'],
    ['Delete', 'Payment link would be deleted after confirmation'],
  ] as const) {
    await chooseAction(page, 'Barista class deposit', item)
    await heard(page, words)
  }
  await linkRow(page, 'Barista class deposit').getByRole('button', { name: 'Show QR Code' }).click()
  const qr = dialog(page, 'Barista class deposit')
  await qr.getByRole('button', { name: 'Download' }).click()
  await heard(page, 'QR code would be downloaded')
  await qr.getByRole('button', { name: 'Share' }).click()
  await heard(page, 'QR code would be shared')
  await page.keyboard.press('Escape')
  await expect(qr).toHaveCount(0)
  await openLinkForm(page)
  await field(page, 'Link Name').fill('Never made')
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await heard(page, 'Payment link would be saved as draft')
  await page.getByRole('button', { name: 'Create Link' }).click()
  await heard(page, 'Payment link would be created')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await heard(page, 'Create payment link dialog closed')
  await expect(linkRow(page)).toHaveCount(6)
  await expect(linkRow(page, 'Barista class deposit')).toContainText('Active')
})

test('USSD and an expired link’s code, also by keyboard', async ({ page }) => {
  await test.step('by keyboard: the dialog, and back to where it was', async () => {
    const row = linkRow(page, 'Barista class deposit')
    await row.getByRole('button', { name: 'Copy Link' }).focus()
    await page.keyboard.press('Tab')
    await expect(row.getByRole('button', { name: 'Show QR Code' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Pay by USSD').getByText('ZW1047')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Pay by USSD')).toHaveCount(0)
    await expect(row.getByRole('button', { name: 'Show USSD Code' })).toBeFocused()
  })
  await test.step('USSD shows three codes and the reference, and copies what to do', async () => {
    await linkRow(page, 'Vumba Blend, 1 kg').getByRole('button', { name: 'Show USSD Code' }).click()
    const ussd = dialog(page, 'Pay by USSD')
    for (const text of ['*151*200*5#', '*210*95#', '*483*44#', 'ZW1042', '$18.00'])
      await expect(ussd.getByText(text, { exact: true })).toBeVisible()
    await axe(page)
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
    await linkRow(page, 'Harvest hamper').getByRole('button', { name: 'Show QR Code' }).click()
    await expect(dialog(page, 'Harvest hamper').getByText(/has expired/)).toBeVisible()
  })
})

test.describe('handing a link on', () => {
  test(
    'the QR code’s file holds the address that is copied',
    { tag: '@core' },
    async ({ page }) => {
      const row = linkRow(page, 'Vumba Blend, 1 kg')
      await row.getByRole('button', { name: 'Copy Link' }).click()
      await heard(page, 'Copied to clipboard!')
      const address = await copied(page)
      await row.getByRole('button', { name: 'Show QR Code' }).click()
      const qr = dialog(page, 'Vumba Blend, 1 kg')
      await expect(qr.getByRole('img', { name: 'QR code for Vumba Blend, 1 kg' })).toBeVisible()
      await expect(qr.getByText('/pay/vumba-blend-1kg')).toBeVisible()
      await axe(page)
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
        expect(readQr(await pointsOf(page, bytes, mime))).toBe(address)
      }
    },
  )

  test('Share gives the address to the system, or copies it where there is no sheet', async ({
    page,
  }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true })
    })
    await chooseAction(page, 'Barista class deposit', 'Share')
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    expect(await copied(page)).toContain('/pay/barista-class#')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: () => true })
      Object.defineProperty(navigator, 'share', {
        value: async ({ title, url, files = [] }: ShareData) => {
          const names = files.map(({ name }) => name).join()
          document.body.dataset['shared'] = [title, url, names].join(' ')
        },
      })
    })
    await page.reload()
    await chooseAction(page, 'Barista class deposit', 'Share')
    const body = page.locator('body')
    await expect(body).toHaveAttribute('data-shared', /^Barista class deposit http.*\/pay\/barista/)
    await linkRow(page, 'Barista class deposit')
      .getByRole('button', { name: 'Show QR Code' })
      .click()
    await dialog(page, 'Barista class deposit').getByRole('button', { name: 'Share' }).click()
    await expect(body).toHaveAttribute('data-shared', /barista-class-qr\.png$/)
  })
})

test('the analytics agree with the list, and Back closes them', async ({ page }) => {
  const text = await linkRow(page, 'Vumba Blend, 1 kg').innerText()
  const [, paid = '', total = ''] = /(\d+) paid, (\$[\d,.]+)/.exec(text) ?? []
  await chooseAction(page, 'Vumba Blend, 1 kg', 'View Analytics')
  const drawer = dialog(page, 'Link analytics')
  const figure = (term: string) =>
    drawer.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`))
  await expect(figure('Views')).toHaveText('231')
  await expect(figure('Payments')).toHaveText(paid)
  await expect(figure('Total collected')).toHaveText(total)
  await expect(figure('Conversion')).toHaveText(`${Math.round((Number(paid) / 231) * 100)}%`)
  const daily = drawer.getByRole('table', { name: /^Payments each day, \w+ \d+ to today$/ })
  await expect(daily.getByRole('rowheader')).toHaveCount(30)
  const inAll = /[\d,]+ payments/.exec(
    await drawer.getByText(/^Total: [\d,]+ payments/).innerText(),
  )?.[0]
  const soFar = drawer.getByRole('table', { name: /^Payments so far, \w+ \d+ to today$/ })
  await expect(soFar.getByRole('cell').last()).toContainText(inAll ?? 'nothing')
  await expect(drawer.getByText('EcoCash')).toBeVisible()
  await expect(dialog(page, /^Actions for/)).toHaveCount(0)
  await axe(page)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(linkRow(page)).toHaveCount(6)
})
