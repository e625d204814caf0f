import { correction, generate } from 'lean-qr'
import type { Locator, Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { press } from '#tests/support/press.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** The row of a link in the table, or its card. */
const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ visible: true })
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button', { name: 'Show QR Code' }) })

const rows = (page: Page) => rowOf(page, '')

async function choose(page: Page, name: string, item: string) {
  await rowOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await menuItem(page, item).click()
}

/** A menu beside its button, or buttons in a sheet. */
const menuItem = (page: Page, name: string) =>
  page
    .getByRole('menuitem', { name, exact: true })
    .or(
      page.getByRole('dialog', { name: /^Actions for/ }).getByRole('button', { name, exact: true }),
    )

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })

/** Waits for a notification, and takes it out of the way. */
async function heard(page: Page, text: string) {
  const toast = page.getByRole('listitem').filter({ hasText: text })
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
}

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Create Payment Link' }).first().click()
  await expect(field(page, 'Link Name')).toBeVisible()
}

test.beforeEach(async ({ goTo }) => {
  await goTo('payment-links')
})

test.describe('the list', () => {
  test('each tab counts and holds the links of its status', async ({ page }) => {
    for (const [tab, status] of [
      ['Active', 'Active'],
      ['Inactive', 'Inactive'],
      ['Expired', 'Expired'],
    ] as const) {
      const chosen = page.getByRole('tab', { name: new RegExp(`^${tab}`) })
      await chosen.click()
      const count = Number(/\d+/.exec(await chosen.innerText())?.[0])
      expect(count).toBeGreaterThan(0)
      await expect(rows(page)).toHaveCount(count)
      await expect(rows(page).filter({ hasText: status })).toHaveCount(count)
    }
    await page.getByRole('tab', { name: /^All Links/ }).click()
    await expect(rows(page)).toHaveCount(6)
  })

  test('the tab is in the address and outlives a reload', async ({ page }) => {
    await page.getByRole('tab', { name: /^Expired/ }).click()
    await expect(page).toHaveURL(/\?tab=expired$/)
    await page.reload()
    await expect(page.getByRole('tab', { name: /^Expired/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(rows(page)).toHaveCount(1)
  })

  test('arrow keys go from tab to tab', async ({ page }) => {
    await page.getByRole('tab', { name: /^All Links/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /^Inactive/ })).toBeFocused()
    await expect(rowOf(page, 'Wholesale sample box')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
  })

  test('search looks at name, description and address', async ({ page }) => {
    const search = page.getByRole('searchbox', { name: 'Search links' })
    for (const [typed, name] of [
      ['BLEND', 'Vumba Blend, 1 kg'],
      ['saturday', 'Barista class deposit'],
      ['/pay/tip-the', 'Tip the roastery'],
    ] as const) {
      await search.fill(typed)
      await expect(rows(page)).toHaveCount(1)
      await expect(rowOf(page, name)).toBeVisible()
    }
    await search.fill('zebra (crossing')
    await expect(page.getByRole('heading', { name: 'No payment links found.' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).last().click()
    await expect(rows(page)).toHaveCount(6)
  })

  test('shows amount, usage and what the customer chooses', async ({ page }) => {
    await expect(rowOf(page, 'Vumba Blend, 1 kg')).toContainText('$18.00')
    await expect(rowOf(page, 'Tip the roastery')).toContainText('Custom amount')
    await expect(rowOf(page, 'Tip the roastery')).toContainText(/ZWL\s[\d,]+\.00/)
    await expect(rowOf(page, 'Harvest hamper')).toContainText('Expired Sep 6, 2026')
  })

  test('stands up at 320 pixels, with long words too', async ({ page }) => {
    await openForm(page)
    await field(page, 'Link Name').fill('W'.repeat(80))
    await field(page, 'Description (optional)').fill('M'.repeat(280))
    await field(page, 'Amount').fill('999,999.99')
    await page.getByText('ZWL', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Create Link' }).click()
    await heard(page, 'Payment link created successfully!')
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(rowOf(page, 'W'.repeat(80))).toContainText('999,999.99')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  })
})

test.describe('making a link', () => {
  test('says what is wrong, field by field, and saves nothing', async ({ page }) => {
    await openForm(page)
    await field(page, 'Amount').fill('-5')
    await page.getByRole('switch', { name: 'Set Expiry Date' }).click()
    await field(page, 'Custom Link Path').fill('no spaces/please')
    await page.getByRole('button', { name: 'Create Link' }).click()
    for (const message of [
      'Enter a name of at least 2 characters',
      'Enter an amount greater than 0',
      'Choose the last day',
      'Use only a-z, 0-9 and dashes',
    ])
      await expect(page.getByText(message)).toBeVisible()
    await expect(field(page, 'Link Name')).toBeFocused()
    await page.getByLabel('Expiry date', { exact: true }).fill('2026-11-20')
    await expect(page.getByText('Choose today or a later day')).toBeVisible()
    await field(page, 'Custom Link Path').fill('vumba-blend-1kg')
    await expect(page.getByText('Another link ends in vumba-blend-1kg already')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(rows(page)).toHaveCount(6)
  })

  test('an expiry date can be typed only once it is switched on', async ({ page }) => {
    await openForm(page)
    const date = page.getByLabel('Expiry date', { exact: true })
    await expect(date).toBeDisabled()
    await page.getByRole('switch', { name: 'Set Expiry Date' }).click()
    await expect(date).toBeEnabled()
  })

  test('is there once though pressed twice, active, and after a reload', async ({ page }) => {
    await openForm(page)
    await field(page, 'Link Name').fill('Market day stall')
    await field(page, 'Description (optional)').fill('Second Sunday')
    await field(page, 'Amount').fill('1,250.50')
    await page.getByText('ZWL', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Create Link' }).dblclick()
    await expect(page.getByText('Payment link created successfully!')).toBeVisible()
    await expect(rows(page)).toHaveCount(7)
    await page.reload()
    const row = rowOf(page, 'Market day stall')
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
  })

  test('Enter makes it; without an amount the customer chooses', async ({ page }) => {
    await openForm(page)
    await field(page, 'Link Name').fill('Donations')
    await field(page, 'Link Name').press('Enter')
    await expect(page.getByText('Payment link created successfully!')).toBeVisible()
    await expect(rowOf(page, 'Donations')).toContainText('Custom amount')
  })

  test('a draft is kept inactive, and published later', async ({ page }) => {
    await openForm(page)
    await field(page, 'Link Name').fill('Easter box')
    await page.getByRole('button', { name: 'Save as Draft' }).click()
    await expect(page.getByText('Payment link saved as draft')).toBeVisible()
    await expect(rowOf(page, 'Easter box')).toContainText('Draft')
    await expect(rowOf(page, 'Easter box')).toContainText('Inactive')
    await choose(page, 'Easter box', 'Edit')
    await field(page, 'Amount').fill('30')
    await page.getByRole('button', { name: 'Create Link' }).click()
    await expect(page.getByText('Payment link created successfully!')).toBeVisible()
    await expect(rowOf(page, 'Easter box')).toContainText('$30.00')
    await expect(rowOf(page, 'Easter box')).toContainText('Active')
    await expect(rowOf(page, 'Easter box')).not.toContainText('Draft')
  })

  test('what is typed outlives closing the dialog, but not Cancel', async ({ page }) => {
    await openForm(page)
    await field(page, 'Link Name').fill('Half a thought')
    await page.keyboard.press('Escape')
    await expect(field(page, 'Link Name')).toHaveCount(0)
    await openForm(page)
    await expect(field(page, 'Link Name')).toHaveValue('Half a thought')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(field(page, 'Link Name')).toHaveCount(0)
    await openForm(page)
    await expect(field(page, 'Link Name')).toHaveValue('')
  })

  test('expires by itself, in front of whoever looks', async ({ page }) => {
    await openForm(page)
    await field(page, 'Link Name').fill('Today only')
    await page.getByRole('switch', { name: 'Set Expiry Date' }).click()
    await page.getByLabel('Expiry date', { exact: true }).fill('2026-11-21')
    await page.getByRole('button', { name: 'Create Link' }).click()
    await expect(rowOf(page, 'Today only')).toContainText('Expires Nov 21, 2026')
    await page.clock.fastForward('12:00:00')
    await expect(rowOf(page, 'Today only')).toContainText('Expired Nov 21, 2026')
    await rowOf(page, 'Today only').getByRole('button', { name: 'Actions for Today only' }).click()
    await expect(menuItem(page, 'Edit')).toBeVisible()
    await expect(menuItem(page, 'Activate')).toHaveCount(0)
    await expect(menuItem(page, 'Deactivate')).toHaveCount(0)
  })
})

test.describe('changing a link', () => {
  test('an edit changes what was typed and keeps the rest', async ({ page }) => {
    const row = rowOf(page, 'Vumba Blend, 1 kg')
    const usage = /\d+ (payments|paid)/.exec(await row.innerText())?.[0] ?? 'none'
    await choose(page, 'Vumba Blend, 1 kg', 'Edit')
    await expect(field(page, 'Custom Link Path')).toHaveValue('vumba-blend-1kg')
    await field(page, 'Amount').fill('19.5')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Payment link updated successfully')).toBeVisible()
    await expect(row).toContainText('$19.50')
    await expect(row).toContainText(usage)
  })

  test('an expired link with a new last day is active again', async ({ page }) => {
    await choose(page, 'Harvest hamper', 'Edit')
    await page.getByLabel('Expiry date', { exact: true }).fill('2026-12-24')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(rowOf(page, 'Harvest hamper')).toContainText('Active')
    await expect(rowOf(page, 'Harvest hamper')).toContainText('Expires Dec 24, 2026')
  })

  test('deactivates and activates with the specification’s words', async ({ page }) => {
    await choose(page, 'Barista class deposit', 'Deactivate')
    await expect(page.getByText('Payment link status deactivated')).toBeVisible()
    await expect(rowOf(page, 'Barista class deposit')).toContainText('Inactive')
    await choose(page, 'Barista class deposit', 'Activate')
    await expect(page.getByText('Payment link status activated')).toBeVisible()
    await expect(rowOf(page, 'Barista class deposit')).toContainText('Active')
  })

  test('is deleted after confirmation only, and Undo brings it back whole', async ({ page }) => {
    const row = rowOf(page, 'Tip the roastery')
    const usage = /\d+ (payments|paid)/.exec(await row.innerText())?.[0] ?? 'none'
    await choose(page, 'Tip the roastery', 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Delete Tip the roastery?' })
    await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible()
    await axe(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toBeVisible()
    await choose(page, 'Tip the roastery', 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Payment link deleted')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Tip the roastery is back')).toBeVisible()
    await expect(row).toContainText(usage)
  })
})

test('what a deleted link was paid stays in the transactions', async ({ page, goTo }) => {
  const all = page.getByText(/^Showing 25 of [\d,]+ transactions$/)
  await goTo('transactions')
  const before = await all.innerText()
  await goTo('payment-links')
  await choose(page, 'Vumba Blend, 1 kg', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await heard(page, 'Payment link deleted')
  await goTo('transactions')
  await expect(all).toHaveText(before)
})

test('without a link the page says so and offers to make one', async ({ page, isMobile }) => {
  const first = rows(page).first()
  for (let left = 6; left > 0; left -= 1) {
    await press(first.getByRole('button', { name: /^Actions for/ }), isMobile)
    await press(menuItem(page, 'Delete'), isMobile)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(rows(page)).toHaveCount(left - 1)
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
    await choose(page, 'Barista class deposit', item)
    await heard(page, words)
  }
  await rowOf(page, 'Barista class deposit').getByRole('button', { name: 'Show QR Code' }).click()
  const qr = dialog(page, 'Barista class deposit')
  await qr.getByRole('button', { name: 'Download' }).click()
  await heard(page, 'QR code would be downloaded')
  await qr.getByRole('button', { name: 'Share' }).click()
  await heard(page, 'QR code would be shared')
  await page.keyboard.press('Escape')
  await expect(qr).toHaveCount(0)
  await openForm(page)
  await field(page, 'Link Name').fill('Never made')
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await heard(page, 'Payment link would be saved as draft')
  await page.getByRole('button', { name: 'Create Link' }).click()
  await heard(page, 'Payment link would be created')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await heard(page, 'Create payment link dialog closed')
  await expect(rows(page)).toHaveCount(6)
  await expect(rowOf(page, 'Barista class deposit')).toContainText('Active')
})

test('by keyboard: the dialog, and back to where it was', async ({ page }) => {
  const row = rowOf(page, 'Barista class deposit')
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

test.describe('handing a link on', () => {
  /** The modules that a picture of a QR code shows, quiet zone and all, read pixel by pixel. */
  async function modulesOf(page: Page, base64: string, mime: string, size: number) {
    return page.evaluate(
      async ([data, type, count]) => {
        const bytes = Uint8Array.from(atob(data), (each) => each.codePointAt(0) ?? 0)
        const url = URL.createObjectURL(new Blob([bytes], { type }))
        const image = new Image()
        image.src = url
        await image.decode()
        const side = count * 8
        const canvas = new OffscreenCanvas(side, side)
        const ink = canvas.getContext('2d')
        ink?.drawImage(image, 0, 0, side, side)
        const pixels = ink?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray()
        return Array.from({ length: count }, (_, y) =>
          Array.from({ length: count }, (__, x) =>
            (pixels[((y * 8 + 4) * side + x * 8 + 4) * 4] ?? 255) < 128 ? '#' : '.',
          ).join(''),
        )
      },
      [base64, mime, size] as const,
    )
  }

  test('the QR code holds the address, on the screen and in both files', async ({ page }) => {
    await rowOf(page, 'Vumba Blend, 1 kg').getByRole('button', { name: 'Copy Link' }).click()
    await heard(page, 'Copied to clipboard!')
    const address = await copied(page)
    const code = generate(address, { minCorrectionLevel: correction.M })
    const size = code.size + 8
    const wanted = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (__, x) => (code.get(x - 4, y - 4) ? '#' : '.')).join(''),
    )
    await rowOf(page, 'Vumba Blend, 1 kg').getByRole('button', { name: 'Show QR Code' }).click()
    const qr = dialog(page, 'Vumba Blend, 1 kg')
    await expect(qr.getByRole('img', { name: 'QR code for Vumba Blend, 1 kg' })).toBeVisible()
    await expect(qr.getByText('/pay/vumba-blend-1kg')).toBeVisible()
    for (const [format, mime] of [
      ['PNG', 'image/png'],
      ['SVG', 'image/svg+xml'],
    ] as const) {
      await qr.getByText(format, { exact: true }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        qr.getByRole('button', { name: 'Download' }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`vumba-blend-1kg-qr.${format.toLowerCase()}`)
      const stream = await file.createReadStream()
      const bytes = Buffer.concat(await stream.toArray())
      expect(await modulesOf(page, bytes.toString('base64'), mime, size)).toEqual(wanted)
    }
  })

  test('USSD shows three codes and the reference, and copies what to do', async ({ page }) => {
    await rowOf(page, 'Vumba Blend, 1 kg').getByRole('button', { name: 'Show USSD Code' }).click()
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

  test('Share gives the address to the system, or copies it where there is no sheet', async ({
    page,
    goTo,
  }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true })
    })
    await choose(page, 'Barista class deposit', 'Share')
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
    await goTo('payment-links')
    await choose(page, 'Barista class deposit', 'Share')
    const body = page.locator('body')
    await expect(body).toHaveAttribute('data-shared', /^Barista class deposit http.*\/pay\/barista/)
    await rowOf(page, 'Barista class deposit').getByRole('button', { name: 'Show QR Code' }).click()
    await dialog(page, 'Barista class deposit').getByRole('button', { name: 'Share' }).click()
    await expect(body).toHaveAttribute('data-shared', /barista-class-qr\.png$/)
  })

  test('says of an inactive or expired link that it can’t be paid', async ({ page }) => {
    await rowOf(page, 'Harvest hamper').getByRole('button', { name: 'Show QR Code' }).click()
    await expect(dialog(page, 'Harvest hamper').getByText(/has expired/)).toBeVisible()
  })
})

test('the analytics agree with the list, and Back closes them', async ({ page }) => {
  const text = await rowOf(page, 'Vumba Blend, 1 kg').innerText()
  const [, paid = ''] = /(\d+) (?:payments|paid)/.exec(text) ?? []
  await choose(page, 'Vumba Blend, 1 kg', 'View Analytics')
  const drawer = dialog(page, 'Link analytics')
  const figure = (term: string) =>
    drawer.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`))
  await expect(figure('Views')).toHaveText('231')
  await expect(figure('Payments')).toHaveText(paid)
  await expect(figure('Total collected')).toHaveText(
    `$${(Number(paid) * 18).toLocaleString('en-US')}.00`,
  )
  await expect(figure('Conversion')).toHaveText(`${Math.round((Number(paid) / 231) * 100)}%`)
  const daily = drawer.getByRole('table', { name: /^Collected each day, \w+ \d+ to today$/ })
  await expect(daily.getByRole('rowheader')).toHaveCount(30)
  const inAll = /^\$[\d,.]+\d/.exec(await drawer.getByText(/in all\. Best day/).innerText())?.[0]
  const soFar = drawer.getByRole('table', { name: /^Collected so far, \w+ \d+ to today$/ })
  await expect(soFar.getByRole('cell').last()).toContainText(inAll ?? 'nothing')
  await expect(drawer.getByText('EcoCash')).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(rows(page)).toHaveCount(6)
})

test.describe('axe finds nothing', () => {
  // Without motion nothing is half faded in when it is looked at.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('in the form, with its messages', async ({ page }) => {
    await openForm(page)
    await page.getByRole('button', { name: 'Create Link' }).click()
    await expect(page.getByText('Enter a name of at least 2 characters')).toBeVisible()
    await axe(page)
  })

  for (const [button, name] of [
    ['Show QR Code', 'Vumba Blend, 1 kg'],
    ['Show USSD Code', 'Pay by USSD'],
  ] as const)
    test(`behind ${button}`, async ({ page }) => {
      await rowOf(page, 'Vumba Blend, 1 kg').getByRole('button', { name: button }).click()
      await expect(dialog(page, name).getByRole('button').first()).toBeVisible()
      await axe(page)
    })

  test('in the analytics', async ({ page }) => {
    await choose(page, 'Vumba Blend, 1 kg', 'View Analytics')
    await expect(dialog(page, 'Link analytics').getByText('EcoCash')).toBeVisible()
    await expect(dialog(page, /^Actions for/)).toHaveCount(0)
    await axe(page)
  })
})
