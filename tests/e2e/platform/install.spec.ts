import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, freshTest as test } from '#tests/support/fixtures.ts'
import { openUntilReady } from '#tests/support/platform-test.ts'

test('R10 the browser finds nothing against installing the app', async ({ openProfile }) => {
  const folder = await mkdtemp(join(tmpdir(), 'paid-profile-'))
  const context = await openProfile(folder)
  const [page] = context.pages()
  if (!page) throw new Error('The browser opened without a page.')
  await openUntilReady(page)
  const devtools = await context.newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  await expect
    .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
    .toEqual([])
  await context.close()
  await rm(folder, { recursive: true, force: true })
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('every file that the manifest and the page name is there', async ({ page, request }) => {
    await page.goto('/')
    const links = await page
      .locator('link[href]')
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLLinkElement ? link.href : '')))
    const manifest = await (await request.get('manifest.webmanifest')).json()
    const pictures: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots]
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
  })
})
