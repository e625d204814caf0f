// Proves LINK-5, LINK-9.
import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { resetToSeed } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import {
  approve,
  askByPhone,
  chooseWay,
  fillCard,
  openLink,
  payByPhone,
  payPath,
  settle,
} from '#tests/support/payer.ts'
import { transactionRows } from '#tests/support/rows.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ })

/** Returns the payments made in this browser since seeding. */
async function paidHere(page: Page) {
  const rows = await storedRows(page, 'transactions')
  return rows.filter(({ attemptId }) => attemptId !== undefined)
}

test.describe('in haste', () => {
  test(
    'one tap leads to the PIN: the demo’s number is there, Pay is within the thumb’s reach, and no name is needed; R38 Send pressed twice is one payment',
    { tag: '@core' },
    async ({ page, goTo }) => {
      await openLink(page)
      await page.evaluate(() => {
        const taps: Event[] = []
        addEventListener('pointerdown', (tap) => taps.push(tap), true)
        Object.assign(globalThis, { taps })
      })
      await expect(page.getByLabel('Mobile number')).toHaveValue('077 111 1111')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      const { top, bottom } = await payButton(page).evaluate((button) =>
        button.getBoundingClientRect().toJSON(),
      )
      expect(top).toBeGreaterThan(740 / 2)
      expect(bottom).toBeLessThanOrEqual(740)
      await payButton(page).tap()
      await expect(page.getByLabel('Enter your PIN')).toBeFocused()
      expect(await page.evaluate('taps.length')).toBe(1)

      await approve(page)
      await settle(page)
      await expect(heading(page, 'Paid')).toBeVisible()
      await expect(page.getByText('EcoCash 077 *** 1111', { exact: true })).toBeVisible()
      await goTo('transactions')
      await expect(page.getByText('077 *** 1111', { exact: true })).toBeVisible()
    },
  )
})

test.describe('mobile money', () => {
  test(
    'by keyboard alone: the prompt on the phone asks for the PIN, then there is a receipt that stays and is no visit of the link',
    { tag: '@core' },
    async ({ page }) => {
      await openLink(page)
      await expect(heading(page, 'Vumba Blend, 1 kg')).toBeVisible()
      await expect(page.getByText('Vumba Coffee Roasters')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Pay $18.00', exact: true })).toBeVisible()

      await askByPhone(page)
      await expect(page.getByText('EcoCash sent a prompt to 077 111 1111.')).toBeVisible()
      const asked = page.getByText(/^Pay \$18\.00 to Vumba Coffee Roasters\? Ref [0-9A-F]{8}\.$/)
      await expect(asked).toBeVisible()
      const reference = (await asked.innerText()).slice(-9, -1)
      await expect(page.getByLabel('Enter your PIN')).toBeFocused()
      await page.keyboard.type('12x3')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Enter your 4-digit PIN')).toBeVisible()
      expect(await paidHere(page)).toEqual([])
      await page.keyboard.type('4')
      await page.keyboard.press('Enter')
      await settle(page)
      await expect(heading(page, 'Paid')).toBeFocused()
      const receipt = page.getByRole('main')
      for (const words of [
        '$18.00',
        'Vumba Blend, 1 kg',
        'Rudo Chikomo',
        'EcoCash 077 *** 1111',
        reference,
        /^TX-\d+$/,
      ])
        await expect(receipt.getByText(words, { exact: true })).toBeVisible()
      // In the letterhead and beside "Paid to".
      const merchant = receipt.getByText('Vumba Coffee Roasters', { exact: true })
      await expect(merchant.filter({ visible: true })).toHaveCount(2)
      await expect
        .poll(async () => (await paidHere(page))[0])
        .toMatchObject({
          merchantId: 'M-001',
          amount: 1800,
          currency: 'USD',
          status: 'successful',
          customer: 'Rudo Chikomo',
          linkId: '1042',
        })

      await page.reload()
      await expect(heading(page, 'Paid')).toBeVisible()
      await page.getByRole('button', { name: 'Make another payment' }).click()
      await expect(heading(page, 'Vumba Blend, 1 kg')).toBeVisible()
      await expect(page).toHaveURL(/\/pay\/vumba-blend-1kg$/)
    },
  )

  test(
    'one that is cancelled, left or not answered, and 0773333333 and 0774444444, which say why: nothing was charged',
    { tag: '@core' },
    async ({ page }) => {
      await openLink(page)
      await askByPhone(page, { number: '077 333 3333' })
      await approve(page)
      await settle(page)
      await expect(heading(page, 'Payment cancelled')).toBeVisible()
      await expect(page.getByText(/Nothing was charged\./)).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByLabel('Your name')).toHaveValue('Rudo Chikomo')

      await askByPhone(page, { number: '0774444444' })
      await approve(page)
      await settle(page)
      await expect(heading(page, 'Payment failed')).toBeVisible()
      await expect(page.getByText(/Insufficient funds in the wallet\./)).toBeVisible()
      // Only here: a payment that failed.
      await axe(page)
      expect((await paidHere(page)).map(({ status }) => status)).toEqual(['failed', 'failed'])
      await page.getByRole('button', { name: 'Use another payment method' }).click()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(page.getByLabel('Your name')).toHaveValue('Rudo Chikomo')
    },
  )

  test('0772222222 is delayed: it says not to wait, and is settled though no page is open', async ({
    page,
    context,
  }) => {
    await openLink(page)
    await askByPhone(page, { number: '0772222222' })
    await approve(page)
    await expect(heading(page, 'Waiting for EcoCash')).toBeFocused()
    await page.clock.runFor(6_000)
    await expect(heading(page, 'This is taking longer than usual')).toBeFocused()
    await expect(page.getByText(/Don’t pay again\./)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^Payment TX-\d+ · \d+ seconds elapsed$/)
    const summary = page.getByRole('region', { name: 'Payment summary' })
    await expect(summary.getByText('Vumba Coffee Roasters')).toBeVisible()
    await expect(summary.getByText('$18.00')).toBeVisible()
    // Only here: a payment that is under way.
    await axe(page)
    await expect(page).toHaveURL(/payment=[0-9a-f]{32}/)
    const address = page.url()
    await page.reload()
    await expect(heading(page, 'This is taking longer than usual')).toBeVisible()
    await page.goto('about:blank')
    await context.clock.fastForward(60_000)
    await page.goto(address)
    await expect(heading(page, 'Paid')).toBeVisible()
  })
})

test.describe('cards', () => {
  test(
    'R38 a wrong one charges nothing, a declined one says so, and a good one is charged once, however often it is pressed',
    { tag: '@core' },
    async ({ page }) => {
      await openLink(page)
      await fillCard(page, { number: '4242424242424241' })
      await payButton(page).click()
      await expect(page.getByText('Check the card number')).toBeVisible()
      expect(await paidHere(page)).toEqual([])
      await page.getByLabel('Card number').fill('4000000000000002')
      await payButton(page).click()
      await settle(page)
      await expect(page.getByText('The card was declined. Nothing was charged.')).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByLabel('Card number')).toHaveValue('')
      await fillCard(page, { number: '5555555555554444' })
      await expect(page.getByLabel('Card number')).toHaveValue('5555 5555 5555 4444')
      await expect(page.getByLabel('Expires')).toHaveValue('12/30')
      await payButton(page).dblclick({ noWaitAfter: true })
      await settle(page)
      await expect(heading(page, 'Paid')).toBeVisible()
      await expect(page.getByText('Mastercard **** 4444')).toBeVisible()
      await expect
        .poll(async () => (await paidHere(page)).map(({ status }) => status))
        .toEqual(['failed', 'successful'])
      expect(JSON.stringify(await paidHere(page))).not.toContain('5555555555554444')
      await test.step('the next payment begins with the method of the last one on this device', async () => {
        await openLink(page, 'barista-class')
        await expect(page.getByLabel('Card number')).toBeVisible()
        await resetToSeed(page)
        await expect(page.getByRole('radio', { name: 'EcoCash' })).toBeChecked()
      })
    },
  )
})

test('Omari is paid by the code that it texts, which the outbox has', async ({ page }) => {
  await openLink(page)
  await chooseWay(page, 'Omari')
  await page.getByRole('button', { name: /^Pay/ }).click()
  const message = page.getByText(/is your Omari code to pay USD 18\.00/)
  const [code = ''] = /^\d{6}/.exec(await message.innerText()) ?? []
  await page.getByLabel('6-digit code').fill(code)
  await settle(page)
  await expect(heading(page, 'Paid')).toBeVisible()
  await expect
    .poll(() => paidHere(page))
    .toMatchObject([{ paymentMethod: 'omari', status: 'successful' }])
})

test(
  'a bank transfer gives the reference to quote, and the merchant sees it coming',
  { tag: '@core' },
  async ({ page }) => {
    await openLink(page)
    await chooseWay(page, 'Bank transfer')
    await page.getByRole('button', { name: 'Get the bank details' }).click()
    await expect(heading(page, 'Send a bank transfer')).toBeFocused()
    const reference = await page.getByText(/^[0-9A-F]{8}$/).innerText()
    // Only here: what a bank transfer needs.
    await axe(page)
    await page.getByRole('button', { name: 'Copy reference' }).click()
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    await page.getByRole('button', { name: 'I have sent it' }).dblclick({ noWaitAfter: true })
    await settle(page)
    await expect(page.getByText(/being checked/)).toBeVisible()
    const address = page.url()
    await page.goto(`/dashboard/payments/transactions?q=${reference}`)
    await settled(page)
    await expect(transactionRows(page, true)).toHaveCount(1)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('button', { name: /^A bank transfer of \$18\.00 is on its way/ }).click()
    await expect(
      page.getByRole('dialog').getByText('Pending', { exact: true }).first(),
    ).toBeVisible()
    await page.goto(address)
    await expect(page.getByText(/being checked/)).toBeVisible()
    await page.clock.runFor(30_000)
    await expect(heading(page, 'Paid')).toBeVisible()
    await expect.poll(() => paidHere(page)).toMatchObject([{ customer: 'Unnamed customer' }])
    await expect(page.getByText('Paid by')).toHaveCount(0)
  },
)

test.describe('a link that can’t be paid', () => {
  test('says why', { tag: '@core' }, async ({ page }) => {
    for (const [link, title] of [
      ['no-such-link', 'Payment link not found'],
      ['harare-honey#n=A&m=B&a=-5&c=USD', 'Payment link not found'],
      ['wholesale-sample-box', 'This payment link is inactive'],
      ['cold-brew-six', 'This payment link is not published yet'],
      ['harvest-hamper', 'This payment link has expired'],
    ] as const)
      await test.step(`${link}: ${title}`, async () => {
        await openLink(page, link)
        await expect(heading(page, title)).toBeVisible()
        await expect(payButton(page)).toHaveCount(0)
      })
  })
})

test.describe('on a device that does not know the link', () => {
  const address = `${payPath('harare-honey')}#n=Wild+honey%2C+500+g&m=Domboshava+Bees&a=750&c=USD`

  test('the address alone shows a sample, its failures too, and keeps nothing; it changes no link that is known', async ({
    page,
  }) => {
    await page.goto(address)
    await settled(page)
    await expect(heading(page, 'Wild honey, 500 g')).toBeVisible()
    await expect(page.getByText('Sample checkout')).toBeVisible()
    await expect(page.getByText(/^This device doesn’t have this link/)).toBeVisible()
    const before = await storedRows(page, 'transactions')
    const told = await storedRows(page, 'notifications')
    await askByPhone(page)
    await approve(page)
    await settle(page)
    await expect(heading(page, 'Paid')).toBeVisible()
    await expect(page.getByText('$7.50')).toBeVisible()
    await expect(page.getByText('Sample checkout')).toBeVisible()
    expect(await storedRows(page, 'transactions')).toHaveLength(before.length)
    expect(await storedRows(page, 'notifications')).toEqual(told)

    await page.goto(`${payPath('vumba-blend-1kg')}#n=Free&m=Nobody&a=1&c=USD`)
    await expect(page.getByRole('button', { name: 'Pay $18.00', exact: true })).toBeVisible()
    await page.goto(address)
    await askByPhone(page, { number: '0774444444' })
    await approve(page)
    await settle(page)
    await expect(heading(page, 'Payment failed')).toBeVisible()
  })
})

test('nothing is covered, cut off or scrolls sideways, on a phone, on its side and with large letters; a receipt fits a strip of paper', async ({
  page,
}) => {
  await openLink(page)
  await page.getByRole('button', { name: 'More payment methods' }).click()
  for (const [what, size, letters] of [
    ['with letters twice as large', { width: 360, height: 740 }, '200%'],
    ['on a phone that lies on its side', { width: 740, height: 360 }, '100%'],
    ['on a small phone', { width: 320, height: 640 }, '100%'],
  ] as const)
    await test.step(what, async () => {
      await page.setViewportSize(size)
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, letters)
      const covered = await page.getByRole('form', { name: 'Payment' }).evaluate((form) =>
        [...form.querySelectorAll<HTMLElement>('input:not(:disabled), button, summary')]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            control.focus()
            // Text typed into a field may be wider than the field.
            const cut = control.localName !== 'input' && control.scrollWidth > control.clientWidth
            const { x, y, width, height } = control.getBoundingClientRect()
            return (
              cut ||
              [y + 1, y + height - 1].some(
                (edge) => !control.contains(document.elementFromPoint(x + width / 2, edge)),
              )
            )
          })
          .map((control) => control.outerHTML),
      )
      expect(covered).toEqual([])
      await expectNoSidewaysScroll(page)
    })
  await payByPhone(page)
  await expectNoSidewaysScroll(page)

  // 58 mm at 96 pixels per inch.
  await page.setViewportSize({ width: 219, height: 800 })
  await page.emulateMedia({ media: 'print' })
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden()
  await expect(page.getByRole('button', { name: /Demo/ })).toBeHidden()
  await expect(page.getByText('Rudo Chikomo')).toBeVisible()
})
