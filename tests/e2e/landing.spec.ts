import type { Page } from 'playwright/test'
import { builtPaths } from '#src/routes/paths.ts'
import { axe } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { pressTwice } from '#tests/support/press.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

const sections = ['features', 'payments', 'demo', 'pricing', 'testimonials']

/** Opens the page and waits until the app has taken it over. */
async function open(page: Page, address = '/') {
  await page.goto(address)
  await expect(page.locator('html')).toHaveClass(/scroll-smooth/)
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

const part = (page: Page, id: string) => page.locator(`#${id}`)

/** Where a section's upper edge is, once the page stands still. */
async function expectAtTop(page: Page, id: string) {
  await expect.poll(async () => Math.round((await part(page, id).boundingBox())?.y ?? -1)).toBe(88)
  await expect(part(page, id)).toBeFocused()
}

test.describe('the page', () => {
  test('opens without the database, its forms or its notifications', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await open(page)
    await expect(page).toHaveTitle('Get paid the way Zimbabwe pays · Paid')
    // What the app's own screens share lies in scripts named dexie, actions and app.
    const own = /\/(dexie|actions|app|.*dialog|toaster|seed-worker)-[\w-]+\.js$/
    expect(scripts.filter((url) => url.endsWith('.js'))).not.toEqual([])
    expect(scripts.filter((url) => own.test(url))).toEqual([])
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  })

  test('has nothing for axe to find', async ({ page }) => {
    await open(page)
    await axe(page)
  })

  test('fits 320 px, and text of twice the size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(320)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await width()).toBe(360)
  })

  test('prints without its controls', async ({ page }) => {
    await open(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pricing without small print' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Account' })).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await expect(page.locator('header')).toHaveCSS('position', 'static')
  })

  test('keeps the theme that is chosen', async ({ page }) => {
    await open(page)
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(page.locator('html')).toHaveClass(/light/)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    await open(page)
    await expect(page.locator('html')).toHaveClass(/light/)
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, now: null })

  test('all of the page is there to read, and its links lead on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Get paid the way Zimbabwe pays.',
    )
    for (const id of sections)
      await expect(part(page, id).getByRole('heading').first()).toBeAttached()
    await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/auth/signup',
    )
    await page.goto('/legal/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  })
})

test.describe('the header', () => {
  test('changes past 10 px of scroll', async ({ page }) => {
    await open(page)
    const header = page.locator('header')
    await expect(header).toHaveCSS('position', 'fixed')
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-scrolled', 'false')
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-scrolled', 'true')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-scrolled', 'false')
  })

  for (const id of sections)
    test(`leads to ${id}, and the focus with it`, async ({ page }) => {
      await open(page)
      if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
      await page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('link', { name: id })
        .click()
      await expectAtTop(page, id)
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
    })

  test('leads to log in and sign up', async ({ page }) => {
    for (const [name, path] of [
      ['Log in', '/auth/login'],
      ['Sign up', '/auth/signup'],
    ] as const) {
      await open(page)
      if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
  })

  test('scrolls at once where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/#pricing')
    await expectAtTop(page, 'pricing')
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  })

  test('goes to a section from another page', async ({ page }) => {
    await page.goto('/legal/terms')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expectAtTop(page, 'pricing')
  })
})

test.describe('the menu', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Sections' })

  test.beforeEach(async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu(page)).toBeVisible()
  })

  test('has nothing for axe to find', async ({ page }) => {
    await page.mouse.move(180, 300)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await axe(page)
  })

  test('closes by Escape, which gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('closes by Back, and the page stays', async ({ page }) => {
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('closes when something else is pointed at or tabbed to', async ({ page }) => {
    await page.mouse.click(180, 700)
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
  })
})

test.describe('the demo', () => {
  const pay = (page: Page) => part(page, 'demo').locator('button[type=submit]')

  test('begins with ZWL 100 by EcoCash', async ({ page }) => {
    await open(page)
    const demo = part(page, 'demo')
    await expect(demo.getByRole('radio', { name: 'ZWL' })).toBeChecked()
    await expect(demo.getByLabel('Amount', { exact: true })).toHaveValue('100.00')
    await expect(demo.getByRole('radio', { name: 'EcoCash' })).toBeChecked()
    await expect(demo.getByRole('button', { name: '100', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(pay(page)).toHaveText('Pay ZWL\u00a0100.00')
    await expect(demo.getByText('ZWL\u00a02.50')).toBeVisible()
    await expect(demo.getByText('ZWL\u00a097.50')).toBeVisible()
  })

  test('says what each method costs and what the merchant receives', async ({ page }) => {
    await open(page)
    const demo = part(page, 'demo')
    await demo.getByRole('radio', { name: 'USD' }).check()
    await demo.getByRole('button', { name: '500', exact: true }).click()
    for (const [method, fee, receives] of [
      ['EcoCash', '$12.50', '$487.50'],
      ['OneMoney', '$12.50', '$487.50'],
      ['ZimSwitch', '$14.50', '$485.50'],
      ['Card', '$19.80', '$480.20'],
    ] as const) {
      await demo.getByRole('radio', { name: method }).check()
      await expect(demo.getByText(fee, { exact: true })).toBeVisible()
      await expect(demo.getByText(receives, { exact: true })).toBeVisible()
    }
    await expect(pay(page)).toHaveText('Pay $500.00')
  })

  test('processes for 1.5 s, is successful for 3 s, then ready again', async ({ page }) => {
    await open(page)
    await page.clock.pauseAt('2026-11-21T12:30:00Z')
    const button = pay(page)
    await button.click()
    await expect(button).toHaveText('Processing')
    await expect(button).toBeDisabled()
    await button.click({ force: true })
    await page.clock.runFor(1499)
    await expect(button).toHaveText('Processing')
    await page.clock.runFor(1)
    await expect(button).toHaveText('Payment Successful')
    await expect(button).toBeDisabled()
    await button.click({ force: true })
    await page.clock.runFor(2999)
    await expect(button).toHaveText('Payment Successful')
    await page.clock.runFor(1)
    await expect(button).toHaveText('Pay ZWL\u00a0100.00')
    await expect(button).toBeEnabled()
    await expect(button).toBeFocused()
  })

  test('can be left in the middle', async ({ page }) => {
    await open(page)
    await pay(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    await page.clock.runFor(5000)
    await page.goBack()
    await expect(pay(page)).toHaveText('Pay ZWL\u00a0100.00')
  })

  test('says at the field what is no amount, and does not pay it', async ({ page }) => {
    await open(page)
    const amount = part(page, 'demo').getByLabel('Amount', { exact: true })
    for (const [text, says] of [
      ['', 'Enter an amount, such as 100.00'],
      ['0', 'Enter an amount greater than 0'],
      ['-5', 'Enter an amount greater than 0'],
      ['1.005', 'Use at most 2 decimals'],
      ['1000000.01', 'The most is 1,000,000.00'],
      ['twenty', 'Use digits and a point, such as 100.00'],
    ] as const) {
      await amount.fill(text)
      await expect(amount).toHaveAccessibleDescription(says)
      await amount.press('Enter')
      await expect(pay(page)).toHaveText('Pay')
      await expect(amount).toBeFocused()
    }
    await amount.fill('1,000,000.00')
    await amount.press('Enter')
    await expect(pay(page)).toHaveText('Processing')
  })

  test('converts both ways at 17.5', async ({ page }) => {
    await open(page)
    const demo = part(page, 'demo')
    const usd = demo.getByRole('textbox', { name: 'USD' })
    const zwl = demo.getByRole('textbox', { name: 'ZWL' })
    await expect(zwl).toHaveValue('17.50')
    await usd.fill('100')
    await expect(zwl).toHaveValue('1750.00')
    await zwl.fill('35')
    await expect(usd).toHaveValue('2.00')
    await zwl.fill('x')
    await expect(zwl).toHaveAccessibleDescription('Use digits and a point, such as 100.00')
    await expect(usd).toHaveValue('')
    await expect(demo.getByText('USD 1 = ZWL 17.5')).toBeVisible()
    await expect(demo.getByText('Live, updated hourly')).toBeVisible()
    await expect(demo.getByText('Sample rate')).toBeVisible()
  })
})

test.describe('pricing', () => {
  test('by month or year, in USD or ZWL', async ({ page }) => {
    await open(page)
    const pricing = part(page, 'pricing')
    const prices = async (texts: string[]) => {
      for (const text of texts) await expect(pricing.getByText(text)).toBeVisible()
    }
    await prices(['$29 / month', '$99 / month', '$299 / month'])
    await expect(pricing.getByText('15% off')).toBeVisible()
    await pricing.getByRole('radio', { name: 'Yearly' }).check()
    await prices(['$296 / year', '$1,010 / year', '$3,050 / year'])
    await pricing.getByRole('radio', { name: 'ZWL' }).check()
    await prices(['ZWL 61,200 / year', 'ZWL 183,600 / year', 'ZWL 510,000 / year'])
    await pricing.getByRole('radio', { name: 'Monthly' }).check()
    await prices(['ZWL 6,000 / month', 'ZWL 18,000 / month', 'ZWL 50,000 / month'])
  })

  test('the most popular plan, the fees and the settlement terms', async ({ page }) => {
    await open(page)
    const pricing = part(page, 'pricing')
    await expect(pricing.getByRole('article', { name: 'Business' })).toContainText('Most popular')
    const texts = ['3.9% + $0.30', '3.5% + $0.30', 'Within 24 hours', 'Same-day', 'Instant']
    for (const text of texts)
      await expect(
        pricing.getByText(text, { exact: true }).locator('visible=true').first(),
      ).toBeVisible()
  })

  for (const plan of ['basic', 'business', 'enterprise'])
    test(`${plan} leads to sign-up with itself chosen`, async ({ page }) => {
      await open(page)
      await page.getByRole('link', { name: new RegExp(`Get Started with ${plan}`, 'i') }).click()
      await expect(page).toHaveURL(new RegExp(`/auth/signup\\?plan=${plan}$`))
    })
})

test('merchants, figures and hero say what the specification has', async ({ page }) => {
  await open(page)
  for (const text of ['500+', '$10M+', '99.9%', '24/7'])
    await expect(part(page, 'testimonials').getByText(text)).toBeVisible()
  await page.getByRole('link', { name: 'Explore All Features' }).click()
  await expect(page.locator('#all-features')).toBeFocused()
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/auth\/signup$/)
})

test.describe('Contact Sales', () => {
  const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name)

  async function openForm(page: Page) {
    await open(page)
    await page.getByRole('button', { name: 'Contact Sales' }).click()
    await expect(page.getByRole('dialog', { name: 'Contact Sales' })).toBeVisible()
  }

  test('says what is missing, field by field', async ({ page }) => {
    await openForm(page)
    await axe(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name')
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(
      'Please enter a valid phone number',
    )
    await expect(field(page, 'Message')).toHaveAccessibleDescription(
      'Write what you would like to know',
    )
  })

  test('keeps the message once, for the console', async ({ page }) => {
    await openForm(page)
    await field(page, 'Name').fill('Rudo Chikomo')
    await field(page, 'Email').fill('rudo@karibaboats.co.zw')
    await field(page, 'Phone').fill('+263 77 000 0001')
    await field(page, 'Message').fill('We rent out boats.')
    await page.getByRole('button', { name: 'Send' }).dblclick()
    await expect(page.getByText('Your message is with the sales team.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await storedRows(page, 'leads')).toMatchObject([
      {
        id: 'LD-01',
        name: 'Rudo Chikomo',
        email: 'rudo@karibaboats.co.zw',
        phone: '+263 77 000 0001',
        message: 'We rent out boats.',
      },
    ])
    expect(await storedRows(page, 'activityLog')).toContainEqual(
      expect.objectContaining({ action: 'Wrote to the sales team', target: 'Rudo Chikomo' }),
    )
  })

  test('keeps what is typed when it is closed and opened again', async ({ page }) => {
    await openForm(page)
    await field(page, 'Name').fill('Rudo')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Contact Sales' })).toBeFocused()
    await page.getByRole('button', { name: 'Contact Sales' }).click()
    await expect(field(page, 'Name')).toHaveValue('Rudo')
  })
})

test.describe('the footer', () => {
  test('R38 takes an address for the newsletter once, and knows it the second time', async ({
    page,
  }) => {
    await open(page)
    const footer = page.getByRole('contentinfo')
    const email = footer.getByLabel('Email')
    await email.fill('rudo@')
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(email).toBeFocused()
    await email.fill(' Rudo@karibaboats.co.zw ')
    await pressTwice(footer.getByRole('button', { name: 'Subscribe' }))
    await expect(footer.getByRole('status')).toHaveText(
      'Rudo@karibaboats.co.zw is subscribed to our product news.',
    )
    await email.fill('rudo@karibaboats.co.zw')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByRole('status')).toHaveText(
      'rudo@karibaboats.co.zw is already subscribed.',
    )
    expect(await storedRows(page, 'subscribers')).toMatchObject([{ id: 'rudo@karibaboats.co.zw' }])
  })

  test('has no dead link', async ({ page }) => {
    await open(page)
    const links = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => (each instanceof HTMLAnchorElement ? each.href : '')))
    expect(links).toHaveLength(15)
    for (const link of links) {
      const { hash } = new URL(link)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText("doesn't exist or has been moved")).toBeHidden()
      if (hash) await expect(page.locator(hash)).toBeVisible()
    }
  })
})

test('the short pages stand up to axe, and lead to the sales form', async ({ page, isMobile }) => {
  const contact = { path: '/company/contact', title: 'Contact' }
  // They are of one make: one of them stands for all at the other width.
  const others = builtPaths.filter(({ area, id }) => area === 'public' && id !== 'landing')
  for (const { path, title } of [...(isMobile ? others : []), contact]) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Paid`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await axe(page)
  }
  const button = page.getByRole('button', { name: 'Contact Sales' })
  await expect(async () => {
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5000 })
  }).toPass()
})

for (const path of ['/', '/company/about', '/legal/privacy', '/auth/login', '/auth/signup'])
  test(`${path} says in its head what it is`, async ({ page, baseURL }) => {
    const html = await (await page.request.get(path)).text()
    expect(html).toMatch(/<html lang="en"/)
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
    expect(content('description').length).toBeGreaterThan(20)
    expect(content('og:title')).toMatch(/ · Paid$/)
    expect(content('og:description')).toBe(content('description'))
    expect(html).toContain(`<link rel="canonical" href="${path}"`)
    const picture = await page.request.get(new URL(content('og:image'), baseURL).href)
    expect(picture.headers()['content-type']).toBe('image/png')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: 'Paid' })
  })
