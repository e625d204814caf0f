/**
 * Takes the screenshots for the web manifest, the README and docs/ from the built app: npm run build, then
 * npm run screenshots. Arguments choose the files whose names contain one: npm run screenshots -- class
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { serve } from '../../src/build/serve.mjs'
import { findBrowser } from './find-browser.mjs'
import { root } from './run-tool.mjs'
import { zimbabwePictures } from './zimbabwe-pictures.mjs'

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const desktop = { viewport: { width: 1360, height: 900 } }

const pictures = [
  { file: 'public/screenshots/narrow.png', path: 'dashboard', device: phone },
  {
    file: 'public/screenshots/wide.png',
    path: 'dashboard',
    device: desktop,
    prepare: payBesideMerchant,
  },
  { file: '.readme/phone-dark.png', path: 'dashboard', device: phone },
  {
    file: '.readme/desktop-light.png',
    path: 'dashboard',
    device: desktop,
    theme: 'light',
    prepare: payBesideMerchant,
  },
  {
    file: '.readme/class-trainer.webp',
    path: 'trainer',
    device: desktop,
    theme: 'light',
    async prepare(page) {
      await page.getByRole('button', { name: 'Save snapshot' }).click()
      await page.getByLabel('Name').fill('Lesson 1')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Load Lesson 1' }).waitFor()
      await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' })
    },
  },
  {
    file: '.readme/class-scenario.webp',
    path: 'trainer?scenario=month-end',
    device: phone,
    theme: 'light',
    prepare: (page) => page.getByRole('alertdialog', { name: 'Load Month end?' }).waitFor(),
  },
  {
    file: '.readme/class-exercise.webp',
    path: 'learn',
    device: phone,
    theme: 'light',
    async prepare(page) {
      await page.getByRole('button', { name: 'Start: Refund the Kopje Hardware' }).click()
      const panel = page.getByRole('region', { name: 'Exercise' })
      await panel.getByRole('button', { name: /^Exercise: / }).click()
      await panel.getByRole('button', { name: 'Hint' }).click()
      await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' })
    },
  },
  {
    file: '.readme/class-results.webp',
    path: 'trainer/board',
    device: desktop,
    theme: 'light',
    stored: {
      'paid-class-results': JSON.stringify(classResults()),
      'paid-class': JSON.stringify({
        names: ['Shamiso Dube', 'Tawanda Moyo', 'Rudo Chikomo', 'Farai Ncube'],
        matches: [],
      }),
    },
    part: (page) => page.locator('main'),
  },
  ...zimbabwePictures.map((picture) => ({ ...picture, device: phone })),
]

/** Shows both sides, pays as the customer and waits until the merchant sees it. */
async function payBesideMerchant(page) {
  await page.getByRole('button', { name: /^Demo controls/ }).click()
  await page.getByRole('button', { name: 'Show both sides' }).click()
  const customer = page.frameLocator('[data-part=customer]')
  const merchant = page.frameLocator('[data-part=merchant]')
  await merchant
    .getByRole('link', { name: /^View all/ })
    .first()
    .click()
  await customer.getByLabel('Mobile number').fill('0771111111')
  await customer.getByLabel('Your name').fill('Zodwa Mahlangu')
  await customer.getByRole('button', { name: /^Pay/ }).click()
  await customer.getByLabel('Enter your PIN').fill('1234')
  await customer.getByRole('button', { name: 'Send' }).click()
  await merchant.getByText('Zodwa Mahlangu').locator('visible=true').first().waitFor()
  await page.clock.runFor(2500)
  await customer.getByRole('heading', { level: 1, name: 'Paid' }).waitFor()
  await merchant.locator('[data-lit=on]').waitFor()
}

/** The results of three trainees, as the trainer's page keeps them. */
function classResults() {
  const solved = (ids, hints) =>
    ids.map((id, place) => ({
      id,
      at: 1_795_263_240 + place * 300,
      seconds: 95 + place * 48,
      hints: place < hints ? 1 : 0,
      wrongTurns: place % 2,
      restarts: 0,
    }))
  const tried = { ...solved(['invoice'], 0)[0], outcome: 'tried', restarts: 1 }
  return [
    ['Shamiso Dube', solved(['refund-part', 'new-link', 'payout', 'invoice'], 1)],
    ['Tawanda Moyo', [...solved(['refund-part', 'new-link', 'payout'], 2), tried]],
    ['Rudo Chikomo', solved(['refund-part', 'new-link', 'payout', 'invoice', 'case'], 0)],
  ].map(([trainee, results], at) => ({ device: `device${at}`, trainee, results }))
}

/** Returns a picture as WebP, a third as large as its PNG. */
async function toWebp(page, png) {
  const base64 = await page.evaluate(
    async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      canvas.getContext('2d').drawImage(picture, 0, 0)
      const made = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 })
      const reader = new FileReader()
      return new Promise((resolve) => {
        reader.addEventListener('load', () => resolve(reader.result.split(',')[1]))
        reader.readAsDataURL(made)
      })
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(base64, 'base64')
}

const asked = process.argv.slice(2)
const chosen = pictures.filter(
  ({ file }) => asked.length === 0 || asked.some((text) => file.includes(text)),
)

const server = await serve({ dir: join(root, 'dist'), host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
await mkdir(join(root, '.readme'), { recursive: true })
await mkdir(join(root, 'public', 'screenshots'), { recursive: true })
for (const { file, path, device, theme = 'dark', prepare, part, stored = {} } of chosen) {
  const context = await browser.newContext({
    ...device,
    timezoneId: 'Africa/Harare',
    reducedMotion: 'reduce',
  })
  await context.clock.install({ time: '2026-11-21T12:14:00Z' })
  await context.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    },
    { theme, ...stored },
  )
  const page = await context.newPage()
  await page.goto(server.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('#root:not(:has([aria-busy=true]))').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await prepare?.(page)
  const shot = await (part?.(page) ?? page).screenshot({ animations: 'disabled' })
  const content = file.endsWith('.webp') ? await toWebp(await context.newPage(), shot) : shot
  await writeFile(join(root, file), content)
  await context.close()
}
await browser.close()
await server.close()
