import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { press } from '#tests/support/press.ts'
import { pdfOf, pngOf } from '#tests/support/sample-files.ts'

const documents = (page: Page) =>
  page.getByRole('list', { name: 'Company documents' }).getByRole('listitem')

interface Picked {
  name: string
  mimeType?: string
  buffer: Buffer
}

async function pick(page: Page, ...files: Picked[]) {
  const chooser = page.waitForEvent('filechooser')
  // It says Uploading until the one before is kept.
  const upload = page.getByRole('button', { name: 'Upload', exact: true })
  await press(upload, (page.viewportSize()?.width ?? 0) < 768)
  await (
    await chooser
  ).setFiles(files.map((file) => ({ mimeType: 'application/octet-stream', ...file })))
}

/** Chooses from a document's menu, a popover or a sheet. */
async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await menuItem(page, item).click()
}

const menuItem = (page: Page, name: string) =>
  page.getByRole('menuitem', { name }).or(page.getByRole('dialog').getByRole('button', { name }))

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const event = page.waitForEvent('download')
  await choose(page, name, 'Download')
  const file = await event
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test.describe('the approval tracker', () => {
  test('shows the stages, the limit meanwhile and who decides', async ({ page, goTo }) => {
    await goTo('business')
    const stages = page.getByRole('list', { name: 'Approval progress' }).getByRole('listitem')
    await expect(stages).toHaveCount(3)
    await expect(stages.nth(0)).toContainText('Application Submitted')
    await expect(stages.nth(0)).toContainText('Completed')
    await expect(stages.nth(1)).toContainText('Current')
    await expect(page.getByText('$500.00')).toBeVisible()
    await expect(page.getByText(/processed by the Super Admin team/)).toBeVisible()
  })
})

test.describe('company documents', () => {
  test('an upload is listed as pending with its size, and its bytes come back identical', async ({
    page,
    goTo,
  }) => {
    await goTo('business')
    const buffer = pdfOf(1_572_864)
    await pick(page, { name: 'Tax clearance.pdf', buffer })
    await expect(page.getByText('Tax clearance.pdf uploaded successfully')).toBeVisible()
    const row = documents(page).filter({ hasText: 'Tax clearance.pdf' })
    await expect(row).toContainText('1.5 MB')
    await expect(row).toContainText('PENDING')
    await page.reload()
    await expect(row).toBeVisible()
    const back = await download(page, 'Tax clearance.pdf')
    expect(back.name).toBe('Tax clearance.pdf')
    expect(back.bytes.equals(buffer)).toBe(true)
  })

  test('search finds by name or type in any case, and says what it did not find', async ({
    page,
    goTo,
  }) => {
    await goTo('business')
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

  test('a deleted one comes back by Undo, bytes and all', async ({ page, goTo }) => {
    await goTo('business')
    const before = await download(page, 'Bank statement.pdf')
    await choose(page, 'Bank statement.pdf', 'Delete')
    await expect(page.getByText('Document deleted successfully')).toBeVisible()
    await expect(documents(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(documents(page)).toHaveCount(4)
    expect((await download(page, 'Bank statement.pdf')).bytes.equals(before.bytes)).toBe(true)
  })

  test('with all deleted the card says how to begin', async ({ page, goTo }) => {
    await goTo('business')
    for (let left = 3; left >= 0; left -= 1) {
      const name = await documents(page).first().getByRole('button').getAttribute('aria-label')
      await choose(page, (name ?? '').replace('Actions for ', ''), 'Delete')
      await expect(documents(page)).toHaveCount(left)
      await page.getByRole('button', { name: 'Dismiss' }).first().click()
    }
    await expect(page.getByText('No documents yet')).toBeVisible()
  })

  test('a PDF is previewed in a frame, a picture as a picture', async ({ page, goTo }) => {
    await goTo('business')
    await page.getByRole('button', { name: 'Actions for Bank statement.pdf' }).click()
    const preview = menuItem(page, 'Preview')
    await expect(preview).toBeVisible()
    await axe(page)
    await preview.click()
    const pdf = page.getByRole('dialog', { name: 'Bank statement.pdf' })
    await expect(pdf.locator('iframe')).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(pdf).toHaveCount(0)
    await choose(page, 'Shop lease.jpg', 'Preview')
    await expect(
      page.getByRole('dialog').getByRole('img', { name: 'Shop lease.jpg' }),
    ).toBeVisible()
    await axe(page)
  })

  test('R28 nothing is refused, 10,485,760 bytes are taken, one more is refused', async ({
    page,
    goTo,
  }) => {
    await goTo('business')
    await pick(page, { name: 'empty.pdf', buffer: Buffer.alloc(0) })
    await expect(page.getByText('empty.pdf is empty. It was not uploaded.')).toBeVisible()
    await pick(page, { name: 'full.pdf', buffer: pdfOf(10_485_760) })
    await expect(page.getByText('full.pdf uploaded successfully')).toBeVisible()
    await pick(page, { name: 'over.pdf', buffer: pdfOf(10_485_761) })
    await expect(page.getByText('over.pdf is larger than 10MB. It was not uploaded.')).toBeVisible()
    await expect(documents(page)).toHaveCount(5)
  })

  test('R29 what a file claims to be does not count, its content does', async ({ page, goTo }) => {
    await goTo('business')
    const liars: Picked[] = [
      { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html>') },
      { name: 'setup.exe', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090') },
      { name: 'logo.png', buffer: Buffer.from('<svg><script>alert(1)</script></svg>') },
    ]
    for (const liar of liars) {
      await pick(page, liar)
      await expect(
        page.getByText(
          `${liar.name} is not a PDF, DOC, DOCX, JPG or PNG inside. It was not uploaded.`,
        ),
      ).toBeVisible()
    }
    await expect(documents(page)).toHaveCount(4)
  })

  test('R31 what can’t be drawn is offered for download', async ({ page, goTo }) => {
    await goTo('business')
    await pick(
      page,
      { name: 'cut.png', buffer: pngOf().subarray(0, 40) },
      { name: 'cut.pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj') },
    )
    await expect(documents(page)).toHaveCount(6)
    for (const name of ['cut.png', 'cut.pdf']) {
      await choose(page, name, 'Preview')
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.getByText('Document preview not available')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })

  test('R32 a name is only text, and safe to download', async ({ page, goTo }) => {
    await goTo('business')
    const names = [
      '<img src=x onerror=alert(1)>.pdf',
      'invoice\u202Efdp.pdf',
      '🧾 receipt.pdf',
      `${'long '.repeat(60)}.pdf`,
    ]
    for (const name of names) await pick(page, { name, buffer: pdfOf(400) })
    await expect(documents(page)).toHaveCount(8)
    await expect(page.getByText('<img src=x onerror=alert(1)>.pdf').first()).toBeVisible()
    await expect(page.locator('img[src=x]')).toHaveCount(0)
    await expect(page.getByText('invoicefdp.pdf', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const saved = await download(page, '<img src=x onerror=alert(1)>.pdf')
    expect(saved.name).not.toMatch(/[<>:"/\\|?*]/)
  })

  test('what a toast says does not cover the buttons of a sheet', async ({ page, goTo }) => {
    await goTo('business')
    await pick(page, { name: `${'long '.repeat(60)}.pdf`, buffer: pdfOf(400) })
    await expect(page.getByText(/uploaded successfully$/)).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Shop lease.jpg' }).click()
    // It moves out of the way; what still covers the button would take the press.
    await menuItem(page, 'Delete').click({ trial: true, timeout: 3000 })
  })

  test('R33 the same file picked twice is two documents', async ({ page, goTo }) => {
    await goTo('business')
    for (const count of [5, 6]) {
      await pick(page, { name: 'again.pdf', buffer: pdfOf(400) })
      await expect(documents(page)).toHaveCount(count)
    }
  })
})
