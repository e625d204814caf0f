import { expect, freshTest as test } from '#tests/support/fixtures.ts'

// The browser's own installability check is in story.spec.ts, where the app is cached anyway.
test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'every file that the manifest and the page name is there',
    { tag: '@core' },
    async ({ page, request }) => {
      await page.goto('/')
      const links = await page
        .locator('link[href]')
        .evaluateAll((all) => all.map((link) => (link instanceof HTMLLinkElement ? link.href : '')))
      const manifest = await (await request.get('manifest.webmanifest')).json()
      const pictures: { src: string; sizes: string }[] = [
        ...manifest.icons,
        ...manifest.screenshots,
      ]
      for (const url of [...links, ...pictures.map(({ src }) => src)])
        expect((await request.get(url)).status(), url).toBe(200)

      for (const { src, sizes } of pictures) {
        const size = await page.evaluate(async (url) => {
          const image = await createImageBitmap(await (await fetch(url)).blob())
          return `${image.width}x${image.height}`
        }, `/${src}`)
        expect(size, src).toBe(sizes)
      }
      expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', name: 'Paid' })
    },
  )
})
