// Proves DEMO-9.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { builtPaths, pathTo } from '#routes/paths.ts'
import { choose } from '#tests/support/choose.ts'
import { openDemoControls } from '#tests/support/demo-controls.ts'
import { expect, historyLeft, settled, test } from '#tests/support/fixtures.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { demoLink, inventedBusinesses } from '#tests/support/theirs.ts'
import { chooseAction } from '#tests/support/rows.ts'

/** What the sample's own business is known by, and each of the invented ones. */
const marks = [
  ['vumba', 'tendai moyo', 'tendai@'],
  ...inventedBusinesses.map(({ name, owner, items }) =>
    [name, owner, ...items.map((item) => item.name)].map((mark) => mark.toLowerCase()),
  ),
]

/** Returns which of some marks a screen says: in its texts, labels, addresses and what is in its fields. */
const saidOf = (page: Page, sought: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'href', 'value', 'download']
    const texts = [
      document.title,
      ...[...document.querySelectorAll('body *')].flatMap((element) => [
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
        ...attributes.map((name) => element.getAttribute(name) ?? ''),
        element instanceof HTMLInputElement ? element.value : '',
      ]),
    ]
    const text = texts.join('\n').toLowerCase()
    return all.filter((mark) => text.includes(mark))
  }, sought)

/** Returns the id of the newest row of a table that is the demo merchant's, or speaks of it. */
async function newest(page: Page, table: string): Promise<string> {
  return page.evaluate(async (name) => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(String(request.error))))
      })
    const db = await settle(indexedDB.open('paid'))
    const rows = await settle<{ id: string; merchantId?: string; path?: string }[]>(
      db.transaction(name).objectStore(name).getAll(),
    )
    db.close()
    const row = rows.findLast(({ merchantId = 'M-001' }) => merchantId === 'M-001')
    return row?.path ?? row?.id ?? ''
  }, table)
}

/** Screens that show one thing of many, and the table that has it. */
const details = [
  ['/pay/', 'paymentLinks'],
  ['/dashboard/payments/transactions/', 'transactions'],
  ['/dashboard/payments/payouts/', 'payouts'],
  ['/dashboard/payments/invoices/', 'invoices'],
  ['/super-admin/payments/transactions/', 'transactions'],
  ['/super-admin/users/', 'users'],
  ['/super-admin/security/logs/', 'activityLog'],
] as const

/** The pages without data are the same for everybody: their files are searched instead. */
const isSame = ({ area }: (typeof builtPaths)[number]) => area === 'public' || area === 'developers'

// The trainer's page lists what was kept, and each exercise begins with its own data.
const others = new Set<string>(['trainer', 'learn'])
const screens = builtPaths.filter(
  (row) => !row.path.includes(':') && !row.redirectTo && !isSame(row) && !others.has(row.id),
)

test('the pages that are the same for everybody name no business of the sample', async () => {
  // The landing page is Paid's own, with the sample's business as one of its customers.
  for (const row of builtPaths.filter(
    (each) => isSame(each) && !each.redirectTo && each.id !== 'landing',
  )) {
    const [file] = [`dist${row.path}/index.html`, `dist${row.path}.html`].filter(existsSync)
    const text = (await readFile(file ?? '', 'utf8')).toLowerCase()
    expect(text).toContain('</h1>')
    const found = marks.flat().filter((mark) => text.includes(mark))
    expect(found, row.path).toEqual([])
  }
})

/** Screens on which a business says most about itself; the rows and files of all of them are searched without a browser. */
const telling = new Set<string>(['dashboard', 'payment-links', 'invoices', 'business', 'merchants'])

for (const [at, business] of inventedBusinesses.entries())
  test(`opened by its link, the demo is ${business.name} on ${at === 0 ? 'every screen' : 'the screens that say most'}, and nobody else’s`, async ({
    page,
  }) => {
    const strange = marks.filter((_each, place) => place !== at + 1).flat()
    const look = async (path: string) => expect(await saidOf(page, strange), path).toEqual([])
    await page.goto(await demoLink(business))
    await expect(page.getByText(`The demo is now ${business.name}`)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await settled(page)
    await expect(page.locator('body')).toContainText(business.name)
    await page.goto(pathTo('invoices'))
    await page.getByRole('button', { name: 'Add samples' }).click()
    await expect(page.getByText('9 sample invoices added')).toBeVisible()

    for (const screen of screens.filter(({ id }) => at === 0 || telling.has(id))) {
      await goWithin(page, screen)
      await look(screen.path)
    }
    for (const [path, table] of at === 0 ? details : details.slice(0, 1)) {
      const id = await newest(page, table)
      expect(id, table).not.toBe('')
      await page.goto(path + id)
      await settled(page)
      await look(path)
    }
  })

test(
  'made in the demo controls, with a logo, and undone; a device that was used is asked first',
  { tag: '@core' },
  async ({ page }) => {
    const [, , school] = inventedBusinesses
    await page.goto(pathTo('payment-links'))
    await settled(page)
    const controls = await openDemoControls(page)
    await controls.getByRole('button', { name: 'Make it theirs' }).click()
    const form = page.getByRole('dialog', { name: 'Make it theirs' })
    await form.getByRole('button', { name: 'Make it theirs' }).click()
    await expect(form.getByText('Enter the business name')).toBeVisible()
    await form.getByLabel('Business name').fill('Sunrise Bread')
    await choose(form.getByRole('button', { name: /^Trade/ }), 'Bakery')
    await expect(form.getByLabel('Item 1', { exact: true })).toHaveValue('Bread, 5 loaves')
    const price = form.getByLabel('Price of item 1')
    await price.fill('1.10')
    await expect(price).toHaveValue('1.10')
    const logo = await form.getByRole('heading').screenshot()
    await form
      .getByLabel('Logo', { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
    await expect(form.getByRole('button', { name: 'Use initials' })).toBeVisible()
    await expect(price).toHaveValue('1.10')
    await form.getByRole('button', { name: 'Make it theirs' }).click()
    await expect(page.getByText('The demo is now Sunrise Bread')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goBack()
    await expect(page.getByText('Bread, 5 loaves').first()).toBeVisible()
    await expect(page.getByText('$1.10').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Back to Vumba Coffee Roasters')).toBeVisible()
    await expect(page.getByText('Vumba Blend, 1 kg').first()).toBeVisible()

    await chooseAction(page, 'Barista class deposit', 'Deactivate')
    await expect(page.getByText('Payment link status deactivated')).toBeVisible()
    const link = await demoLink(school)
    await page.goto(link)
    const question = page.getByRole('alertdialog', { name: school.name })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await historyLeft(page)
    await page.goto(`${link.slice(0, -4)}`)
    await expect(page.getByText(/Part of the link is missing/)).toBeVisible()
    await page.keyboard.press('Escape')
    await historyLeft(page)
    await page.goto(pathTo('landing'))
    await page.goto(link)
    await question.getByRole('button', { name: 'Open demo' }).click()
    await expect(page.getByText(`The demo is now ${school.name}`)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)

    const again = await openDemoControls(page)
    await again.getByRole('button', { name: 'Link and QR' }).click()
    await expect(
      page.getByRole('img', { name: `QR code of the demo for ${school.name}` }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await again.getByRole('button', { name: 'Back to Vumba Coffee' }).click()
    await expect(page.getByText('Back to Vumba Coffee Roasters')).toBeVisible()
  },
)
