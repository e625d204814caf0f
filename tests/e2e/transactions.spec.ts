// Proves TXN-1, TXN-2.
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Locator, Page } from 'playwright/test'
import { readSheet } from 'read-excel-file/node'
import { extractText } from 'unpdf'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { openTransactionMenu, rowAction, transactionRows } from '#tests/support/rows.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'
import { ledgerOf, type StoredTransaction } from '#tests/support/stored-rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const list = '/dashboard/payments/transactions'

async function go(page: Page, query = '') {
  await page.goto(list + query)
  await settled(page)
}

/** Runs an action of the first transaction on the page. */
async function chooseOfFirst(page: Page, isMobile: boolean, label: string) {
  await openTransactionMenu(transactionRows(page, isMobile).first(), isMobile)
  await rowAction(page, label).click()
}

/** Returns the newest payment in USD that can be refunded in two parts. */
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

/** Returns a payment made through a link. */
async function byLink(page: Page): Promise<StoredTransaction> {
  const found = (await ledgerOf(page)).find(
    ({ type, status, linkId }) =>
      type === 'payment' && status === 'successful' && linkId === '1042',
  )
  if (!found?.reference) throw new Error('No payment by this link has a reference.')
  return found
}

/** Waits until the texts are sorted; returns the first one. */
async function expectSorted(texts: Locator, order: (a: string, b: string) => number) {
  const found = () => texts.allTextContents()
  await expect
    .poll(async () => {
      const now = await found()
      return now.length === 25 && now.join() === [...now].sort(order).join()
    })
    .toBe(true)
  return (await found())[0]
}

/** Expects at least one element, all of which contain the text. */
async function expectEach(some: Locator, text: string) {
  await expect(some.first()).toBeVisible()
  await expect(some.filter({ hasNotText: text })).toHaveCount(0)
}

const usd = (minor: number) => `$${(minor / 100).toFixed(2)}`
/** Of a payout what arrives. */
const signed = ({ type, amount, fee }: StoredTransaction) =>
  (type === 'refund' ? -amount : type === 'payout' ? fee - amount : amount) / 100

const footer = (page: Page) => page.getByText(/^Showing/)
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Clear filter: ${name}` })

/** Returns the totals of transactions in US dollars as the column shows them. */
function inTotal(rows: StoredTransaction[]): string[] {
  const own = rows.filter(({ currency }) => currency === 'USD')
  const sum = (some: StoredTransaction[], of: 'amount' | 'fee') =>
    usd(some.reduce((total, row) => total + row[of], 0)).replace(/\d(?=(\d{3})+\.)/g, '$&,')
  const taken = own.filter(
    ({ type, status }) => type === 'payment' && (status === 'successful' || status === 'refunded'),
  )
  const refunds = own.filter(({ type, status }) => type === 'refund' && status === 'successful')
  return [
    `Volume, ${taken.length} payments${sum(taken, 'amount')}`,
    `Fees${sum(taken, 'fee')}`,
    `Refunds${sum(refunds, 'amount')}`,
  ]
}

test('a column sorts both ways, and a wide window has what was found added up beside it @desk', async ({
  page,
}) => {
  await go(page)
  await test.step('a column sorts, both ways', async () => {
    const names = transactionRows(page, false).locator('td:nth-child(4)')
    const column = page.getByRole('columnheader', { name: 'Customer' })
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', 'ascending')
    const first = await expectSorted(names, (a, b) => a.localeCompare(b, 'en'))
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', 'descending')
    const last = await expectSorted(names, (a, b) => b.localeCompare(a, 'en'))
    expect(last).not.toBe(first)
  })
  const head = page.getByRole('heading', { name: 'Total' })
  await expect(head).toHaveCount(0)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect(head).toBeVisible()
  const dollars = page
    .locator('section', { has: page.getByText('US dollars', { exact: true }) })
    .last()
  const ledger = await ledgerOf(page)
  for (const words of inTotal(ledger)) await expect(dollars).toContainText(words)
  await expect(page.getByText(`${ledger.length} transactions`, { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await expectNoSidewaysScroll(page, list)
  // Only here: a window wider than those of everyone’s suite.
  await axe(page)

  const byVisa = ledger.filter(({ paymentMethod }) => paymentMethod === 'visa')
  await go(page, '?method=visa')
  for (const words of inTotal(byVisa)) await expect(dollars).toContainText(words)
  await page.setViewportSize({ width: 1360, height: 900 })
  await expect(head).toHaveCount(0)
})

test.describe('the list', () => {
  test(
    'shows 25 of all and goes from page to page; finds by ID and by customer',
    { tag: '@core' },
    async ({ page, isMobile }) => {
      await go(page)
      const rows = transactionRows(page, isMobile)
      const search = page.getByRole('searchbox', { name: 'Search by transaction ID or customer' })
      await test.step('pages', async () => {
        await expect(rows).toHaveCount(25)
        await expect(footer(page)).toHaveText(/^Showing 25 of \d+ transactions$/)
        await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
        await page.getByRole('button', { name: 'Next' }).click()
        await expect(page).toHaveURL(/[?&]page=2$/)
        await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled()
        await page.reload()
        await settled(page)
        await expect(page).toHaveURL(/[?&]page=2$/)
      })
      await test.step('search', async () => {
        const { id } = await refundable(page)
        await search.fill(id.toLowerCase())
        await expect(rows).toHaveCount(1)
        await expect(footer(page)).toHaveText('Showing 1 of 1 transactions')
        await search.fill('rudo CHIK')
        await expect(rows.first()).toContainText('Rudo Chikomo')
        await expect(page).toHaveURL(/q=rudo\+CHIK/)
      })
      await test.step('nothing found', async () => {
        await search.fill('no one at all')
        await expect(page.getByRole('heading', { name: 'No transactions found.' })).toBeVisible()
        await page.getByRole('button', { name: 'Clear filters' }).click()
        await expect(rows).toHaveCount(25)
        await expect(search).toHaveValue('')
        await expect(page).toHaveURL(new RegExp(`${list}$`))
      })
    },
  )

  test(
    'filters by method, day, type and amount, with chips that clear each @both',
    { tag: '@core' },
    async ({ page, isMobile }) => {
      await go(page)
      const rows = transactionRows(page, isMobile)
      const box = page.getByRole('dialog', { name: isMobile ? 'Filters' : 'Advanced filters' })
      const openBox = () =>
        page.getByRole('button', { name: isMobile ? 'Filters' : 'Advanced', exact: true }).click()
      const apply = async () => {
        await box.getByRole('button', { name: 'Apply Filters' }).click()
        await expect(box).toBeHidden()
      }
      const choose = async (button: string, option: string) => {
        await page.getByRole('button', { name: `${button}: All` }).click()
        await page.getByRole('option', { name: option }).click()
      }
      await test.step('method and day', async () => {
        // On a phone they are with the other filters.
        if (isMobile) await openBox()
        await choose(isMobile ? 'Payment method' : 'Method', 'Visa')
        await choose(isMobile ? 'Date range' : 'Date', 'This month')
        if (isMobile) await apply()
        await expect(page).toHaveURL(/method=visa&date=thisMonth/)
        await expectEach(rows, 'Visa')
        await chip(page, 'Visa').click()
        await expect(page).not.toHaveURL(/method/)
        await chip(page, 'This month').click()
        await expect(page).toHaveURL(new RegExp(`${list}$`))
      })
      await test.step('type and amount', async () => {
        await openBox()
        await box.getByRole('checkbox', { name: 'Refund' }).check()
        await box.getByLabel('Amount from').fill('100')
        await box.getByLabel('Amount to').fill('1')
        await box.getByRole('button', { name: 'Apply Filters' }).click()
        await expect(box.getByText('Enter at least the amount from')).toBeVisible()
        await box.getByLabel('Amount from').fill('1')
        await box.getByLabel('Amount to').fill('100')
        await apply()
        await expect(chip(page, '$1.00 to $100.00')).toBeVisible()
        await expectEach(rows, '\u2212')
        await chip(page, 'Refund').click()
        await expect(page).not.toHaveURL(/type=/)
      })
      await test.step('a custom range', async () => {
        await go(page, '?date=custom')
        // Digit by digit: no part of the year goes into the address (R48).
        await page.getByLabel('From', { exact: true }).pressSequentially('11202026')
        await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-11-20')
        await expect(page).toHaveURL(/from=2026-11-20/)
        await page.getByLabel('To', { exact: true }).fill('2026-11-20')
        await expect(page).toHaveURL(/from=2026-11-20&to=2026-11-20/)
        await expect(chip(page, 'Nov 20, 2026 to Nov 20, 2026')).toBeVisible()
        await expect(rows.first()).toContainText(isMobile ? /\d/ : /Yesterday|Nov 20/)
        await page.getByLabel('To', { exact: true }).fill('2026-11-19')
        await expect(page.getByText('Start date is after the end date')).toBeVisible()
      })
    },
  )
})

test.describe('details', () => {
  test(
    'open over the list at their own address; Close and Back lead back to it @desk',
    { tag: '@core' },
    async ({ page, isMobile }) => {
      const sheet = page.getByRole('dialog', { name: /^TX-\d+$/ })
      await go(page, '?status=successful&type=payment')
      await openTransactionMenu(transactionRows(page, isMobile).first(), isMobile)
      await expect(rowAction(page, 'View Details')).toBeVisible()
      await rowAction(page, 'View Details').click()
      await expect(sheet.getByText('You receive')).toBeVisible()
      await expect(page).toHaveURL(/transactions\/TX-\d+\?status=successful&type=payment$/)
      await page.reload()
      await expect(sheet.getByText('You receive')).toBeVisible()
      await sheet.getByRole('button', { name: 'Close' }).click()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/transactions\?status=successful&type=payment$/)
      await chooseOfFirst(page, isMobile, 'View Details')
      await expect(sheet.getByText('You receive')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/transactions\?status=successful&type=payment$/)
    },
  )

  test('give the ID and the reference to copy, the receipt as a PDF, and lead to the link that was paid', async ({
    page,
  }) => {
    await go(page)
    const { id, customer, amount, fee, reference } = await byLink(page)
    await page.goto(`${list}/${id}`)
    const sheet = page.getByRole('dialog', { name: id })
    await test.step('copies', async () => {
      for (const [what, text] of [
        ['transaction ID', id],
        ['reference', reference],
      ] as const) {
        await sheet.getByRole('button', { name: `Copy ${what}` }).click()
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
      }
      await expect(page.getByText('Copied to clipboard!').first()).toBeVisible()
    })
    await test.step('receipt', async () => {
      const download = page.waitForEvent('download')
      await sheet.getByRole('button', { name: 'Download Receipt' }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe(`receipt-${id}.pdf`)
      const { text } = await extractText(new Uint8Array(await readFile(await file.path())))
      for (const part of ['Vumba Coffee Roasters', id, customer, usd(amount), reference])
        expect(text.join()).toContain(part)
      // The customer's copy has nothing of the merchant's fee.
      expect(text.join()).not.toContain(usd(fee))
      await expect(page.getByText(`Receipt for ${id} downloaded`)).toBeVisible()
    })
    await sheet.getByRole('link', { name: 'Vumba Blend, 1 kg' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Links' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(sheet).toBeVisible()
  })
})

test.describe('acts', () => {
  test(
    'R38 a refund in part, then the rest, never more, and once for two presses',
    { tag: '@core' },
    async ({ page, isMobile }) => {
      const rows = transactionRows(page, isMobile)
      const refund = page.getByRole('dialog', { name: 'Process Refund' })
      await go(page)
      const { id, amount } = await refundable(page)
      await go(page, `?q=${id}`)
      await chooseOfFirst(page, isMobile, 'Process Refund')
      await refund.getByRole('radio', { name: 'Partial amount' }).check()
      await refund.getByLabel('Amount to refund').fill(((amount + 1) / 100).toFixed(2))
      await refund.getByRole('button', { name: 'Refund', exact: true }).click()
      await expect(refund.getByText(`At most ${usd(amount)} can be refunded`)).toBeVisible()
      await expect(refund.getByText('Enter a reason')).toBeVisible()
      await refund.getByLabel('Amount to refund').fill('4.50')
      await refund.getByLabel('Reason').fill('One bag was missing')
      await refund.getByRole('button', { name: 'Refund', exact: true }).dblclick()
      await expect(refund).toBeHidden()
      await expect(page.getByText(`$4.50 of ${id} refunded`)).toBeVisible()

      await go(page)
      await expect(rows.first()).toContainText('\u2212$4.50')
      await expect(rows.nth(1)).not.toContainText('\u2212$4.50')
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
      await expect
        .poll(async () => {
          const refunds = (await ledgerOf(page)).filter(({ refundOf }) => refundOf === id)
          return refunds.map((row) => row.amount).sort((a, b) => a - b)
        })
        .toEqual([450, amount - 450].sort((a, b) => a - b))
    },
  )

  test(
    'R38 a new transaction, pressed twice, is one, in the console at once, and succeeds',
    { tag: '@core' },
    async ({ page, context, isMobile }) => {
      const rows = transactionRows(page, isMobile)
      const console = await openTab(context, '/super-admin/payments/transactions')
      await turnTo(page)
      await go(page)
      const form = page.getByRole('dialog', { name: 'Charge a customer' })
      await test.step('its fields say what is wrong, and what it costs', async () => {
        await page.getByRole('button', { name: 'New Transaction' }).click()
        await form.getByRole('button', { name: 'Charge' }).click()
        await expect(form.getByText('Enter a name of at least 2 characters')).toBeVisible()
        await form.getByLabel('Customer').fill('Chipo Mutasa')
        await form.getByLabel('Amount', { exact: true }).fill('45')
        await form.getByLabel('Mobile number').fill('0771111111')
        await expect(form.getByText('\u2212$1.33')).toBeVisible()
        await expect(form.getByText('$43.67')).toBeVisible()
      })
      await test.step('it succeeds', async () => {
        await form.getByRole('button', { name: 'Charge' }).dblclick()
        await expect(form).toBeHidden()
        await expect(rows.first()).toContainText('Chipo Mutasa')
        await expect(rows.nth(1)).not.toContainText('Chipo Mutasa')
        await expect(console.getByText(/Chipo Mutasa/)).toBeVisible()
        await expect(console.getByText('$45.00').first()).toBeVisible()
        await page.clock.runFor(2_500)
        await expect(page.getByText(/^Payment TX-\d+ was successful: \$45\.00$/)).toBeVisible()
        await expect(rows.first()).toContainText('Successful')
      })
    },
  )
})

test.describe('export', () => {
  /** Opens the export with a button and returns the downloaded file. */
  async function exported(page: Page, button: string, format: 'CSV' | 'Excel (XLSX)') {
    await page.getByRole('button', { name: button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Export/ })
    await dialog.getByRole('radio', { name: format }).check()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    const file = await download
    await expect(dialog).toBeHidden()
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const columns = [
    'Transaction ID',
    'Date & Time',
    'Customer',
    'Type',
    'Payment Method',
    'Amount',
    'Fee',
    'Customer Fee',
    'Net',
    'Currency',
    'Status',
    'Reference',
  ]

  test(
    'as CSV and as XLSX the file holds all that match, in the order of the list, and of every transaction its row',
    { tag: '@core' },
    async ({ page }) => {
      await go(page, '?type=refund')
      const ledger = await ledgerOf(page)
      const refunds = ledger
        .filter(({ type }) => type === 'refund')
        .sort((a, b) => b.date.localeCompare(a.date))
      const wanted = refunds.map((row) => [row.id, row.customer, signed(row), row.currency])

      const csv = await exported(page, 'Export', 'CSV')
      expect(csv.name).toBe('transactions-2026-11-21.csv')
      const [head, ...rows] = parse(csv.bytes, { bom: true })
      expect(head).toEqual(columns)
      expect(
        rows.map(([id, , customer, , , amount, , , , currency]) => [
          id,
          customer,
          Number(amount),
          currency,
        ]),
      ).toEqual(wanted)

      const xlsx = await exported(page, 'Export', 'Excel (XLSX)')
      expect(xlsx.name).toBe('transactions-2026-11-21.xlsx')
      const [names, ...cells] = await readSheet(xlsx.bytes)
      expect(names).toEqual(columns)
      expect(
        cells.map(([id, , customer, , , amount, , , , currency]) => [
          id,
          customer,
          amount,
          currency,
        ]),
      ).toEqual(wanted)

      await chip(page, 'Refund').click()
      await expect(footer(page)).toHaveText(`Showing 25 of ${ledger.length} transactions`)
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await expect(page.getByRole('radio', { name: 'CSV' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const [, ...all] = await readSheet((await exported(page, 'Export', 'Excel (XLSX)')).bytes)
      const inOrder = (amounts: [unknown, unknown][]) =>
        amounts.toSorted(([a], [b]) => String(a).localeCompare(String(b)))
      expect(inOrder(all.map(([id, , , , , amount]) => [id, amount]))).toEqual(
        inOrder(ledger.map((row) => [row.id, signed(row)])),
      )
    },
  )

  test('some rows, a page, and all that match can be chosen', async ({ page, isMobile }) => {
    await go(page, '?status=successful')
    await expect(footer(page)).toBeVisible()
    const total = Number(/of (\d+)/.exec((await footer(page).textContent()) ?? '')?.[1])
    const first = page.getByRole('checkbox', { name: /^Select TX-/ }).first()
    const selected = (count: number) =>
      expect(page.getByText(`${count} selected`, { exact: true })).toBeVisible()
    if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click()
    await first.check()
    await selected(1)
    if (isMobile) await page.getByRole('button', { name: 'Select this page' }).click()
    else await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await selected(25)
    await page.getByRole('button', { name: `Select all ${total} that match` }).click()
    await selected(total)
    await first.uncheck()
    await selected(total - 1)
    const rows = parse((await exported(page, 'Export selected', 'CSV')).bytes)
    expect(rows).toHaveLength(total)
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await expect(page.getByText(/selected$/)).toHaveCount(0)
  })
})
