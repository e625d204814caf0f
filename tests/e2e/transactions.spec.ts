import { readFile } from 'node:fs/promises'
import { generate } from 'lean-qr'
import type { Locator, Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { readCsv } from '#tests/support/read-csv.ts'
import { readPdf, readQr } from '#tests/support/read-pdf.ts'
import { readXlsx } from '#tests/support/read-xlsx.ts'
import { ledgerOf, type StoredTransaction } from '#tests/support/stored-rows.ts'

const list = '/dashboard/payments/transactions'

/** The rows of the present page: a table's where it is wide, else the list's buttons. */
const rowsOf = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.locator('main li').getByRole('button', { name: /\$|ZWL/ })
    : page.getByRole('table', { name: 'Transactions' }).locator('tbody tr')

async function openMenu(page: Page, isMobile: boolean, index = 0) {
  const row = rowsOf(page, isMobile).nth(index)
  await (isMobile ? row.click() : row.getByRole('button', { name: /^Actions for/ }).click())
}

const choose = (page: Page, isMobile: boolean, label: string) =>
  page.getByRole(isMobile ? 'button' : 'menuitem', { name: label, exact: true }).click()

async function go(page: Page, query = '') {
  await page.goto(list + query)
  await settled(page)
}

/** Enters a payment by hand. */
async function enter(page: Page, customer: string, amount: string, number: string) {
  await page.getByRole('button', { name: 'New Transaction' }).click()
  const form = page.getByRole('dialog', { name: 'New Transaction' })
  await form.getByLabel('Customer').fill(customer)
  await form.getByLabel('Amount', { exact: true }).fill(amount)
  await form.getByLabel('Mobile number').fill(number)
  await form.getByRole('button', { name: 'Create Transaction' }).click()
  await expect(form).toBeHidden()
}

/** The newest payment in USD that can be refunded in two parts. */
async function refundable(page: Page): Promise<StoredTransaction> {
  const rows = (await ledgerOf(page)).filter(
    ({ type, status, currency, amount, refunded }) =>
      type === 'payment' &&
      status === 'successful' &&
      currency === 'USD' &&
      amount > 1_000 &&
      refunded === 0,
  )
  return rows.reduce((newest, row) => (row.date > newest.date ? row : newest))
}

/** A payment that came by a link. */
async function byLink(page: Page): Promise<StoredTransaction> {
  const found = (await ledgerOf(page)).find(
    ({ type, status, linkId }) =>
      type === 'payment' && status === 'successful' && linkId === '1042',
  )
  if (!found?.reference) throw new Error('No payment by this link has a reference.')
  return found
}

/** What a QR code of a text looks like, row by row. */
function qrOf(text: string): string[] {
  const code = generate(text)
  return Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (__, x) => (code.get(x, y) ? '#' : '.')).join(''),
  )
}

/** The texts come into this order; gives the first of them. */
async function expectSorted(texts: Locator, order: (a: string, b: string) => number) {
  let found: string[] = []
  await expect(async () => {
    found = await texts.allTextContents()
    expect(found).toHaveLength(25)
    expect(found).toEqual([...found].sort(order))
  }).toPass({ timeout: 10_000 })
  return found[0]
}

async function countPending(page: Page): Promise<number> {
  return (await ledgerOf(page)).filter(({ status }) => status === 'pending').length
}

/** There are some, and each of them says so. */
async function expectEach(some: Locator, text: string) {
  await expect(some.first()).toBeVisible()
  await expect(some.filter({ hasNotText: text })).toHaveCount(0)
}

const usd = (minor: number) => `$${(minor / 100).toFixed(2)}`
const payments = '?status=successful&type=payment'

const footer = (page: Page) => page.getByText(/^Showing/)

test.describe('the list', () => {
  test('shows 25 of all, and goes from page to page', async ({ page, isMobile }) => {
    await go(page)
    await expect(rowsOf(page, isMobile)).toHaveCount(25)
    await expect(footer(page)).toHaveText(/^Showing 25 of \d+ transactions$/)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/[?&]page=2$/)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled()
    await page.reload()
    await settled(page)
    await expect(page).toHaveURL(/[?&]page=2$/)
  })

  test('finds by ID and by customer, and says when nothing is found', async ({
    page,
    isMobile,
  }) => {
    await go(page)
    const search = page.getByRole('searchbox', { name: 'Search by transaction ID or customer' })
    const { id } = await refundable(page)
    await search.fill(id.toLowerCase())
    await expect(rowsOf(page, isMobile)).toHaveCount(1)
    await expect(footer(page)).toHaveText('Showing 1 of 1 transactions')
    await search.fill('rudo CHIK')
    await expect(rowsOf(page, isMobile).first()).toContainText('Rudo Chikomo')
    await expect(page).toHaveURL(/q=rudo\+CHIK/)
    await search.fill('no one at all')
    await expect(page.getByRole('heading', { name: 'No transactions found.' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(rowsOf(page, isMobile)).toHaveCount(25)
    await expect(search).toHaveValue('')
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })

  test('keeps its filters in the address', async ({ page, goTo, isMobile }) => {
    await go(page)
    await page.getByRole('button', { name: /^Pending/ }).click()
    await expect(page).toHaveURL(/status=pending/)
    const pending = await countPending(page)
    expect(pending).toBeGreaterThan(0)
    await expect(rowsOf(page, isMobile)).toHaveCount(pending)
    await expectEach(rowsOf(page, isMobile), 'Pending')
    await page.reload()
    await settled(page)
    await expect(rowsOf(page, isMobile)).toHaveCount(pending)
    await goTo('business')
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Pending/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(rowsOf(page, isMobile)).toHaveCount(pending)
  })

  test('filters by method and by date, with chips that clear each', async ({ page, isMobile }) => {
    await go(page)
    if (isMobile) await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const prefix = isMobile ? ['Payment method', 'Date range'] : ['Method', 'Date']
    await page.getByRole('button', { name: `${prefix[0]}: All` }).click()
    await page.getByRole('option', { name: 'Visa' }).click()
    await page.getByRole('button', { name: `${prefix[1]}: All` }).click()
    await page.getByRole('option', { name: 'This month' }).click()
    if (isMobile) await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page).toHaveURL(/method=visa&date=thisMonth/)
    await expectEach(rowsOf(page, isMobile), 'Visa')
    await page.getByRole('button', { name: 'Clear filter: Visa' }).click()
    await expect(page).not.toHaveURL(/method/)
    await page.getByRole('button', { name: 'Clear filter: This month' }).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })

  test('takes a custom range, and says one that ends before it begins', async ({
    page,
    isMobile,
  }) => {
    await go(page, '?date=custom')
    await page.getByLabel('From', { exact: true }).fill('2026-11-20')
    await page.getByLabel('To', { exact: true }).fill('2026-11-20')
    await expect(page).toHaveURL(/from=2026-11-20&to=2026-11-20/)
    await expect(
      page.getByRole('button', { name: 'Clear filter: Nov 20, 2026 to Nov 20, 2026' }),
    ).toBeVisible()
    const wanted = isMobile ? page.getByRole('heading', { level: 2 }) : page.locator('tbody tr')
    await expectEach(wanted, isMobile ? 'Yesterday' : 'Nov 20, 2026')
    await page.getByLabel('To', { exact: true }).fill('2026-11-19')
    await expect(page.getByText('This day is after the last one')).toBeVisible()
  })

  test('filters by type and amount, and says a from above the to', async ({ page, isMobile }) => {
    await go(page)
    await page.getByRole('button', { name: isMobile ? 'Filters' : 'Advanced', exact: true }).click()
    const box = page.getByRole('dialog', { name: isMobile ? 'Filters' : 'Advanced filters' })
    await box.getByRole('checkbox', { name: 'Refund' }).check()
    await box.getByLabel('Amount from').fill('100')
    await box.getByLabel('Amount to').fill('1')
    await box.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(box.getByText('This is less than the amount from')).toBeVisible()
    await box.getByLabel('Amount from').fill('1')
    await box.getByLabel('Amount to').fill('100')
    await box.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(box).toBeHidden()
    await expect(page.getByRole('button', { name: 'Clear filter: $1.00 to $100.00' })).toBeVisible()
    await expectEach(rowsOf(page, isMobile), '\u2212')
    await page.getByRole('button', { name: 'Clear filter: Refund' }).click()
    await expect(page).not.toHaveURL(/type=/)
  })

  test('sorts by a column, both ways', async ({ page, isMobile }) => {
    const names = page.locator(isMobile ? 'main li .font-medium' : 'tbody tr td:nth-child(4)')
    const head = page.getByRole('columnheader', { name: 'Customer' })
    // Cards have no columns to press: there the address sorts.
    await go(page, isMobile ? '?sort=customer' : '')
    if (!isMobile) {
      await head.getByRole('button').click()
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
    }
    const first = await expectSorted(names, (a, b) => a.localeCompare(b, 'en'))
    if (isMobile) await go(page, '?sort=-customer')
    else {
      await head.getByRole('button').click()
      await expect(head).toHaveAttribute('aria-sort', 'descending')
    }
    const last = await expectSorted(names, (a, b) => b.localeCompare(a, 'en'))
    expect(last).not.toBe(first)
  })
})

test.describe('details', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('open over the list at their own address, and close back to it', async ({
    page,
    isMobile,
  }) => {
    await go(page, payments)
    await openMenu(page, isMobile)
    await choose(page, isMobile, 'View Details')
    const sheet = page.getByRole('dialog', { name: /^TX-\d+$/ })
    await expect(sheet.getByText('You receive')).toBeVisible()
    await expect(page).toHaveURL(/transactions\/TX-\d+\?status=successful&type=payment$/)
    await page.reload()
    await expect(sheet.getByText('You receive')).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/transactions\?status=successful&type=payment$/)
  })

  test('the Back button closes them', async ({ page, isMobile }) => {
    await go(page)
    await openMenu(page, isMobile)
    await choose(page, isMobile, 'View Details')
    await expect(page.getByRole('dialog', { name: /^TX-/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })

  test('an unknown ID says so, and a last slash does no harm', async ({ page }) => {
    await page.goto(`${list}/TX-1`)
    await expect(page.getByText('No such transaction')).toBeVisible()
    const { id } = await refundable(page)
    await page.goto(`${list}/${id}/`)
    const sheet = page.getByRole('dialog', { name: id, exact: true })
    await expect(sheet.getByText('You receive')).toBeVisible()
  })

  test('the receipt is a PDF with the ledger’s figures, and its QR code holds the reference', async ({
    page,
  }) => {
    await go(page)
    const { id, customer, amount, fee, reference } = await byLink(page)
    await page.goto(`${list}/${id}`)
    const sheet = page.getByRole('dialog', { name: id })
    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Download Receipt' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`receipt-${id}.pdf`)
    const bytes = await readFile(await file.path())
    const lines = readPdf(bytes)
    for (const text of ['Vumba Coffee Roasters', id, customer, usd(amount), usd(fee)])
      expect(lines).toContain(text)
    expect(readQr(bytes)).toEqual(qrOf(reference))
    await expect(page.getByText(`The receipt for ${id} is downloaded`)).toBeVisible()
  })

  test('give the ID and the reference to copy, and lead to the link that was paid', async ({
    page,
  }) => {
    await go(page)
    const { id, reference } = await byLink(page)
    await page.goto(`${list}/${id}`)
    const sheet = page.getByRole('dialog', { name: id })
    for (const [what, text] of [
      ['transaction ID', id],
      ['reference', reference],
    ] as const) {
      await sheet.getByRole('button', { name: `Copy ${what}` }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    }
    await expect(page.getByText('Copied to clipboard!').first()).toBeVisible()
    await sheet.getByRole('link', { name: 'Vumba Blend, 1 kg' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Links' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(sheet).toBeVisible()
  })
})

test.describe('acts', () => {
  test('Retry is offered for a pending one alone, and settles it', async ({ page, isMobile }) => {
    await go(page, '?status=pending')
    const before = await countPending(page)
    await expect(rowsOf(page, isMobile)).toHaveCount(before)
    await openMenu(page, isMobile)
    await choose(page, isMobile, 'Retry Payment')
    await expect(page.getByText(/^TX-\d+ is being processed$/)).toBeVisible()
    await expect(page.getByText(/^Payment TX-\d+ was successful/)).toBeVisible()
    await expect(rowsOf(page, isMobile)).toHaveCount(before - 1)
    await go(page, '?status=failed')
    await openMenu(page, isMobile)
    const role = isMobile ? 'button' : 'menuitem'
    await expect(page.getByRole(role, { name: 'View Details', exact: true })).toBeVisible()
    await expect(page.getByRole(role, { name: 'Retry Payment' })).toHaveCount(0)
    await expect(page.getByRole(role, { name: 'Process Refund' })).toHaveCount(0)
  })

  test('R38 a refund in part, then the rest, never more, and once for two presses', async ({
    page,
    isMobile,
  }) => {
    const refund = page.getByRole('dialog', { name: 'Process Refund' })
    await go(page)
    const { id, amount } = await refundable(page)
    await go(page, `?q=${id}`)
    await openMenu(page, isMobile)
    await choose(page, isMobile, 'Process Refund')
    await refund.getByRole('radio', { name: 'A part' }).check()
    await refund.getByLabel('Amount to refund').fill(((amount + 1) / 100).toFixed(2))
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(refund.getByText(`At most ${usd(amount)} is left`)).toBeVisible()
    await expect(refund.getByText('Say why you refund it')).toBeVisible()
    await refund.getByLabel('Amount to refund').fill('4.50')
    await refund.getByLabel('Reason').fill('One bag was missing')
    await refund.getByRole('button', { name: 'Refund', exact: true }).dblclick()
    await expect(refund).toBeHidden()
    await expect(page.getByText(`$4.50 of ${id} is refunded`)).toBeVisible()

    await go(page)
    await expect(rowsOf(page, isMobile).first()).toContainText('\u2212$4.50')
    await expect(rowsOf(page, isMobile).nth(1)).not.toContainText('\u2212$4.50')
    await page.goto(`${list}/${id}`)
    const sheet = page.getByRole('dialog', { name: id })
    await expect(sheet.getByText('Left to refund')).toBeVisible()
    await expect(sheet.getByText(usd(amount - 450), { exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: 'Process Refund' }).click()
    await refund.getByLabel('Reason').fill('The rest as well')
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(refund).toBeHidden()
    await expect(sheet.getByText('Refunded', { exact: true }).first()).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Process Refund' })).toHaveCount(0)
    const refunds = (await ledgerOf(page)).filter(({ refundOf }) => refundOf === id)
    expect(refunds.map((row) => row.amount).sort((a, b) => a - b)).toEqual(
      [450, amount - 450].sort((a, b) => a - b),
    )
  })

  for (const [number, outcome, words] of [
    ['0771111111', 'Successful', /^Payment TX-\d+ was successful: \$45\.00$/],
    ['0773333333', 'Failed', /^Payment TX-\d+ failed: The customer cancelled$/],
    ['0774444444', 'Failed', /^Payment TX-\d+ failed: There was not enough money in the wallet$/],
  ] as const)
    test(`R38 a new transaction by ${number}, pressed twice, is one and ends as ${outcome.toLowerCase()}`, async ({
      page,
      isMobile,
    }) => {
      await go(page)
      await page.getByRole('button', { name: 'New Transaction' }).click()
      const form = page.getByRole('dialog', { name: 'New Transaction' })
      await form.getByRole('button', { name: 'Create Transaction' }).click()
      await expect(form.getByText('Enter a name of at least 2 letters')).toBeVisible()
      await form.getByLabel('Customer').fill('Chipo Mutasa')
      await form.getByLabel('Amount', { exact: true }).fill('45')
      await form.getByLabel('Mobile number').fill(number)
      await expect(form.getByText('\u2212$1.33')).toBeVisible()
      await expect(form.getByText('$43.67')).toBeVisible()
      await form.getByRole('button', { name: 'Create Transaction' }).dblclick()
      await expect(form).toBeHidden()
      await expect(rowsOf(page, isMobile).first()).toContainText('Pending')
      await expect(rowsOf(page, isMobile).nth(1)).not.toContainText('Chipo Mutasa')
      await expect(page.getByText(words)).toBeVisible()
      await expect(rowsOf(page, isMobile).first()).toContainText(outcome)
    })

  test('a new transaction by 0772222222 is under way for half a minute, and its details say so', async ({
    page,
    isMobile,
  }) => {
    await go(page)
    await enter(page, 'Tendai Late', '45', '0772222222')
    const row = rowsOf(page, isMobile).filter({ hasText: 'Tendai Late' })
    await expect(row).toContainText('Pending')
    await openMenu(page, isMobile)
    await choose(page, isMobile, 'View Details')
    const sheet = page.getByRole('dialog', { name: /^TX-/ })
    const course = sheet.getByRole('status').filter({ hasText: 'Processing' })
    await expect(course).toBeVisible()
    await axe(page)
    await page.clock.runFor(6_000)
    await expect(course).toBeVisible()
    await page.clock.runFor(30_000)
    await expect(page.getByText(/^Payment TX-\d+ was successful: \$45\.00$/)).toBeVisible()
    await expect(course).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(row).toContainText('Successful')
  })

  test('R22 two tabs that refund at once never give back more than was paid', async ({
    page,
    context,
  }) => {
    await go(page)
    const { id, amount } = await refundable(page)
    const most = (Math.floor(amount * 0.6) / 100).toFixed(2)
    const tabs = [page, await context.newPage()]
    for (const tab of tabs) {
      await tab.goto(`${list}/${id}`)
      await tab.getByRole('button', { name: 'Process Refund' }).click()
      const form = tab.getByRole('dialog', { name: 'Process Refund' })
      await form.getByRole('radio', { name: 'A part' }).check()
      await form.getByLabel('Amount to refund').fill(most)
      await form.getByLabel('Reason').fill('From one of two tabs')
    }
    await Promise.all(
      tabs.map((tab) => tab.getByRole('button', { name: 'Refund', exact: true }).click()),
    )
    await expect
      .poll(async () => (await ledgerOf(page)).filter(({ refundOf }) => refundOf === id).length)
      .toBe(1)
    // The other tab was told, by the field or by the refusal.
    const words = /(At most \$[\d.]+ is left|Only \$[\d.]+ of TX-\d+ is left to refund)/
    const told = async () => {
      const counts = await Promise.all(tabs.map((tab) => tab.getByText(words).count()))
      return counts.some((count) => count > 0)
    }
    await expect.poll(told).toBe(true)
    const refunds = (await ledgerOf(page)).filter(({ refundOf }) => refundOf === id)
    expect(refunds).toHaveLength(1)
  })

  test('a new one is in the console at once, in another tab', async ({ page, context }) => {
    const console = await context.newPage()
    await console.goto('/super-admin/payments/transactions')
    await settled(console)
    await go(page)
    await enter(page, 'Tapiwa Live', '7.50', '0771111111')
    await expect(console.getByText(/Tapiwa Live/)).toBeVisible()
    await expect(console.getByText('$7.50')).toBeVisible()
  })

  test('in dry run every button says its words and changes nothing', async ({ page, isMobile }) => {
    await go(page, payments)
    await page.getByRole('button', { name: /Demo/ }).click()
    const dryRun = page.getByRole('switch', { name: 'Dry run' })
    await dryRun.click()
    await expect(dryRun).toBeChecked()
    await page.getByRole('button', { name: 'Close' }).click()
    const before = await ledgerOf(page)
    const newest = before
      .filter(({ type, status }) => type === 'payment' && status === 'successful')
      .reduce((last, row) => (row.date > last.date ? row : last))
    const { id } = newest
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(page.getByText('Export functionality would be triggered here')).toBeVisible()
    await page.getByRole('button', { name: 'New Transaction' }).click()
    await expect(page.getByText('New Transaction form would open here')).toBeVisible()
    for (const [label, words] of [
      ['View Details', `Viewing details for ${id}`],
      ['Download Receipt', `Receipt for ${id} would be downloaded`],
      ['Process Refund', `Refund process for ${id} would be initiated`],
    ] as const) {
      await openMenu(page, isMobile)
      await choose(page, isMobile, label)
      await expect(page.getByText(words)).toBeVisible()
    }
    await go(page, '?status=pending')
    await openMenu(page, isMobile)
    await choose(page, isMobile, 'Retry Payment')
    await expect(page.getByText(/^Payment TX-\d+ would be retried$/)).toBeVisible()
    expect(await ledgerOf(page)).toEqual(before)
  })
})

test.describe('export', () => {
  async function exported(page: Page, format: 'CSV' | 'Excel (XLSX)'): Promise<Buffer> {
    const dialog = page.getByRole('dialog', { name: /^Export/ })
    await dialog.getByRole('radio', { name: format }).check()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    return readFile(await (await download).path())
  }

  test('CSV holds all that match, in the order of the list, as the ledger has it', async ({
    page,
  }) => {
    await go(page, '?type=refund')
    await page.getByRole('button', { name: 'Export' }).click()
    const [head, ...rows] = readCsv((await exported(page, 'CSV')).toString('utf8'))
    expect(head).toEqual([
      'Transaction ID',
      'Date & Time',
      'Customer',
      'Payment Method',
      'Amount',
      'Currency',
      'Status',
    ])
    const ledger = (await ledgerOf(page)).filter(({ type }) => type === 'refund')
    ledger.sort((a, b) => b.date.localeCompare(a.date))
    expect(rows.map(([id]) => id)).toEqual(ledger.map(({ id }) => id))
    expect(rows.map((row) => row[4])).toEqual(
      ledger.map(({ amount }) => (-amount / 100).toFixed(2)),
    )
    expect(rows.map((row) => row[2])).toEqual(ledger.map(({ customer }) => customer))
  })

  test('XLSX holds all of them, with amounts as numbers and no formula', async ({ page }) => {
    await go(page)
    await page.getByRole('button', { name: 'Export' }).click()
    const { rows, formulas } = readXlsx(await exported(page, 'Excel (XLSX)'))
    const ledger = await ledgerOf(page)
    expect(rows).toHaveLength(ledger.length + 1)
    expect(formulas).toBe(0)
    const amounts = new Map(rows.slice(1).map((row) => [row[0], row[4]]))
    for (const { id, amount, type } of ledger) {
      const signed = type === 'refund' || type === 'payout' ? -amount : amount
      expect(amounts.get(id)).toBeCloseTo(signed / 100, 5)
    }
  })

  test('R36 a customer named as a formula is made harmless', async ({ page }) => {
    await go(page)
    await enter(page, '=HYPERLINK("http://x.example","a")', '1', '0771111111')
    await page.getByRole('button', { name: 'Export' }).click()
    const rows = readCsv((await exported(page, 'CSV')).toString('utf8'))
    expect(rows[1]?.[2]).toBe(`'=HYPERLINK("http://x.example","a")`)
  })

  test('some rows, a page, and all that match can be chosen', async ({ page, isMobile }) => {
    await go(page, '?status=successful')
    await expect(footer(page)).toBeVisible()
    const total = Number(/of (\d+)/.exec((await footer(page).textContent()) ?? '')?.[1])
    if (isMobile) {
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page
        .getByRole('checkbox', { name: /^Select TX-/ })
        .first()
        .check()
      await expect(page.getByText('1 selected')).toBeVisible()
      await page.getByRole('button', { name: 'Select this page' }).click()
    } else {
      await page
        .getByRole('checkbox', { name: /^Select TX-/ })
        .first()
        .check()
      await expect(page.getByText('1 selected')).toBeVisible()
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    }
    await expect(page.getByText('25 selected')).toBeVisible()
    await page.getByRole('button', { name: `Select all ${total} that match` }).click()
    await expect(page.getByText(`${total} selected`)).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^Select TX-/ })
      .first()
      .uncheck()
    await expect(page.getByText(`${total - 1} selected`)).toBeVisible()
    await page.getByRole('button', { name: 'Export selected' }).click()
    const rows = readCsv((await exported(page, 'CSV')).toString('utf8'))
    expect(rows).toHaveLength(total)
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await expect(page.getByText(/selected$/)).toHaveCount(0)
  })
})

test.describe('axe finds nothing', () => {
  test('on the filters', async ({ page, isMobile }) => {
    await go(page, '?q=TX-8821')
    await page.getByRole('button', { name: isMobile ? 'Filters' : 'Advanced', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeVisible()
    await axe(page)
  })

  test('on a row’s menu and a refund', async ({ page, isMobile }) => {
    await go(page)
    await go(page, `?q=${(await refundable(page)).id}`)
    await openMenu(page, isMobile)
    await axe(page)
    await choose(page, isMobile, 'Process Refund')
    await expect(page.getByLabel('Reason')).toBeVisible()
    await axe(page)
  })

  test('on New Transaction', async ({ page }) => {
    await go(page, '?q=TX-8821')
    await page.getByRole('button', { name: 'New Transaction' }).click()
    await expect(page.getByLabel('Mobile number')).toBeVisible()
    await axe(page)
  })

  test('on the details, of a pending one too', async ({ page }) => {
    await go(page)
    await page.goto(`${list}/${(await refundable(page)).id}`)
    await expect(page.getByText('You receive')).toBeVisible()
    await axe(page)
    const pending = (await ledgerOf(page)).find(({ status }) => status === 'pending')
    await page.goto(`${list}/${pending?.id}`)
    await expect(page.getByRole('button', { name: 'Retry Payment' })).toBeVisible()
    await axe(page)
  })

  test('on chosen rows and the export', async ({ page, isMobile }) => {
    await go(page, '?q=TX-8821')
    if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page
      .getByRole('checkbox', { name: /^Select TX-/ })
      .first()
      .check()
    await axe(page)
    await page.getByRole('button', { name: 'Export selected' }).click()
    await expect(page.getByRole('radio', { name: 'CSV' })).toBeVisible()
    await axe(page)
  })
})

test('nothing scrolls sideways at 320', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/dashboard',
    list,
    `${list}/TX-88214`,
    '/super-admin/payments/transactions',
  ]) {
    await page.goto(path)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
