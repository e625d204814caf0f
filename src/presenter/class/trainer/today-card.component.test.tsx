// Proves DEMO-11.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { classResults } from '../exercises/results/kept-results.ts'
import { madeSets } from '../learn/kept-set.ts'
import { TodayCard } from './today-card.tsx'

const forget = () => {
  for (const key of Object.keys(localStorage))
    if (/^paid-(?:exercise|class)/.test(key)) localStorage.removeItem(key)
}
beforeEach(forget)
afterEach(forget)

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('today’s class says what is next, from the set to the last who hands in', async () => {
  await page.viewport(320, 640)
  madeSets.write([{ name: 'Monday', exercises: ['payout', 'invoice'], test: { minutes: 20 } }])
  const db = emptyDatabase()
  await render(
    standAt('/trainer').within(
      <DatabaseContext value={db}>
        <TodayCard />
      </DatabaseContext>,
    ),
  )
  const next = page.getByRole('status').first()
  await expect.element(next).toHaveTextContent('Next: Choose the set or the test of today')
  await componentAxe()
  await page.getByRole('button', { name: /^Today: / }).click()
  await page.getByRole('option', { name: 'Test: Monday' }).click()
  await expect.element(page.getByText('Test of 20 minutes, 2 exercises')).toBeVisible()
  await expect.element(next).toHaveTextContent('Next: Add the names of the class')
  await button('Add names').click()
  const form = page.getByRole('dialog', { name: 'Names of the class' })
  await form.getByLabelText('Names').fill('Rudo Moyo\nTendai Dube')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(next).toHaveTextContent('Next: Show the link to the class')
  await button('Show link').click()
  const link = page.getByRole('dialog', { name: 'Monday' })
  await expect.element(link.getByRole('img', { name: 'QR code of Monday' })).toBeVisible()
  await link.getByRole('button', { name: 'Close', exact: true }).click()

  const at = Math.floor(Date.now() / 1000)
  const result = {
    at,
    seconds: 60,
    hints: 0,
    wrongTurns: 0,
    restarts: 0,
    outcome: 'solved' as const,
    lacks: [],
  }
  const handed = (trainee: string, outcome: 'solved' | 'review' = 'solved') => ({
    device: trainee.slice(0, 4).toLowerCase(),
    trainee,
    results: ['payout', 'invoice'].map((id) => ({ ...result, id, outcome })),
    test: { name: 'Monday', at, minutes: 20 },
  })
  classResults.write([handed('Rudo Moyo')])
  await expect.element(next).toHaveTextContent('Next: Collect the results')
  await expect
    .poll(() => page.getByRole('link', { name: 'Scan results' }).element().getAttribute('href'))
    .toBe('/trainer/board?scan')
  const people = page.getByRole('list', { name: 'Handed in today' }).getByRole('listitem')
  await expect.element(people.nth(0)).toHaveTextContent('Not yet:Tendai Dube')
  await expect.element(people.nth(1)).toHaveTextContent('Done:Rudo Moyo')
  await expect.element(page.getByText('1 of 2 handed in')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await componentAxe()

  classResults.write([handed('Rudo Moyo'), handed('Tendai Dube', 'review')])
  await expect.element(next).toHaveTextContent('Next: Decide what the check can’tDecide')
  classResults.write([handed('Rudo Moyo'), handed('Tendai Dube')])
  await expect.element(next).toHaveTextContent('Next: Everyone has handed in. Export the results')
  await page.viewport(360, 740)
})
