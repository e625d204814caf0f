// Proves HOME-1.
import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { expect, freshTest, historyLeft, test } from '#tests/support/fixtures.ts'
import { signUp } from '#tests/support/sign-in.ts'
import { ledgerOf } from '#tests/support/stored-rows.ts'

const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Key figures' }).locator('section', {
    has: page.getByRole('heading', { name }),
  })

const lastDays = /^Last 14 days, \w+ \d+ to today$/
const takings = (page: Page) => page.getByRole('table', { name: lastDays })

test('the figures are those of the ledger', { tag: '@core' }, async ({ page, goTo }) => {
  await goTo('dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, \w+$/)
  const rows = await ledgerOf(page)
  // The app's clock: 21 November 2026, 12:14 UTC; its month is the last 30 days, today included.
  const days = await page.evaluate(() => {
    const now = new Date()
    const day = (before: number) =>
      new Date(now.getFullYear(), now.getMonth(), now.getDate() - before).toISOString()
    return { today: day(0), month: day(29) }
  })
  const month = rows.filter(({ date }) => date >= days.month)
  const usd = (row: { amount: number; currency: string }) =>
    row.currency === 'USD' ? row.amount : Math.round(row.amount / 17.5)
  const taken = month.filter(
    ({ type, status }) => type === 'payment' && (status === 'successful' || status === 'refunded'),
  )
  const given = month.filter(({ type, status }) => type === 'refund' && status === 'successful')
  const sum = (some: typeof rows) => some.reduce((total, row) => total + usd(row), 0)
  const money = (minor: number) =>
    `$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

  const sumInUsd = (some: typeof rows) => sum(some.filter(({ currency }) => currency === 'USD'))
  const revenue = figure(page, 'Total Revenue')
  await expect(revenue).toContainText(money(sumInUsd(taken) - sumInUsd(given)))
  await expect(revenue).not.toContainText(money(sum(taken) - sum(given)))
  await revenue.getByRole('button', { name: 'Show total in USD' }).click()
  await expect(page.getByRole('dialog', { name: 'Total Revenue by currency' })).toContainText(
    money(sum(taken) - sum(given)),
  )
  await page.keyboard.press('Escape')
  await expect(figure(page, 'Transactions')).toContainText(String(month.length))
  await expect(figure(page, 'Active Customers')).toContainText(
    String(new Set(taken.map(({ customer }) => customer)).size),
  )
  await expect(figure(page, 'Active Payment Links')).toContainText(/\d/)
  const today = taken.filter(({ date }) => date >= days.today)
  // What is shown first is in its own currency.
  await expect(page.getByText(/^\$[\d,.]+ .*today$/)).toContainText(money(sumInUsd(today)))
  const dates = takings(page).getByRole('rowheader')
  await expect(dates).toHaveCount(14)
  await expect(dates.last()).toHaveText('Nov 21, 2026')
})

test('recent transactions lead to their details, the whole list to the table', async ({
  page,
  goTo,
}) => {
  await goTo('dashboard')
  const recent = page.locator('section', {
    has: page.getByRole('heading', { name: 'Recent Transactions' }),
  })
  await expect(recent.getByRole('listitem')).toHaveCount(5)
  await recent.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('dialog', { name: /^TX-\d+$/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'View all' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
})

test('each method’s share is that of its amount, and every day with revenue has its column', async ({
  page,
  goTo,
}) => {
  await goTo('dashboard')
  const shares = page.locator('section', {
    has: page.getByRole('heading', { name: 'Payment Methods' }),
  })
  await expect(shares.getByRole('rowheader').first()).toBeVisible()
  const percents = await shares.getByRole('cell', { name: /%$/ }).allTextContents()
  const amounts = (await shares.getByRole('cell', { name: /^\$/ }).allTextContents()).map((text) =>
    Number(text.replace(/[$,]/g, '')),
  )
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  // Whole percents that add up to 100, all methods below one percent together being one of them.
  const exact = amounts.map((amount) => (amount / whole) * 100)
  expect(percents).toHaveLength(exact.length)
  const least = exact.map((share) => (share < 1 ? '<1%' : `${Math.floor(share)}%`))
  const more = exact.map((share) => (share < 1 ? '<1%' : `${Math.floor(share) + 1}%`))
  expect(percents.filter((text, at) => text !== least[at] && text !== more[at])).toEqual([])
  expect(percents).toContain('<1%')
  const written = percents.filter((text) => text !== '<1%').map((text) => Number.parseInt(text, 10))
  expect(written.reduce((sum, percent) => sum + percent, 1)).toBe(100)
  // Those rounded up are the ones with the largest remainders.
  const remainders = (texts: string[]) =>
    exact.filter((share, at) => share >= 1 && percents[at] === texts[at]).map((share) => share % 1)
  expect(Math.min(...remainders(more))).toBeGreaterThanOrEqual(Math.max(...remainders(least)))
  const figures = takings(page).getByRole('cell')
  await expect(figures).toHaveCount(14)
  const sums = (await figures.allTextContents()).map((text) =>
    Number(/\$([\d,.]+\d)/.exec(text)?.[1]?.replace(/,/g, '') ?? 0),
  )
  const columns = page.getByRole('group', { name: lastDays }).locator('> path')
  const heights = await columns.evaluateAll((paths) =>
    paths.map((path) => path.getBoundingClientRect().height),
  )
  expect(heights).toHaveLength(14)
  const most = Math.max(...sums)
  expect(heights.filter((height, at) => (sums[at] ?? 0) > most / 9 && height === 0)).toEqual([])
  expect(Math.max(...heights)).toBe(heights[sums.indexOf(most)])

  // On paper, which has no pointer to ask, the highest day is named; and the ink is dark in any theme.
  const highest = await takings(page).getByRole('rowheader').nth(sums.indexOf(most)).textContent()
  const named = page.getByText(`Highest: ${highest}, $`)
  await expect(named).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(named).toBeVisible()
  await expect(columns.last()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(named).not.toHaveCSS('color', /\b(1[5-9]\d|2\d\d)\b/)
  await page.emulateMedia({ media: null })
})

test('a payment moves the figures at once', async ({ page, goTo, context }) => {
  await goTo('dashboard')
  const revenue = figure(page, 'Total Revenue')
  const before = await revenue.textContent()
  const other = await context.newPage()
  await other.goto('/dashboard/payments/transactions?new')
  const form = other.getByRole('dialog', { name: 'Charge a customer' })
  await form.getByLabel('Customer').fill('Tapiwa Live')
  await form.getByLabel('Amount', { exact: true }).fill('123.45')
  await form.getByLabel('Mobile number').fill('0771111111')
  await form.getByRole('button', { name: 'Charge' }).click()
  await expect(page.getByText('Tapiwa Live')).toBeVisible()
  await expect(page.getByText('+$123.45')).toBeVisible()
  await expect(revenue).not.toHaveText(before ?? '')
})

test('what came in and went out is of the range in the address, and what needs doing leads to where it is mended', async ({
  page,
  goTo,
}) => {
  await goTo('dashboard')
  const flow = page.locator('section', {
    has: page.getByRole('heading', { name: 'Money in and out' }),
  })
  await flow.getByRole('button', { name: /^Money in and out In \$/ }).click()
  await expect(flow.getByRole('table').getByRole('rowheader')).toHaveCount(30)
  await flow.getByRole('radio', { name: '7 days', exact: true }).click()
  await expect(page).toHaveURL(/\?range=7$/)
  await expect(flow.getByRole('table').getByRole('rowheader')).toHaveCount(7)
  await expect(flow.getByText(/ vs previous 7 days\./)).toBeVisible()
  await page.reload()
  await expect(flow.getByRole('table').getByRole('rowheader')).toHaveCount(7)
  const seven = (await ledgerOf(page)).filter(
    ({ date, type, status, currency }) =>
      date >= '2026-11-15' &&
      type === 'payment' &&
      currency === 'USD' &&
      /successful|refunded/.test(status),
  )
  const taken = seven.reduce((sum, { amount }) => sum + amount, 0)
  await expect(flow.getByRole('definition').first()).toContainText(
    `$${(taken / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  )
  await page.getByRole('link', { name: /document was rejected/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Business' })).toBeVisible()
  await page.goBack()
  const failed = page.getByRole('link', { name: /payments? failed/ })
  const count = Number(await failed.locator('span').first().textContent())
  await failed.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  await expect(page).toHaveURL(/\?only=failed$/)
  await expect(page.getByRole('button', { name: /Failed in the last 3 days/ })).toBeVisible()
  await expect(page.getByText(`Showing ${count} of ${count} transactions`)).toBeVisible()
})

test('a wide window has the best links, too, with what the ledger says of them @desk', async ({
  page,
  goTo,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await goTo('dashboard')
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Top Payment Links' }),
  })
  const blend = (await ledgerOf(page)).filter(
    ({ linkId, status }) => linkId === '1042' && (status === 'successful' || status === 'refunded'),
  )
  const kept = blend.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  const dollars = (kept / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(card.getByRole('listitem').first()).toHaveText(
    new RegExp(`^Vumba Blend, 1 kg\\$${dollars}${blend.length} payments, `),
  )
  const left = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.x ?? 0
  expect(await left('Recent Transactions')).toBeGreaterThan(await left('Active Payment Links'))
  // Only here: a window wider than those of everyone’s suite.
  await axe(page)
  await page.setViewportSize({ width: 1360, height: 900 })
  await expect(card).toHaveCount(0)
})

test('a new business sees its first steps', { tag: '@core' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  // Only here: a business without anything.
  await axe(page)
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await historyLeft(page)
  await page.goto('/dashboard/payments/transactions')
  await expect(page.getByRole('heading', { name: 'No transactions found.' })).toBeVisible()
})

freshTest.describe('R45 another day', () => {
  freshTest.use({ now: '2028-02-29T21:58:30Z', timezoneId: 'UTC' })

  freshTest('today follows the clock across midnight, on a leap day', async ({ page, goTo }) => {
    await goTo('dashboard')
    const dates = takings(page).getByRole('rowheader')
    await expect(dates.last()).toHaveText('Feb 29, 2028')
    await page.clock.runFor('02:02:00')
    await expect(dates.last()).toHaveText('Mar 1, 2028')
    await expect(page.getByText('No payments yet today.')).toBeVisible()
  })
})
