// Proves DEMO-28.
import type { Page } from 'playwright/test'
import { anotherPhone } from '#tests/support/another-phone.ts'
import { panel, pill } from '#tests/support/exercises.ts'
import { download } from '#tests/support/files.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { goWithin, pathOf } from '#tests/support/go-within.ts'
import { makeLink } from '#tests/support/link-form.ts'
import { chooseAction } from '#tests/support/rows.ts'

const [voucher, deposit] = [
  'Create a payment link for a gift voucher',
  'Stop taking deposits for the barista class',
]

/** Opens the trainer's link on a trainee's phone, and starts its test there. */
async function startTest(phone: Page, trainee: string): Promise<void> {
  await phone.goto('/learn?exercises=new-link,link-off&name=Monday&test=20')
  await settled(phone)
  await phone.getByRole('button', { name: 'Start test' }).click()
  const asks = phone.getByRole('dialog', { name: 'Test: Monday' })
  await asks.getByLabel('Your name').fill(trainee)
  await asks.getByRole('button', { name: 'Start test' }).click()
  await expect(pill(phone)).toContainText(`${voucher}, 1 of 2`)
  await goWithin(phone, pathOf('payment-links'))
}

/** Leaves the exercise that runs, which isn't solved. */
async function leave(phone: Page, button: 'Next exercise' | 'Finish test'): Promise<void> {
  await pill(phone).click()
  await panel(phone).getByRole('button', { name: button }).click()
  await phone
    .getByRole('alertdialog', { name: 'Leave this exercise?' })
    .getByRole('button', { name: 'Leave' })
    .click()
}

async function deactivate(phone: Page, link: string): Promise<void> {
  await goWithin(phone, pathOf('payment-links'))
  await chooseAction(phone, link, 'Deactivate')
  await expect(phone.getByText('Payment link status deactivated').last()).toBeVisible()
}

const certificate = (phone: Page) => phone.getByRole('dialog', { name: 'Test: Monday' })

test('a day of a class on three devices: two trainees take a test, and the trainer sees who is missing, decides, and has the certificate @desk', async ({
  page: trainer,
  goTo,
  browser,
  baseURL,
}) => {
  await test.step('the trainer pastes the names of the class', async () => {
    await goTo('class-board')
    await trainer.getByRole('button', { name: 'Names', exact: true }).click()
    const names = trainer.getByRole('dialog', { name: 'Names of the class' })
    await names.getByLabel('Names').fill('Shamiso Dube\nRudo Moyo\nTendai Banda')
    await names.getByRole('button', { name: 'Save' }).click()
    await expect(trainer.getByText('3 of 3 missing: ')).toContainText('Tendai Banda')
  })

  const one = await anotherPhone(browser, baseURL ?? '')
  const shamiso = one.page
  const file =
    await test.step('one does the first right, and more than the second asks', async () => {
      await startTest(shamiso, 'Shamiso Dube')
      await makeLink(shamiso, { name: 'Gift voucher', amount: '25' })
      await shamiso
        .getByRole('region', { name: 'Test' })
        .getByRole('button', { name: 'Next exercise' })
        .click()
      await expect(pill(shamiso)).toContainText(`${deposit}, 2 of 2`)
      await deactivate(shamiso, 'Vumba Blend, 1 kg')
      await deactivate(shamiso, 'Barista class deposit')
      await leave(shamiso, 'Finish test')
      await expect(certificate(shamiso)).toContainText('Shamiso Dube, 1 of 2, 1 to be reviewed')
      await expect(
        certificate(shamiso).getByText(/^Not final\. Your trainer decides/),
      ).toBeVisible()
      return download(shamiso, () =>
        certificate(shamiso).getByRole('button', { name: 'Hand in' }).click(),
      )
    })

  const other = await anotherPhone(browser, baseURL ?? '')
  const rudo = other.page
  const picture =
    await test.step('the other does the first wrong, and the second right', async () => {
      await startTest(rudo, 'Rudo Moyo')
      await makeLink(rudo, { name: 'Gift voucher', amount: '2.50' })
      await leave(rudo, 'Next exercise')
      await expect(pill(rudo)).toContainText(`${deposit}, 2 of 2`)
      await deactivate(rudo, 'Barista class deposit')
      await expect(certificate(rudo)).toContainText('Rudo Moyo, 1 of 2')
      await expect(certificate(rudo)).toContainText('The amount is $2.50, not $25.00')
      return rudo.getByRole('img', { name: 'QR code of your results' }).screenshot()
    })

  await test.step('a file and a code fill the board; one is missing', async () => {
    await trainer
      .getByLabel('Result files')
      .setInputFiles({ name: file.name, mimeType: 'text/plain', buffer: file.bytes })
    await expect(trainer.getByText('2 of 3 missing: ')).toBeVisible()
    await trainer.getByRole('button', { name: 'Scan codes' }).click()
    await trainer
      .getByLabel('Picture of the code', { exact: true })
      .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture })
    await expect(trainer.getByText('Added, 1 solved')).toBeVisible()
    await trainer.getByRole('button', { name: 'Done' }).click()
    await expect(trainer.getByRole('heading', { name: '2 of 3 handed in' })).toBeVisible()
    await expect(trainer.getByText('1 of 3 missing: Tendai Banda')).toBeVisible()
    const results = trainer.getByRole('list', { name: 'Exercises' }).getByRole('listitem')
    await expect(results).toHaveText([
      /1 of 2 solved\. Not solved: Rudo Moyo$/,
      /1 of 2 solved\. 1 to be reviewed$/,
    ])
  })

  await test.step('what was to be reviewed is decided, and the certificate says it', async () => {
    await trainer.getByRole('button', { name: 'Shamiso Dube' }).click()
    const sheet = trainer.getByRole('dialog', { name: 'Shamiso Dube' })
    await sheet.getByRole('button', { name: `Mark as solved: ${deposit}` }).click()
    await expect(sheet.getByRole('button', { name: /^Test Monday/ })).toContainText('2 of 2')
    const paper = await download(trainer, () =>
      sheet.getByRole('button', { name: 'Certificate of Shamiso Dube, Monday' }).click(),
    )
    expect(paper.name).toMatch(/^certificate-monday-shamiso-dube-\d{4}-\d\d-\d\d\.pdf$/)
  })
  expect([...one.problems, ...other.problems]).toEqual([])
  await one.close()
  await other.close()
})
