// Proves REP-1, REP-2.
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright/test'
import { pathTo } from '#routes/paths.ts'
import { expect, freshTest, settled, test } from '#tests/support/fixtures.ts'

const made = (page: Page) => page.getByRole('list', { name: 'Generated reports' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Report' })

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Presses Generate Report and returns the text of the downloaded file. */
async function generated(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await generate(page).click()
  return readFile(await (await coming).path(), 'utf8')
}

test(
  'a report is the rows that its preview counts, is kept, and comes back after it was deleted',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('reports')
    await page.getByRole('button', { name: /^Settings/ }).click()
    await choose(page, 'Date range', 'Last 7 days')
    await choose(page, 'File format', 'CSV')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('checkbox', { name: 'EcoCash' }).check()
    // Selections survive a reload even before they are applied.
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'EcoCash' })).toBeChecked()
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    const count = Number(
      (
        await preview(page)
          .getByText(/^\d+ rows?$/)
          .textContent()
      )?.split(' ')[0],
    )
    const [head = [], ...lines]: string[][] = parse(await generated(page), { bom: true })
    // The sums end the file.
    const rows = lines.filter(([id]) => id?.startsWith('TX-'))
    expect(lines.map(([first]) => first)).toContainEqual(expect.stringMatching(/^Total/))
    await expect(page.getByText('Transactions report generated in CSV format')).toBeVisible()
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map((row) => row[head.indexOf('Payment Method')]))).toEqual(
      new Set(['EcoCash']),
    )
    await expect(preview(page).getByRole('cell', { name: rows[0]?.[0] ?? '' })).toBeVisible()

    await expect(made(page).getByRole('listitem')).toHaveCount(1)
    await made(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(page.getByText('Report deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Transactions report restored')).toBeVisible()
    const again = page.waitForEvent('download')
    // By keyboard, because a toast covers the end of the page.
    await made(page)
      .getByRole('button', { name: /^Download/ })
      .press('Enter')
    expect((await again).suggestedFilename()).toMatch(/^transactions-report-.*\.csv$/)
  },
)

test('a custom range is checked at its fields, and of nothing no file is made', async ({
  page,
  goTo,
}) => {
  await goTo('reports')
  await page.getByRole('button', { name: /^Settings/ }).click()
  await choose(page, 'Date range', 'Custom range')
  await generate(page).click()
  await expect(page.getByText('Choose a start date')).toBeVisible()
  await expect(page.getByText('Choose an end date')).toBeVisible()
  await page.getByLabel('Start date').fill('2026-11-20')
  await page.getByLabel('End date').fill('2026-11-10')
  await expect(page.getByText('Start date is after the end date')).toBeVisible()
  await page.getByLabel('End date').fill('2027-01-01')
  await expect(page.getByText('Choose today or an earlier day')).toBeVisible()
  await page.getByLabel('Start date').fill('2020-01-01')
  await page.getByLabel('End date').fill('2020-01-02')
  await expect(page.getByText('No results', { exact: true })).toBeVisible()
  await generate(page).click()
  await expect(
    page.locator('[data-sonner-toast]').filter({ hasText: 'Nothing to export.' }),
  ).toBeVisible()
  await expect(made(page)).toBeHidden()
})

test('a template of fields in another order outlives a reload, is saved, run and renamed', async ({
  page,
  goTo,
}) => {
  await goTo('reports')
  await page.getByRole('tab', { name: 'Custom Reports' }).click()
  await page.getByRole('button', { name: /^Settings/ }).click()
  await choose(page, 'File format', 'CSV')
  await page.getByRole('button', { name: 'Save Report Template' }).click()
  await expect(page.getByText('Enter a name')).toBeVisible()
  await page.getByLabel('Report name').fill('For the bookkeeper')
  await page.getByRole('button', { name: 'Drag Date & Time' }).press('ArrowUp')
  await page.getByRole('checkbox', { name: 'Customer Email' }).uncheck()
  await page.reload()
  await expect(page.getByLabel('Report name')).toHaveValue('For the bookkeeper')
  await page.getByRole('button', { name: 'Save Report Template' }).click()
  await expect(page.getByText('Custom report template saved')).toBeVisible()
  await expect(page.getByLabel('Report name')).toHaveValue('')

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Run For the bookkeeper' }).click()
  const [head]: string[][] = parse(await readFile(await (await coming).path()), { bom: true })
  expect(head?.slice(0, 4)).toEqual(['Date & Time', 'Transaction ID', 'Customer Name', 'Amount'])
  await expect(page.getByText('Custom report generated in CSV format')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for For the bookkeeper' }).click()
  await page
    .getByRole('button', { name: 'Rename' })
    .or(page.getByRole('menuitem', { name: 'Rename' }))
    .click()
  const dialog = page.getByRole('dialog', { name: 'Rename template' })
  await dialog.getByLabel('Report name').fill('Monthly')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Run Monthly' })).toBeVisible()
})

freshTest(
  'R22 a schedule is set up once by a double press, and what fell due is made once, in two tabs',
  async ({ page, context }) => {
    await context.clock.install({ time: '2026-11-21T12:14:00Z' })
    await page.goto(pathTo('reports').slice(1) + '?tab=scheduled')
    await settled(page)
    await page.getByRole('button', { name: 'Schedule Report' }).click()
    const form = page.getByRole('dialog', { name: 'Schedule a report' })
    await form.getByLabel('Email recipients').fill('a@x.example, bob')
    await form.getByRole('button', { name: 'Schedule Report' }).click()
    await expect(form.getByText('bob is not an email address')).toBeVisible()
    await form.getByLabel('Email recipients').fill('a@x.example')
    await form.getByRole('button', { name: 'Schedule Report' }).dblclick()
    await expect(page.getByText('Scheduled report has been set up')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Daily Transactions Summary' })).toHaveCount(2)

    // The other tab sees it too, and the report falls due while both are open.
    const other = await context.newPage()
    await other.goto(page.url())
    await settled(other)
    await expect(other.getByRole('heading', { name: 'Daily Transactions Summary' })).toHaveCount(2)
    // Once: each day that passes has its own.
    await context.clock.fastForward('12:00:00')
    for (const tab of [other, page]) {
      await tab.bringToFront()
      await expect(made(tab).getByText('Daily Transactions Summary')).toHaveCount(2)
      await expect(made(tab).getByRole('listitem')).toHaveCount(2)
    }
  },
)
