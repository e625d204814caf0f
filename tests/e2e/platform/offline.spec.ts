import {
  expect,
  noServer,
  openUntilReady,
  settled,
  test,
  visits,
} from '#tests/support/platform-test.ts'

test.use({ allowedProblems: noServer })

test('R01 R03 the app, its data and every script are there without a server', async ({
  page,
  ownServer,
}) => {
  await openUntilReady(page)
  await page.getByRole('button', { name: 'Approve Msasa Pharmacy' }).click()
  await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
  await ownServer.kill()

  await test.step('R01 the page that installed the app opens its other screens', async () => {
    await page.getByRole('link', { name: 'Fee Structure' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fee Structure' })).toBeVisible()
  })
  await test.step('R02 a missing file is not answered with the app', async () => {
    await expect(page.goto('/guide.pdf')).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })
  await test.step('R01 opened anew it has what was done', async () => {
    await page.goto('/super-admin/merchants/pending')
    await page.reload()
    await settled(page)
    await expect(page.getByRole('button', { name: 'Approve Rusape Poultry Feeds' })).toBeVisible()
    await expect(page.getByText('Msasa Pharmacy')).toHaveCount(0)
  })
  await test.step('R03 every script loads', async () => {
    const urls = await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const keys = await (await caches.open(name)).keys()
      return keys.map(({ url }) => url).filter((url) => url.endsWith('.js'))
    })
    expect(urls.length).toBeGreaterThan(10)
    const loaded = await page.evaluate(
      async (all) => Promise.all(all.map((url) => import(url).then(() => url))),
      urls,
    )
    expect(loaded).toEqual(urls)
  })
})

test('R02 every path answers without a server', async ({ page, ownServer }) => {
  test.slow()
  await openUntilReady(page)
  await ownServer.kill()
  for (const { row, target } of visits) {
    await page.goto(row.path)
    await settled(page)
    await expect(page).toHaveTitle(`${target.title} · Paid`)
    expect(new URL(page.url()).pathname).toBe(target.path)
  }
  await page.goto('/no/such/page')
  await expect(
    page.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible()
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('R04 nothing is there without a server', async ({ page, ownServer }) => {
    await page.goto('/super-admin/merchants/pending')
    await settled(page)
    await ownServer.kill()
    await expect(page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })
})
