import { expect, settled, test as base } from '#tests/support/platform-test.ts'
import { startServer } from '#tests/support/server.ts'

/** A host that serves the landing page for every missing file. */
const test = base.extend({
  ownServer: async ({}, use) => {
    const server = await startServer('dist', '/', 'index.html')
    await use(server)
    await server.kill()
  },
})

declare global {
  /** The headings that were on the screen, frame by frame. */
  var headings: string[]
}

test.use({ serviceWorkers: 'block' })

test('a host that answers every path with the landing page shows no frame of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.headings = []
    const look = () => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility() && !globalThis.headings.includes(heading.innerText))
          globalThis.headings.push(heading.innerText)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const seen = () => page.evaluate(() => globalThis.headings)

  await page.goto('no-such-page')
  const missing = page.getByRole('heading', { name: 'Page not found' })
  await expect(missing).toBeVisible()
  expect(await seen()).toEqual(['Page not found'])
  // Its styles are applied.
  await expect(page.locator('main')).toHaveCSS('max-width', '560px')
  await expect(page.locator('main')).toHaveCSS('display', 'flex')

  await page.goto('pay/vumba-blend-1kg')
  await settled(page)
  await expect(page.getByRole('heading', { name: 'Vumba Blend, 1 kg' })).toBeVisible()
  expect((await seen()).join()).not.toContain('Get paid')

  await page.goto('.')
  await settled(page)
  await expect.poll(seen).toHaveLength(1)
})
