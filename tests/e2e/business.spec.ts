// Proves BIZ-2, BIZ-3, BIZ-4.
import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { download, pickFiles, type Picked } from '#tests/support/files.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { chooseAction, openActions, rowAction } from '#tests/support/rows.ts'
import { pdfOf } from '#tests/support/sample-files.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'

const documents = (page: Page) =>
  page
    .getByRole('list', { name: /^(Required|Other) documents$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Actions for / }) })

async function upload(page: Page, ...files: Picked[]) {
  // The button says Uploading until the previous file is stored.
  const button = page.getByRole('button', { name: 'Upload', exact: true })
  await pickFiles(page, () => button.tap(), ...files)
}

const save = (page: Page, name: string) =>
  download(page, () => chooseAction(page, name, 'Download'))

test('shows how far the approval is and why a document was rejected, and finds documents by name or type in any case', async ({
  page,
  goTo,
}) => {
  await goTo('business')
  await test.step('the stages, the limit meanwhile and who decides', async () => {
    const stages = page.getByRole('list', { name: 'Approval progress' }).getByRole('listitem')
    await expect(stages).toHaveCount(3)
    await expect(stages.nth(0)).toContainText('Application Submitted')
    await expect(stages.nth(0)).toContainText('Completed')
    await expect(stages.nth(1)).toContainText('Current')
    await expect(page.getByText('$500.00')).toBeVisible()
    await expect(page.getByText(/processed by the Super Admin team/)).toBeVisible()
  })
  await test.step('why a document was rejected', async () => {
    await expect(documents(page).filter({ hasText: 'Bank statement.pdf' })).toContainText(
      'Rejected: The statement is older than three months.',
    )
  })
  await test.step('the search, and what it says when it finds nothing', async () => {
    const search = page.getByRole('searchbox', { name: 'Search documents' })
    await search.fill('LEASE')
    await expect(documents(page)).toHaveCount(1)
    await search.fill('Financial')
    await expect(documents(page)).toHaveCount(1)
    await expect(documents(page)).toContainText('Bank statement.pdf')
    await search.fill('zebra')
    await expect(page.getByText('No documents found matching "zebra"')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).last().click()
    await expect(documents(page)).toHaveCount(4)
  })
})

test(
  'an upload is listed as pending with its size, and its bytes come back identical',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('business')
    const file = { name: 'Tax clearance.pdf', buffer: pdfOf(1_572_864) }
    await upload(page, file)
    await expect(page.getByText('Tax clearance.pdf uploaded successfully')).toBeVisible()
    const row = documents(page).filter({ hasText: 'Tax clearance.pdf' })
    await expect(row).toContainText('1.5 MB')
    await expect(row).toContainText('PENDING')
    await page.reload()
    await expect(row).toBeVisible()
    const back = await save(page, 'Tax clearance.pdf')
    expect(back.name).toBe('Tax clearance.pdf')
    expect(back.bytes.equals(file.buffer)).toBe(true)

    await test.step('R33 the same file picked twice is two documents', async () => {
      for (const count of [2, 3]) {
        await upload(page, file)
        await expect(row).toHaveCount(count)
      }
    })
  },
)

test('a deleted document comes back by Undo, bytes and all; with all deleted each required one is missing', async ({
  page,
  goTo,
}) => {
  await goTo('business')
  const before = await save(page, 'Bank statement.pdf')
  await chooseAction(page, 'Bank statement.pdf', 'Delete')
  await expect(page.getByText('Document deleted successfully')).toBeVisible()
  await expect(documents(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(documents(page)).toHaveCount(4)
  await expect(page.getByText('Bank statement.pdf restored')).toBeVisible()
  expect((await save(page, 'Bank statement.pdf')).bytes.equals(before.bytes)).toBe(true)

  for (let left = 3; left >= 0; left -= 1) {
    const actions = documents(page)
      .first()
      .getByRole('button', { name: /^Actions for / })
    const name = await actions.getAttribute('aria-label')
    await chooseAction(page, (name ?? '').replace('Actions for ', ''), 'Delete')
    await expect(documents(page)).toHaveCount(left)
    const said = page.getByText('Document deleted successfully')
    await expect(said).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect(said).toHaveCount(0)
  }
  const required = page.getByRole('list', { name: 'Required documents' })
  await expect(required.getByText('MISSING')).toHaveCount(5)
})

test('what can’t be kept is refused, and says why', async ({ page, goTo }) => {
  await goTo('business')
  await test.step('R28 nothing is refused, 10,485,760 bytes are taken, one more is refused', async () => {
    await upload(page, { name: 'empty.pdf', buffer: Buffer.alloc(0) })
    await expect(page.getByText('empty.pdf is empty. It was not uploaded.')).toBeVisible()
    await upload(page, { name: 'full.pdf', buffer: pdfOf(10_485_760) })
    await expect(page.getByText('full.pdf uploaded successfully')).toBeVisible()
    await upload(page, { name: 'over.pdf', buffer: pdfOf(10_485_761) })
    await expect(page.getByText('over.pdf is larger than 10MB. It was not uploaded.')).toBeVisible()
  })
  await test.step('R29 what a file claims to be does not count, its content does', async () => {
    const liars: [Picked, is: string][] = [
      [
        { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html>') },
        'a web page. Print it and save it as PDF.',
      ],
      [
        { name: 'setup.exe', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090') },
        'not a valid PDF, DOC, DOCX, JPG or PNG file.',
      ],
      [
        { name: 'logo.png', buffer: Buffer.from('<svg><script>alert(1)</script></svg>') },
        'an SVG drawing. Save or export it as PDF or PNG.',
      ],
    ]
    for (const [liar, is] of liars) {
      await upload(page, liar)
      await expect(page.getByText(`${liar.name} is ${is} It was not uploaded.`)).toBeVisible()
    }
  })
  await expect(documents(page)).toHaveCount(5)
})

test('R30 a file that changes after it was picked is refused, and says so', async ({
  page,
  goTo,
}) => {
  await page.addInitScript(() => {
    const read = File.prototype.arrayBuffer
    File.prototype.arrayBuffer = async function late() {
      await new Promise((changed) => addEventListener('changed', changed, { once: true }))
      return read.call(this)
    }
  })
  await goTo('business')
  await upload(page, { name: 'Accounts.pdf', buffer: pdfOf(1_500_000) })
  // On disk, because of its size.
  await writeFile(test.info().outputPath('picked', 'Accounts.pdf'), pdfOf(1_400_000))
  await page.evaluate(() => dispatchEvent(new Event('changed')))
  await expect(
    page.getByText('Accounts.pdf could not be read, so it was not uploaded. Choose it again.'),
  ).toBeVisible()
  await expect(documents(page)).toHaveCount(4)
})

test('R32 a name is only text, and safe to download', async ({ page, goTo }) => {
  await goTo('business')
  const names = [
    '<img src=x onerror=alert(1)>.pdf',
    'invoice\u202Efdp.pdf',
    '🧾 receipt.pdf',
    `${'long '.repeat(60)}.pdf`,
  ]
  await upload(page, ...names.map((name) => ({ name, buffer: pdfOf(400) })))
  await expect(documents(page)).toHaveCount(8)
  await expect(page.getByText('<img src=x onerror=alert(1)>.pdf').first()).toBeVisible()
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  await expect(page.getByText('invoicefdp.pdf', { exact: true }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await test.step('what a toast says does not cover the buttons of a sheet', async () => {
    await expect(page.getByText(/^long .*uploaded successfully$/)).toBeVisible()
    await openActions(page, 'Shop lease.jpg')
    // The toast must move away first, or it would receive the press.
    await rowAction(page, 'Delete').click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  const saved = await save(page, '<img src=x onerror=alert(1)>.pdf')
  expect(saved.name).not.toMatch(/[<>:"/\\|?*]/)
})

test(
  'the business edits what it says of itself; Cancel and leaving drop nothing unasked',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('business')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const phone = page.getByRole('textbox', { name: 'Phone', exact: true })
    await phone.fill('+263 77 999 8888')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await test.step('it asks before a link drops what is typed', async () => {
      await page.goBack()
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(phone).toHaveValue('+263 77 999 8888')
    })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Business information updated successfully')).toBeVisible()
    await page.reload()
    await expect(page.getByText('+263 77 999 8888')).toBeVisible()
  },
)

test('a director is added with an ID, looked at, removed and brought back', async ({
  page,
  goTo,
}) => {
  await goTo('business')
  const directors = page.getByRole('list', { name: 'Directors' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Add Director' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Director' })
  await dialog.getByLabel('Name').fill('Chipo Banda')
  await dialog.getByLabel('ID number (optional)').fill('an123456')
  const choose = dialog.getByRole('button', { name: 'Choose ID document' })
  await pickFiles(page, () => choose.tap(), {
    name: 'Passport.docx',
    buffer: Buffer.from('PK\u0003\u0004 word/document.xml'),
  })
  await dialog.getByRole('button', { name: 'Add Director' }).click()
  await expect(page.getByText('Chipo Banda added')).toBeVisible()
  const chipo = directors.filter({ hasText: 'Chipo Banda' })
  await expect(chipo).toContainText('Passport AN123456')
  await expect(chipo).toContainText('PENDING')

  await test.step('what can’t be shown says so, and of which kind it is', async () => {
    await chooseAction(page, 'Chipo Banda', 'View ID document')
    const preview = page.getByRole('dialog', { name: 'Passport.docx' })
    await expect(preview.getByText('Document preview not available')).toBeVisible()
    await expect(preview.getByText(/Passport of Chipo Banda, AN123456 · DOCX/)).toBeVisible()
    await expect(preview.getByRole('button', { name: 'Download' })).toBeVisible()
    await preview.getByRole('button', { name: 'Close' }).click()
    await expect(preview).toHaveCount(0)
  })
  await chooseAction(page, 'Chipo Banda', 'Remove')
  await expect(directors).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Chipo Banda restored')).toBeVisible()
  await expect(chipo).toContainText('PENDING')
})
