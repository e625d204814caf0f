// Proves DEMO-28.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { OwnExercise } from '#db/demo/schemas.ts'
import { listExercises } from '#seed/exercises.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { readShown } from '#tests/support/read-shown.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { ownExerciseRow } from '#tests/support/exercise-rows.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { fillWithSample, withSmallSample } from '#tests/support/component-sample.ts'
import { ExercisesCard } from '../exercises/exercises-card.tsx'
import { pathWithOwn } from '../exercises/own/carried-exercises.ts'
import { exercisesFile } from '../exercises/own/exercise-files.ts'
import { ownResults } from '../exercises/results/kept-results.ts'
import { keptSet, madeSets } from './kept-set.ts'
import { TaskPage } from './task-page.tsx'

const forget = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('paid-exercise')) localStorage.removeItem(key)
}
withSmallSample()
beforeEach(forget)
afterEach(forget)

const solved = (id: string) => ({
  id,
  at: 1_795_263_240,
  seconds: 125,
  hints: 1,
  wrongTurns: 0,
  restarts: 0,
  outcome: 'solved' as const,
  lacks: [],
})
const monday = '/learn?exercises=new-link,refund-part,own-till&name=Monday'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const task = (title: string) =>
  page.getByRole('button', { name: title, exact: false, expanded: true })
const lines = () =>
  page
    .getByRole('list')
    .getByRole('listitem')
    .all()
    .map((each) => each.element().textContent)

async function open(path: string) {
  const db = emptyDatabase()
  const { within, history } = standAt(path)
  await render(
    within(
      <DatabaseContext value={db}>
        <TaskPage />
      </DatabaseContext>,
    ),
  )
  return { db, history }
}

test('a set that comes by its address is shown in its order, and kept for the address alone', async () => {
  await page.viewport(320, 640)
  await open(monday)
  await expect.element(page.getByRole('heading', { name: 'Monday' })).toBeVisible()
  await expect.element(page.getByText('0 of 3 solved')).toBeVisible()
  await expect.element(task('Create a payment link for a gift voucher')).toBeVisible()
  await expect.element(page.getByText(/^A customer asks for a \$25.00 gift voucher/)).toBeVisible()
  await expect.element(page.getByText('Not on this device.', { exact: false })).toBeVisible()
  expect(lines().map((each) => each?.slice(0, 12))).toEqual([
    '1Create a pa',
    '2Refund the ',
    '3. An exerci',
  ])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await componentAxe()
  expect(keptSet.read()?.name).toBe('Monday')
})

test('the address alone shows the set that was kept, and then all grades on request', async () => {
  keptSet.write({ name: 'Monday', exercises: ['retry'] })
  const { history } = await open('/learn')
  await expect.element(page.getByRole('heading', { name: 'Monday' })).toBeVisible()
  await button('Show all exercises').click()
  await expect.poll(() => history.at(-1)).toBe('/learn')
  for (const name of ['First steps', 'Everyday work', 'Harder cases'])
    await expect.element(button(new RegExp(`^${name} 0 of \\d+ solved`))).toBeVisible()
  for (const name of [/^Everyday work/, /^Harder cases/]) await button(name).click()
  expect(page.getByRole('listitem').all()).toHaveLength(listExercises().length)
  await componentAxe()
})

/** Opens the link of a set that has these exercises of the trainer’s own. */
async function openCarried(...own: OwnExercise[]) {
  const set = { name: 'Monday', exercises: ['retry', ...own.map(({ id }) => id)] }
  const { path } = await pathWithOwn(set, own, 'https://paid.example')
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  history.replaceState(null, '', path.slice(path.indexOf('#')))
  return open(path.replace(/#.*$/, ''))
}

test('a link brings the trainer’s own exercises with it, once, and asks where another version is here', async () => {
  const beans = ownExerciseRow()
  const { db } = await openCarried(beans)
  await expect.element(page.getByText('Exercise added')).toBeVisible()
  await expect.element(button(new RegExp(`^${beans.title.replace('$', '\\$')}`))).toBeVisible()
  expect((await db.ownExercises.toArray()).map(({ id }) => id)).toEqual([beans.id])
  await db.ownExercises.update(beans.id, { title: 'Sell beans' })
  dispatchEvent(new Event('hashchange'))
  const asked = page.getByText('The link has another version of Sell beans')
  await expect.element(asked).toBeVisible()
  await componentAxe()
  await button('Use the link’s version').click()
  await expect.poll(async () => (await db.ownExercises.get(beans.id))?.title).toBe(beans.title)
  await expect.element(asked).not.toBeInTheDocument()
})

test('of what is too long for the link it has the title, and the trainer’s file is opened here', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(360, 740))
  const long = ownExerciseRow({
    id: 'own-long',
    title: 'A long day',
    text: Array.from({ length: 400 }, (_, at) => ((at * 7919) % 46_656).toString(36)).join(' '),
  })
  const { db } = await openCarried(long)
  await expect.element(page.getByText('2. A long day')).toBeVisible()
  await expect.element(button('Continue with Push a pending payment on')).toBeVisible()
  await componentAxe()
  const picker = page.getByLabelText('Your trainer’s file')
  await userEvent.upload(picker, new File(['{}'], 'other.paid'))
  await expect
    .element(page.getByRole('alert').getByText(/^This isn’t a file from Paid/))
    .toBeVisible()
  await userEvent.upload(picker, await exercisesFile([long]))
  await expect.element(button(/^A long day/)).toBeVisible()
  expect(await db.ownExercises.count()).toBe(1)
})

test('an address of no set says so, and shows what there is', async () => {
  keptSet.write({ name: 'Monday', exercises: ['retry'] })
  await open('/learn?exercise=from-tomorrow')
  await expect.element(page.getByText('No exercises in this link')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Monday' })).toBeVisible()
})

test('each says how far it is; what runs is open, otherwise what comes next', async () => {
  ownResults.write({ device: 'a1', trainee: 'Rudo Moyo', results: [solved('new-link')] })
  const first = await open(monday)
  await expect.element(page.getByText('1 of 3 solved, 2:05')).toBeVisible()
  await expect
    .element(page.getByText('Merchant, solved in 2:05, 1 hint, 0 wrong turns'))
    .toBeVisible()
  await expect.element(task('Refund the Kopje Hardware payment in part')).toBeVisible()
  await expect.element(page.getByText('Merchant, not started')).toBeVisible()
  await first.db.demoSettings.put({
    id: 'demo',
    dryRun: false,
    exercise: {
      id: 'refund-part',
      startedAt: new Date().toISOString(),
      before: {},
      hints: 0,
      restarts: 0,
    },
  })
  await expect.element(page.getByText(/^Merchant, running since today, /)).toBeVisible()
  await button('Continue: Refund the Kopje Hardware payment in part').click()
  await expect.poll(() => first.history.at(-1)).toBe('/dashboard')
})

test('Continue stays in sight at any place of a long page, and starts what is next', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(360, 740))
  ownResults.write({ device: 'a1', trainee: 'Rudo Moyo', results: [solved('refund-part')] })
  const { db, history } = await open('/learn')
  await fillWithSample(db)
  const next = button('Continue with Create a payment link for a gift voucher')
  await expect.element(next).toBeVisible()
  for (const top of [0, 99_999]) {
    scrollTo({ top })
    await expect.poll(() => next.element().getBoundingClientRect().bottom <= innerHeight).toBe(true)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await componentAxe()
  await next.click()
  await expect.poll(() => history.at(-1)).toBe('/dashboard')
  await expect.poll(async () => (await db.demoSettings.get('demo'))?.exercise?.id).toBe('new-link')
})

test('a test shows its exercises by name alone, and starts under a name', async () => {
  await page.viewport(320, 640)
  const { db, history } = await open('/learn?exercises=assign,new-link&name=Friday&test=20')
  await fillWithSample(db)
  await expect.element(page.getByText('A test of 20 minutes, without hints')).toBeVisible()
  expect(lines()).toEqual([
    '1. Give an application to a colleague',
    '2. Create a payment link for a gift voucher',
  ])
  expect(page.getByRole('button', { name: /^Start: / }).elements()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await componentAxe()
  await button('Start test').click()
  const form = page.getByRole('dialog', { name: 'Test: Friday' })
  await form.getByLabelText('Your name').fill('Rudo Moyo')
  await form.getByRole('button', { name: 'Start test' }).click()
  await expect.poll(() => history.at(-1)).toBe('/super-admin')
  await expect.poll(async () => (await db.demoSettings.get('demo'))?.exercise?.id).toBe('assign')
  await expect.element(button('Start test')).not.toBeInTheDocument()
})

test('it starts from its own data, and leads to its side', async () => {
  const { db, history } = await open('/learn?exercise=assign')
  await fillWithSample(db)
  await button('Start: Give an application to a colleague').click()
  await expect.poll(() => history.at(-1)).toBe('/super-admin')
  await expect.poll(async () => (await db.demoSettings.get('demo'))?.exercise?.id).toBe('assign')
  // What was there before is packed in the background.
  await expect
    .poll(async () => (await db.snapshotBytes.toArray()).every(({ encoding }) => encoding))
    .toBe(true)
})

test('a name is typed once, and the results are under it', async () => {
  ownResults.write({ device: 'a1', trainee: '', results: [solved('new-link')] })
  await open('/learn')
  await page.getByLabelText('Your name').fill(' Rudo Moyo ')
  await button('My results').click()
  const results = page.getByRole('dialog', { name: 'My results' })
  await expect.element(results.getByLabelText('Your name')).toHaveValue('Rudo Moyo')
  expect(ownResults.read().trainee).toBe('Rudo Moyo')
})

test('another name asks whose the results are: kept under it, cleared for it, or as they were', async () => {
  const before = { device: 'a1', trainee: 'Rudo Moyo', results: [solved('new-link')] }
  ownResults.write(before)
  await open('/learn')
  const name = page.getByLabelText('Your name')
  const asked = page.getByRole('alertdialog', { name: 'Are these Tendai Dube’s results?' })
  const type = async (typed: string) => {
    await name.fill(typed)
    await userEvent.tab()
  }
  await type('Tendai Dube')
  await expect.element(asked.getByText(/^Rudo Moyo, 1 result\./)).toBeVisible()
  await componentAxe()
  await asked.getByRole('button', { name: 'Close' }).click()
  await expect.element(name).toHaveValue('Rudo Moyo')
  expect(ownResults.read()).toEqual(before)

  await type('Tendai Dube')
  await asked.getByRole('button', { name: 'Clear results' }).click()
  await expect.element(page.getByText('Results removed')).toBeVisible()
  expect(ownResults.read()).toEqual({ ...before, trainee: 'Tendai Dube', results: [] })
  await button('Undo').click()
  await expect.element(name).toHaveValue('Rudo Moyo')
  expect(ownResults.read()).toEqual(before)

  await type('Tendai Dube')
  await asked.getByRole('button', { name: 'Keep results' }).click()
  await expect.element(name).toHaveValue('Tendai Dube')
  expect(ownResults.read()).toEqual({ ...before, trainee: 'Tendai Dube' })

  await type('')
  await expect.element(name).toHaveValue('Tendai Dube')
})

test('a trainer chooses exercises, and shows their link as a code that reads as their address', async () => {
  await page.viewport(320, 640)
  await render(standAt('/trainer').within(<ExercisesCard />))
  await button('Choose exercises').click()
  const form = page.getByRole('dialog', { name: 'Choose exercises' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByText('Enter a name')).toBeVisible()
  await expect.element(form.getByText('Choose at least one exercise')).toBeVisible()
  await form.getByLabelText('Name').fill('Monday')
  for (const title of ['Refund the Kopje Hardware payment in part', 'Leave a tip'])
    await form.getByRole('checkbox', { name: title }).click({ force: true })
  await expect.element(form.getByText(/^2 exercises, about \d+ minutes$/)).toBeVisible()
  await expect
    .element(form.getByRole('region', { name: 'First steps' }))
    .toHaveTextContent(/Leave a tip\s*Customer, about \d+ minutes?/)
  // The second comes first.
  await form.getByRole('button', { name: /^Drag Leave a tip/ }).click()
  await userEvent.keyboard('{ArrowUp}')
  await componentAxe()
  await form.getByRole('button', { name: 'Save' }).click()

  const link = page.getByRole('dialog', { name: 'Monday' })
  const code = link.getByRole('img', { name: 'QR code of Monday' })
  await expect.element(code).toBeVisible()
  expect(await readShown(code.element())).toBe(
    `${location.origin}/learn?exercises=pay-amount,refund-part&name=Monday`,
  )
  await componentAxe()
  expect(madeSets.read()).toEqual([{ name: 'Monday', exercises: ['pay-amount', 'refund-part'] }])
})

test('a chosen set is copied, changed and deleted, with Undo; its name stays its own', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => copied.mockRestore())
  madeSets.write([
    { name: 'Monday', exercises: ['retry', 'invite'], test: { minutes: 25 } },
    { name: 'Tuesday', exercises: ['retry'] },
  ])
  await render(standAt('/trainer').within(<ExercisesCard />))
  await expect.element(page.getByText('2 exercises, test of 25 minutes')).toBeVisible()
  await button('Actions for Monday').click()
  await button('Link and QR code').click()
  const link = page.getByRole('dialog', { name: 'Monday' })
  await link.getByRole('button', { name: 'Copy link' }).click()
  await expect
    .poll(() => copied.mock.calls.at(-1)?.[0])
    .toBe(`${location.origin}/learn?exercises=retry,invite&name=Monday&test=25`)
  await link.getByRole('button', { name: 'Close', exact: true }).click()

  await button('Actions for Monday').click()
  await button('Change').click()
  const form = page.getByRole('dialog', { name: 'Change exercises' })
  await form.getByLabelText('Name').fill('Tuesday')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByText('This name is taken')).toBeVisible()
  await form.getByLabelText('Name').fill('Wednesday')
  await form.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('dialog', { name: 'Wednesday' })
    .getByRole('button', { name: 'Close', exact: true })
    .click()
  expect(madeSets.read().map(({ name, test: timed }) => [name, timed?.minutes])).toEqual([
    ['Wednesday', 25],
    ['Tuesday', undefined],
  ])

  await button('Actions for Wednesday').click()
  await button('Delete').click()
  await expect.element(page.getByRole('heading', { name: 'Wednesday' })).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(page.getByRole('heading', { name: 'Wednesday' })).toBeVisible()
})

test('each exercise and each grade has its link; an exercise is duplicated from here', async () => {
  const { within, history } = standAt('/trainer')
  await render(within(<ExercisesCard />))
  await button(/^Everyday work/).click()
  for (const [name, path] of [
    ['All of Everyday work', '/learn?set=everyday-work'],
    ['Pay out $100.00 to the bank', '/learn?exercise=payout'],
  ] as const) {
    await button(`Link and QR code of ${name}`).click()
    const link = page.getByRole('dialog', { name })
    const code = link.getByRole('img', { name: `QR code of ${name}` })
    await expect.element(code).toBeVisible()
    expect(await readShown(code.element())).toBe(`${location.origin}${path}`)
    await link.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.element(link).not.toBeInTheDocument()
  }
  await button('Duplicate Pay out $100.00 to the bank').click()
  await expect.poll(() => history.at(-1)).toBe('/trainer/exercise?from=payout')
})
