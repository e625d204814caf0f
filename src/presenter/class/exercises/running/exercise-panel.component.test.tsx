// Proves DEMO-15.
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { listExercises } from '#seed/exercises.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { fillWithSample, withSmallSample } from '#tests/support/component-sample.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { ShellStrip } from '../../../frame/shell-strips.tsx'
import { loadState, resetDemo } from '../../../demo/snapshots/replace-demo.ts'
import { ownResults } from '../results/kept-results.ts'
import { startExercise } from './start-exercise.ts'

const forget = () => {
  sessionStorage.removeItem('paid-exercise-open')
  localStorage.removeItem('paid-exercise-results')
  localStorage.removeItem('paid-exercise-data')
}
withSmallSample()
let db: PaidDatabase
beforeEach(async () => {
  forget()
  db = emptyDatabase()
  await db.paymentLinks.add(linkRow())
})
afterEach(forget)

const runs = (id: string) =>
  db.demoSettings.put({
    id: 'demo',
    dryRun: false,
    exercise: { id, startedAt: '2026-11-21T12:12:00.000Z', before: {}, hints: 0, restarts: 0 },
  })

async function show() {
  const { within, history } = standAt('/dashboard')
  const { unmount } = await render(
    within(
      <DatabaseContext value={db}>
        <ShellStrip area="dashboard" />
      </DatabaseContext>,
    ),
  )
  return { history, unmount }
}

const panel = page.getByRole('region', { name: 'Exercise' })
const line = page.getByRole('button', { name: /^Exercise: / })
const solvedLine = page.getByRole('region', { name: 'Solved' })
const hint = page.getByRole('button', { name: 'Hint' })

test.each(listExercises().map(({ id, title }) => [id, title] as const))(
  '%s is one line of a phone’s width, in the page’s frame',
  async (id, title) => {
    await runs(id)
    await show()
    await expect.element(line).toHaveTextContent(title)
    const { height, right } = panel.element().getBoundingClientRect()
    expect(height).toBeLessThanOrEqual(56)
    expect(right).toBeLessThanOrEqual(innerWidth)
    expect(line.element().scrollWidth).toBeLessThanOrEqual(innerWidth)
    expect(getComputedStyle(panel.element()).position).toBe('static')
    await expect.element(hint).not.toBeInTheDocument()
  },
)

test('a press opens it, and the next screen shows it as it was left', async () => {
  await runs('link-price')
  const first = await show()
  await line.click()
  await hint.click()
  await expect.element(page.getByText(/^Edit the link instead/)).toBeVisible()
  await expect.element(hint).toBeDisabled()
  for (const button of panel.getByRole('button').all())
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(panel.element().getBoundingClientRect().height).toBeLessThan(innerHeight / 2)
  await componentAxe()
  await first.unmount()

  const second = await show()
  await expect.element(line).toHaveAttribute('aria-expanded', 'true')
  await line.click()
  await expect.element(hint).not.toBeInTheDocument()
  await second.unmount()

  await show()
  await expect.element(line).toHaveAttribute('aria-expanded', 'false')
})

test('another price leaves it; solved, it says so, keeps the result and is gone', async () => {
  await runs('link-price')
  const { history } = await show()
  await db.paymentLinks.update('1042', { amount: 18_50 })
  await expect.element(line).toHaveTextContent(/0 of 1$/)
  await db.paymentLinks.update('1042', { amount: 19_50 })
  await expect
    .element(page.getByText(/^Solved in \d+:\d\d, 0 hints, 0 wrong turns\. Next: /))
    .toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
  expect(ownResults.read().results.map(({ id }) => id)).toEqual(['link-price'])
  await page.getByRole('button', { name: 'Next exercise' }).click()
  await expect.poll(() => history.at(-1)).toBe('/learn')
  await expect.element(solvedLine).not.toBeInTheDocument()
})

test('what is solved stays as a line on every screen, with the next exercise, until it is closed', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(360, 740))
  await runs('link-price')
  const first = await show()
  await db.paymentLinks.update('1042', { amount: 19_50 })
  await expect.element(solvedLine).toHaveTextContent(/Solved\. Next: .+Next exercise$/)
  await first.unmount()
  await show()
  await expect.element(solvedLine.getByRole('button', { name: 'Next exercise' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(solvedLine.element().getBoundingClientRect().height).toBeLessThanOrEqual(56)
  await componentAxe()
  await solvedLine.getByRole('button', { name: 'Close' }).click()
  await expect.element(solvedLine).not.toBeInTheDocument()
  expect((await db.demoSettings.get('demo'))?.exercise).toBe(undefined)
})

test('the line of what is solved names the wrong turns', async () => {
  await runs('link-price')
  await show()
  await runAction(
    'setPaymentLinkActive',
    { id: '1042', active: false },
    { db, actor: { name: 'Tendai Marufu', ip: '10.0.0.2', side: 'system' } },
  )
  await db.paymentLinks.update('1042', { amount: 19_50, status: 'active' })
  await expect.element(solvedLine).toHaveTextContent(/Solved\. Next: .+Wrong turn: Deactivated/)
})

test('stopped, it is gone, and nothing that was done is; the result says what was missing', async () => {
  await runs('link-price')
  await show()
  await db.paymentLinks.update('1042', { amount: 18_50 })
  await line.click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(ownResults.read().results).toMatchObject([
    { id: 'link-price', outcome: 'tried', lacks: ['The amount is $18.50, not $19.50'] },
  ])
  expect(await db.paymentLinks.count()).toBe(1)
})

test('an exercise that another one or a reset takes the place of is kept as tried, one that is solved as solved', async () => {
  await fillWithSample(db)
  const context = { db, actor: visitor }
  const [first, second] = listExercises()
  if (!first || !second) throw new Error('There are no two exercises.')
  const results = () => ownResults.read().results.map(({ id, outcome }) => [id, outcome])
  await startExercise(context, first)
  expect(results()).toEqual([])
  await startExercise(context, second)
  expect(results()).toEqual([[first.id, 'tried']])
  await resetDemo(context)
  expect(results()).toEqual([
    [first.id, 'tried'],
    [second.id, 'tried'],
  ])
  await resetDemo(context)
  expect(results()).toHaveLength(2)
})

test('what was there before the first of several exercises stays, also after one that was stopped', async () => {
  await fillWithSample(db)
  await db.paymentLinks.clear()
  const context = { db, actor: visitor }
  const [first, second, third] = listExercises()
  if (!first || !second || !third) throw new Error('There are no three exercises.')
  expect(await startExercise(context, first)).toBe(true)
  expect(await startExercise(context, second)).toBe(true)
  await runAction('endExercise', undefined, context)
  expect(await startExercise(context, third)).toBe(true)
  expect(await db.paymentLinks.count()).toBeGreaterThan(0)

  const kept = await db.snapshots
    .filter(({ name }) => name.endsWith(', before the exercises'))
    .toArray()
  expect(kept).toHaveLength(1)
  expect(await loadState(context, kept[0]?.id ?? '')).toBe(true)
  expect(await db.paymentLinks.count()).toBe(0)
})

test('the start of an exercise is undone by its Undo', async () => {
  await fillWithSample(db)
  await db.paymentLinks.clear()
  const [first] = listExercises()
  if (first) await startExercise({ db, actor: visitor }, first)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => db.paymentLinks.count()).toBe(0)
  await expect.element(page.getByText(/^Back to .*, before the exercises$/)).toBeVisible()
  await expect.poll(async () => (await db.demoSettings.get('demo'))?.exercise).toBe(undefined)
})

test('a step says on request what is there and what is missing, as long as it isn’t right', async () => {
  await runs('link-price')
  await show()
  await line.click()
  const price = panel.getByText('The amount is $18.00, not $19.50')
  await expect.element(price).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'What’s missing' }).click()
  await expect.element(price).toBeVisible()
  await db.paymentLinks.update('1042', { amount: 19_00 })
  await expect.element(panel.getByText('The amount is $19.00, not $19.50')).toBeVisible()
  await db.paymentLinks.update('1042', { amount: 19_50 })
  await expect.element(panel).not.toBeInTheDocument()
})

test.each(['refund-part', 'month-end'])(
  'at 320 px the steps of %s, its hints and what is missing stay within the screen',
  async (id) => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(360, 740))
    await runs(id)
    await show()
    await line.click()
    await hint.click()
    await panel.getByRole('button', { name: 'What’s missing' }).click()
    await expect.element(panel.getByText('Not done yet').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(panel.element().getBoundingClientRect().height).toBeLessThan(innerHeight / 2 + 56)
    await componentAxe()
  },
)
