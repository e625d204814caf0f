// Proves SITE-1, SITE-6, SITE-7.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { builtPaths } from '#routes/paths.ts'
import { openDemoControls } from '#tests/support/demo-controls.ts'
import { expect, freshTest, test } from '#tests/support/fixtures.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'

const sections = ['features', 'payments', 'demo', 'pricing', 'testimonials']

/** Opens the page and waits until it is hydrated. */
async function open(page: Page, address = '/') {
  await page.goto(address)
  await expect(page.locator('html')).toHaveClass(/scroll-smooth/)
}

const part = (page: Page, id: string) => page.locator(`#${id}`)

/** Expects a section's upper edge at the top of the window, once scrolling has stopped. */
async function expectAtTop(page: Page, id: string) {
  await expect.poll(async () => Math.round((await part(page, id).boundingBox())?.y ?? -1)).toBe(88)
  await expect(part(page, id)).toBeFocused()
}

freshTest(
  'the page opens without the database, its forms, its notifications or the other areas, which the demo control brings in',
  { tag: '@core' },
  async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await open(page)
    await expect(page).toHaveTitle('Get paid the way Zimbabwe pays · Paid')
    await page.waitForLoadState('networkidle')
    const scripts = requested.filter((path) => path.endsWith('.js'))
    // What comes after is for the way into the demo.
    const first = scripts.slice(
      0,
      scripts.findIndex((path) => path.includes('prepare-demo')),
    )
    const own =
      /\/(.*dialog|toaster|seed-worker|.*auth-screen|.*app-form|.*sign-up|.*onboarding|home-screen)[\w-]*-[\w-]+\.js$/
    expect(first.length).toBeGreaterThan(3)
    expect(first.filter((path) => own.test(path))).toEqual([])
    for (const path of first)
      expect(await (await page.request.get(path)).text(), path).not.toContain('DatabaseClosedError')
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
    await openDemoControls(page)
  },
)

freshTest(
  'an idle page makes the demo ready, and writes nothing before somebody enters',
  async ({ page }) => {
    const actions = page.waitForRequest(/\/all-actions-[\w-]+\.js$/)
    await open(page)
    await actions
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('paid-seeded'))).toBeNull()
  },
)

freshTest('the typeface moves nothing when it comes late', async ({ page }) => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/*.woff2', async (route) => {
    await coming
    await route.continue()
  })
  await page.goto('/')
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) =>
        family.includes('Instrument Sans') ? [status] : [],
      ),
    )
  await expect.poll(fonts).toEqual(['loading'])
  come()
  await expect.poll(fonts).toEqual(['loaded'])
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
            resolve(shifts.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          // Nothing is observed where nothing has moved.
          setTimeout(() => resolve(0), 1000)
        })
      }),
  )
  expect(moved).toBeLessThan(0.02)
})

test('text of twice the size fits, and it prints without its controls', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pricing without small print' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.locator('header')).toHaveCSS('position', 'static')
})

freshTest.describe('without scripts', () => {
  freshTest.use({ javaScriptEnabled: false, now: null })

  freshTest('all of the page is there to read, and its links lead on', async ({ page }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy and cookies')
  })
})

test.describe('the header', () => {
  test(
    'stands out past 10 px and leads to each section, and the focus with it; to log in and to sign up @desk',
    { tag: '@core' },
    async ({ page }) => {
      // From another page it is there at once, where motion is reduced.
      await page.goto('/legal/terms')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
      await expectAtTop(page, 'pricing')
      await expect(page.locator('html')).toHaveClass(/scroll-smooth/)
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
      const header = page.locator('header')
      await expect(header).toHaveCSS('position', 'fixed')
      for (const [top, standsOut] of [
        [10, 'false'],
        [11, 'true'],
        [0, 'false'],
      ] as const) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        await expect(header).toHaveAttribute('data-scrolled', standsOut)
      }

      const nav = page.getByRole('navigation', { name: 'Sections' })
      for (const id of sections)
        await test.step(id, async () => {
          await nav.getByRole('link', { name: id }).click()
          await expectAtTop(page, id)
          await expect(page).toHaveURL(new RegExp(`#${id}$`))
        })
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
        'href',
        '/auth/signup',
      )
      await banner.getByRole('link', { name: 'Log in' }).click()
      await expect(page).toHaveURL(/\/auth\/login$/)
    },
  )
})

test('the menu of a phone leads to a section, and closes by Escape, by Back and by looking elsewhere', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Sections' })
  const button = page.getByRole('button', { name: 'Open menu' })
  const openMenu = async () => {
    await button.click()
    await expect(menu).toBeVisible()
  }
  await open(page)
  await openMenu()
  await test.step('Escape gives the focus back', async () => {
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })
  await test.step('Back, and the page stays', async () => {
    await openMenu()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await test.step('a section is chosen', async () => {
    await openMenu()
    await menu.getByRole('link', { name: 'pricing' }).click()
    await expectAtTop(page, 'pricing')
    await expect(menu).toBeHidden()
  })
  await test.step('something else is pointed at', async () => {
    await openMenu()
    await page.mouse.click(180, 700)
    await expect(menu).toBeHidden()
  })
  await test.step('something else is tabbed to', async () => {
    await openMenu()
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
  })
})

test('the footer has no dead link', async ({ page }) => {
  await open(page)
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => (each instanceof HTMLAnchorElement ? each.href : '')))
  expect(links).toHaveLength(11)
  const screens: readonly string[] = builtPaths.map(({ path }) => path)
  for (const link of links) {
    const { pathname, hash } = new URL(link)
    expect(screens).toContain(pathname)
    if (!hash) continue
    expect(pathname).toBe('/')
    await expect(page.locator(hash)).toBeVisible()
  }
})

test('About leads to the licences of all that the app ships, which are there offline', async ({
  page,
  request,
}) => {
  const listed: { name: string; text: string }[] = await (
    await request.get('/licenses.json')
  ).json()
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(listed.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.keys(dependencies), 'tailwindcss']),
  )
  await page.goto('/company/about')
  await page.getByRole('link', { name: 'Open-source licences' }).click()
  await page.getByRole('button', { name: /^dexie 4/ }).click()
  await expect(page.getByText(/Apache License/).filter({ visible: true })).toBeVisible()
})

test('pages say in their head what they are', async ({ request, baseURL }) => {
  for (const path of ['/', '/company/about', '/legal/privacy', '/auth/login', '/auth/signup'])
    await test.step(path, async () => {
      const html = await (await request.get(path)).text()
      expect(html).toMatch(/<html lang="en"/)
      const content = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
      expect(content('description').length).toBeGreaterThan(20)
      expect(content('og:title')).toMatch(/ · Paid$/)
      expect(content('og:description')).toBe(content('description'))
      expect(html).toContain(`<link rel="canonical" href="${path}"`)
      const picture = await request.get(new URL(content('og:image'), baseURL).href)
      expect(picture.headers()['content-type']).toBe('image/png')
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: 'Paid' })
    })
})
