// Proves DEMO-19.
import { pathTo } from '#routes/paths.ts'
import { openTrainer } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

test('the notes follow the screen of another window, are edited, and a rehearsal keeps its times', async ({
  page,
  context,
}) => {
  await page.goto(pathTo('dashboard'))
  await settled(page)
  await openTrainer(page)
  await expect(page.getByRole('button', { name: 'Open talk track' })).toBeVisible()
  await page.goBack()

  const talk = await openTab(context, pathTo('talk'))
  const shown = (title: string) => talk.getByRole('heading', { level: 2, name: title })
  await expect(shown('Dashboard')).toBeVisible()
  await expect(talk.getByText(/^This is Tendai’s roastery/)).toBeVisible()
  await talk.getByRole('button', { name: /^Order and rehearsal/ }).click()
  await talk.getByRole('button', { name: 'Start rehearsal' }).click()
  await talk.clock.runFor(21_000)
  await expect(talk.getByText(/^0:2\d$/).first()).toBeVisible()

  await test.step('Next opens the next screen in the other window', async () => {
    await talk.getByRole('button', { name: 'Next: Payment Links' }).click()
    await expect(page).toHaveURL(pathTo('payment-links'))
    await expect(shown('Payment Links')).toBeVisible()
  })
  await page.evaluate((to) => history.pushState(null, '', to), pathTo('payouts'))
  await expect(shown('Payouts')).toBeVisible()
  await expect(talk.getByText('End of the talk')).toBeVisible()
  await talk.getByRole('button', { name: 'Edit note' }).click()
  const form = talk.getByRole('dialog', { name: 'Note: Payouts' })
  await form.getByLabel('Note').fill('Ask for the next meeting.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await talk.getByRole('button', { name: 'Stop' }).click()
  await expect(talk.getByRole('button', { name: 'Start rehearsal' })).toBeVisible()

  await talk.reload()
  await turnTo(page)
  await page.goto(pathTo('payouts'))
  await expect(talk.getByText('Ask for the next meeting.')).toBeVisible()
  await talk.getByRole('button', { name: /^Order and rehearsal/ }).click()
  const row = talk.getByRole('row', { name: /^Dashboard/ })
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^0:[2-5]\d$/)
})
