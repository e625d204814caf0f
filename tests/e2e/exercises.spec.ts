// Proves DEMO-15.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { openPayment, panel, pill, solved, start } from '#tests/support/exercises.ts'
import { download } from '#tests/support/files.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { goWithin, pathOf } from '#tests/support/go-within.ts'
import { closeMadeLink, fillLinkForm, linkForm } from '#tests/support/link-form.ts'
import { approve, askByPhone, payPath, settle } from '#tests/support/payer.ts'
import { chooseAction, rowAction } from '#tests/support/rows.ts'

async function refund(page: Page, amount: string): Promise<void> {
  await rowAction(page, 'Process Refund').click()
  const form = page.getByRole('dialog', { name: 'Process Refund' })
  await form.getByRole('radio', { name: 'Partial amount' }).check()
  await form.getByLabel('Amount to refund').fill(amount)
  await form.getByLabel('Reason').fill('Returned')
  await form.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(form).toBeHidden()
}

/** Opens a link's checkout within the app. */
const goToCheckout = (page: Page, path: string) =>
  goWithin(page, { ...pathOf('checkout'), path: payPath(path) })

test('first steps as a merchant: hints and wrong turns are counted, a neighbouring act does not solve it, and it is started over by itself', async ({
  page,
  goTo,
  isMobile,
}) => {
  await goTo('learn')
  await start(page, 'Refund the Kopje Hardware payment in part')
  // Only here: an exercise under way.
  await axe(page)
  await test.step('another customer’s refund is not it', async () => {
    await openPayment(page, 'Blessing Marufu', isMobile)
    await refund(page, '5')
    await expect(pill(page)).toContainText('0 of 1')
  })
  await test.step('a reload keeps it as it was left, and a hint is shown on request', async () => {
    await pill(page).click()
    await page.reload()
    await panel(page).getByRole('button', { name: 'Hint' }).click()
    await expect(panel(page).getByText('Transactions has a search field.')).toBeVisible()
  })
  await test.step('over again, it starts from the same data', async () => {
    await panel(page).getByRole('button', { name: 'Start over' }).click()
    await expect(panel(page).getByText('Transactions has a search field.')).toHaveCount(0)
    await panel(page).getByRole('button', { name: 'Hint' }).click()
    await openPayment(page, 'Kopje Hardware', isMobile)
    await refund(page, '50')
    await solved(page, /^Solved in \d+:\d\d, 1 hint, 0 wrong turns\./)
  })

  await start(page, 'Create a payment link for a gift voucher')
  await goWithin(page, pathOf('payment-links'))
  await page.getByRole('button', { name: 'Create Payment Link' }).first().click()
  await fillLinkForm(page, { name: 'Gift voucher', amount: '25' })
  await linkForm(page).getByRole('button', { name: 'Create Link' }).click()
  await closeMadeLink(page)
  await solved(page)

  await start(page, 'Stop taking deposits for the barista class')
  await goWithin(page, pathOf('payment-links'))
  await chooseAction(page, 'Vumba Blend, 1 kg', 'Deactivate')
  await expect(page.getByText('Payment link status deactivated')).toBeVisible()
  await expect(pill(page)).toContainText('0 of 1')
  await chooseAction(page, 'Vumba Blend, 1 kg', 'Activate')
  await expect(page.getByText('Payment link status activated')).toBeVisible()
  await chooseAction(page, 'Barista class deposit', 'Deactivate')
  // Turned back on, the neighbouring link costs one wrong turn.
  await solved(page, /0 hints, 1 wrong turn\./)
})

test('as a customer and in the console, over three grades; results are handed in, added up and exported', async ({
  page,
  goTo,
}) => {
  await goTo('learn')
  await start(page, 'Pay a link as a customer')
  await askByPhone(page)
  await approve(page)
  await expect(pill(page)).toContainText('0 of 1')
  await settle(page)
  await solved(page)

  await start(page, 'Leave a tip')
  await goToCheckout(page, 'tip-the-roastery')
  await page.getByLabel('Amount').fill('350')
  await askByPhone(page)
  await approve(page)
  await settle(page)
  await solved(page)

  await start(page, 'Reject an application and say why', 'Everyday work')
  await goWithin(page, pathOf('pending-merchants'))
  await page.getByRole('button', { name: 'Review Gweru Motor Spares' }).click()
  const review = page.getByRole('dialog', { name: 'Gweru Motor Spares', exact: true })
  await review.getByRole('button', { name: 'Reject', exact: true }).click()
  const asks = page.getByRole('dialog', { name: /^Reject / })
  await asks.getByLabel('Reason').fill('The lease has ended. Upload the new one.')
  await asks.getByRole('button', { name: 'Reject', exact: true }).click()
  await solved(page)

  await start(page, 'Resolve the case of Kopje Hardware', 'Everyday work')
  await goWithin(page, pathOf('cases'))
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
  const form = page.getByRole('dialog', { name: 'Resolve Case' })
  await form.getByRole('radio', { name: 'Merchant paid' }).check()
  await form.getByLabel('Findings').fill('EcoCash confirms the debit.')
  await form.getByRole('button', { name: 'Resolve' }).click()
  await solved(page)

  await test.step('the trainee hands in', async () => {
    await page.getByRole('button', { name: 'My results' }).click()
    const results = page.getByRole('dialog', { name: 'My results' })
    await expect(results.getByRole('listitem')).toHaveCount(4)
    await results.getByRole('button', { name: 'Hand in' }).click()
    await expect(results.getByText('Enter your name')).toBeVisible()
    await results.getByLabel('Your name').fill('Shamiso Dube')
    await expect(results.getByRole('img', { name: 'QR code of your results' })).toBeVisible()
    // On paper the sheet alone takes the page's place.
    const sheet = page.locator('[data-prints-alone]')
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText('Shamiso Dube')).toBeVisible()
    await expect(sheet.getByText('Leave a tip')).toBeVisible()
    await expect(results.getByRole('list', { name: 'Exercises' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(sheet).toBeHidden()
  })
  const results = page.getByRole('dialog', { name: 'My results' })
  const file = await download(page, () => results.getByRole('button', { name: 'Hand in' }).click())
  expect(file.name).toMatch(/^practice-shamiso-dube-\d{4}-\d\d-\d\d\.txt$/)
  await page.keyboard.press('Escape')
  await expect(results).toHaveCount(0)

  await test.step('the trainer adds it up; a changed file is named', async () => {
    await goWithin(page, pathOf('trainer'))
    const pick = page.getByLabel('Result files')
    const changed = Buffer.from(file.bytes)
    changed.write(changed.toString('latin1', 20, 21) === 'A' ? 'B' : 'A', 20)
    await pick.setInputFiles([
      { name: file.name, mimeType: 'text/plain', buffer: file.bytes },
      { name: 'rudo.txt', mimeType: 'text/plain', buffer: changed },
    ])
    await expect(page.getByText('rudo.txt was cut or changed. Ask for it again.')).toBeVisible()
    await page.getByRole('link', { name: 'Open board' }).click()
    await expect(page.getByRole('heading', { name: '1 trainee' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Trainees' }).getByRole('listitem')).toHaveText(
      /Shamiso Dube\s*4 of 4 solved/,
    )
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export class results' })
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    const csv = await readFile(await (await saved).path(), 'utf8')
    expect(csv.split('\r\n')[0]).toBe(
      '\ufeffTrainee,Exercise,Result,Date,Time,Hints,Wrong turns,Started over,Notes',
    )
    expect(csv).toContain('Shamiso Dube,Resolve the case of Kopje Hardware,')
  })
})
