/** The pictures of docs/as-zimbabwe-pays.md, all of a phone, for take-screenshots.mjs. */

const ofLinks = 'dashboard/payments/links'

/** Names the local currency ZiG, as the presenter does. */
async function chooseZig(page) {
  await page.getByRole('button', { name: /^Demo controls/ }).click()
  const controls = page.getByRole('dialog', { name: 'Demo controls' })
  const zig = controls.getByRole('radio', { name: 'ZiG' })
  await zig.click()
  await zig.and(page.locator('[aria-checked=true], :checked')).waitFor()
  await controls.getByRole('button', { name: 'Close' }).click()
  await controls.waitFor({ state: 'detached' })
}

async function chooseMethod(page, name) {
  await page.getByRole('button', { name: 'More payment methods' }).click()
  await page.getByRole('radio', { name }).check()
}

const pay = (page) => page.getByRole('button', { name: /^Pay/ }).click()

/** Leaves a tip in the local currency by Omari, up to its code. */
async function askForOmariCode(page) {
  await chooseZig(page)
  await chooseMethod(page, 'Omari')
  await page.getByLabel('Amount').fill('350')
  await page.getByLabel('Mobile number').fill('0771111111')
  await page.getByLabel('Your name').fill('Rudo Chikomo')
  await pay(page)
  await page.getByLabel('6-digit code').waitFor()
}

async function payByOmari(page) {
  await askForOmariCode(page)
  const message = await page.getByText('is your Omari code').textContent()
  await page.getByLabel('6-digit code').fill(message.slice(0, 6))
  await page.getByRole('heading', { name: 'Waiting for Omari' }).waitFor()
  await page.clock.runFor(2500)
  await page.getByRole('heading', { level: 1, name: 'Paid' }).waitFor()
}

/** Shares a link by WhatsApp, and opens its message in the outbox. */
async function shareByWhatsApp(page) {
  await page.evaluate(() => {
    globalThis.open = () => null
  })
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Vumba Blend' })
    .getByRole('button', { name: 'Share', exact: true })
    .click()
  await page.getByRole('button', { name: 'Share by WhatsApp' }).click()
  await page.getByText('Shared by WhatsApp').waitFor()
  await page.goto(new URL('/trainer', page.url()).href)
  await page.getByRole('button', { name: 'Open the outbox' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Vumba Blend/ })
    .click()
  await page.getByText('Without data, on any phone').waitFor()
}

async function showCode(page) {
  await page.getByRole('button', { name: 'Share', exact: true }).nth(1).click()
  await page.getByRole('button', { name: 'Show QR Code' }).click()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).last().waitFor()
}

/** Offers the drafts on the trainer's page, and chooses one at the checkout. */
async function chooseDraft(page) {
  await page.getByRole('button', { name: /^What happens next/ }).click()
  await page.getByRole('switch', { name: 'Languages at the checkout' }).click()
  await page.getByRole('switch', { name: 'Languages at the checkout', checked: true }).waitFor()
  await page.goto(new URL('/pay/vumba-blend-1kg', page.url()).href)
  await page.getByRole('button', { name: /^Language: / }).click()
  await page.getByText('chiShona').click()
  await page.getByRole('button', { name: /^Bhadharai/ }).waitFor()
}

const coffee = 'pay/vumba-blend-1kg'
const tip = 'pay/tip-the-roastery'

export const zimbabwePictures = [
  { name: 'zig', path: 'dashboard', prepare: chooseZig },
  {
    name: 'network',
    path: coffee,
    async prepare(page) {
      await page.getByLabel('Mobile number').fill('071 234 5678')
      await page.getByText('This looks like a NetOne number').waitFor()
    },
  },
  { name: 'omari', path: tip, prepare: askForOmariCode },
  { name: 'receipt', path: tip, prepare: payByOmari },
  { name: 'whatsapp', path: ofLinks, prepare: shareByWhatsApp },
  { name: 'sun', path: ofLinks, theme: 'dark', prepare: showCode },
  {
    name: 'zipit',
    path: coffee,
    async prepare(page) {
      await chooseMethod(page, 'Bank transfer')
      await page.getByLabel('Your name').fill('Rudo Chikomo')
      await page.getByRole('button', { name: 'Get the bank details' }).click()
      await page.getByRole('heading', { name: 'Send a bank transfer' }).waitFor()
    },
  },
  { name: 'shona', path: 'trainer', prepare: chooseDraft },
].map(({ name, ...picture }) => ({
  theme: 'light',
  ...picture,
  file: `.readme/zimbabwe-${name}.webp`,
}))
