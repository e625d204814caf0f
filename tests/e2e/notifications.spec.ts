import type { Page } from 'playwright/test'
import { expect, historyLeft, test } from '#tests/support/fixtures.ts'
import { approve, askByPhone, openLink, payByPhone } from '#tests/support/payer.ts'
import { pressTwice } from '#tests/support/press.ts'
import { turnTo } from '#tests/support/tabs.ts'

const bell = (page: Page, unread = 0) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  })

test('the bell has read news of what home lists: paid links, payouts and reviews', async ({
  page,
  goTo,
}) => {
  await goTo('dashboard')
  await expect(page.getByText('1 document was rejected')).toBeVisible()
  await bell(page).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByText('All read')).toBeVisible()
  for (const news of [
    /^Shamiso Tembo paid \$18\.00.*Today, 10:46 AM/,
    /^\$560\.79 was paid out.*PO-\d+/,
    /^Your application is under review/,
    /^Bank statement\.pdf was rejected.*older than three months/,
    /^ID Copy, Tendai Moyo\.pdf was approved/,
  ])
    await expect(list.getByRole('button', { name: news })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
})

test('each payment counts until it is read, one by one or all at once', async ({ page, goTo }) => {
  await payByPhone(page, 'vumba-blend-1kg', { name: 'Rudo Chikomo' })
  await payByPhone(page, 'barista-class', { name: 'Farai Ncube' })
  await payByPhone(page, 'vumba-blend-1kg', { name: 'Tariro Moyo' })
  await goTo('business')
  await bell(page, 3).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByText('3 unread')).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'New' })).toHaveText([
    /Tariro Moyo paid \$18\.00/,
    /Farai Ncube paid \$25\.00.*Barista class deposit/,
    /Rudo Chikomo paid \$18\.00.*Vumba Blend, 1 kg/,
  ])

  await list.getByRole('button', { name: /Farai Ncube paid.*New$/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/payments\/transactions\/TX-\d+$/)
  const details = page.getByRole('dialog').getByRole('definition')
  await expect(details.filter({ hasText: 'Farai Ncube' })).toBeVisible()
  await page.goto('/dashboard/business')
  await bell(page, 2).click()
  await expect(list.getByText('New', { exact: true })).toHaveCount(2)
  await pressTwice(list.getByRole('button', { name: 'Mark all as read' }))
  await expect(list.getByText('All read')).toBeVisible()
  await expect(list.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await expect(list.getByRole('listitem').first()).toContainText('Tariro Moyo')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeVisible()
  await historyLeft(page)
  await page.reload()
  await expect(bell(page)).toBeVisible()
})

test('a delayed payment is told when it goes through, a failed one and another merchant’s never', async ({
  page,
  context,
}) => {
  const merchant = await context.newPage()
  await merchant.goto('/dashboard/business')
  await expect(bell(merchant)).toBeVisible()

  await turnTo(page)
  await payByPhone(page, 'granite-rest-deposit')
  await openLink(page)
  await askByPhone(page, { number: '0774444444' })
  await approve(page)
  await expect(page.getByRole('heading', { name: /^Waiting for|^Payment failed/ })).toBeVisible()
  await page.clock.runFor(2500)
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  await openLink(page)
  await askByPhone(page, { number: '0772222222', name: 'Tendai Late' })
  await approve(page)
  await expect(page.getByRole('heading', { name: 'Waiting for EcoCash' })).toBeVisible()
  await page.close()
  await expect(bell(merchant)).toBeVisible()

  await context.clock.runFor(40_000)
  await expect(bell(merchant, 1)).toBeVisible()
  await bell(merchant, 1).click()
  await expect(merchant.getByText('Tendai Late paid $18.00')).toBeVisible()
})
