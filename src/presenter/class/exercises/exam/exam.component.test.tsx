// Proves DEMO-15.
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { visitor } from '#src/data/visitor.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { fillWithSample, withSmallSample } from '#tests/support/component-sample.ts'
import { findExercise } from '#seed/exercises.ts'
import { ShellStrip, TestStrip } from '../../../frame/shell-strips.tsx'
import { certificatePdf } from './certificate-pdf.ts'
import { certificateOf } from './certificate.ts'
import { addToClass, classResults, decideReview, ownResults } from '../results/kept-results.ts'
import { isTestRemembered } from './remembered-test.ts'
import { ResultsDialog } from '../results/results-dialog.tsx'
import { endTest, nextInTest, startTest } from './run-test.ts'
import { keepTried } from '../running/leave-exercise.ts'
import { startExercise } from '../running/start-exercise.ts'
import { StartTestDialog } from './start-test-dialog.tsx'
import { handedIn, shownTest, type TakenTest, takenTests, withEnd } from './taken-test.ts'

const set = { name: 'Monday', exercises: ['link-price', 'new-link'], test: { minutes: 20 } }

const forget = () => {
  for (const key of Object.keys(localStorage))
    if (/^paid-(?:exercise|class)/.test(key)) localStorage.removeItem(key)
  sessionStorage.removeItem('paid-exercise-open')
}
withSmallSample()
let db: PaidDatabase
beforeEach(async () => {
  forget()
  await page.viewport(320, 640)
  db = emptyDatabase()
  await fillWithSample(db)
})
afterEach(async () => {
  forget()
  await page.viewport(360, 740)
})
const context = () => ({ db, actor: visitor })

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
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const panel = page.getByRole('region', { name: 'Exercise' })
const line = page.getByRole('button', { name: /^Exercise: / })
const outcomes = () => shownTest.read()?.results.map(({ id, outcome }) => [id, outcome])

/** Gives the test that runs another beginning, by so many minutes before. */
function beganBefore(minutes: number) {
  const own = shownTest.read()
  if (own) shownTest.write({ ...own, at: own.at - minutes * 60 })
}

test('it starts under a name, which takes it once; its line has the time, and neither hints nor what is missing', async () => {
  const { within, history } = standAt('/learn')
  const first = await render(
    within(
      <DatabaseContext value={db}>
        <StartTestDialog open onClose={() => undefined} set={set} />
      </DatabaseContext>,
    ),
  )
  await button('Start test').click()
  await expect.element(page.getByText('Enter your name')).toBeVisible()
  await componentAxe()
  takenTests.write([{ ...set, trainee: 'Rudo Moyo', at: 1, minutes: 20, results: [], ended: true }])
  await page.getByLabelText('Your name').fill('rudo moyo')
  await button('Start test').click()
  await expect.element(page.getByText('rudo moyo has already taken this test')).toBeVisible()
  await page.getByLabelText('Your name').fill('Shamiso Dube')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => history.at(-1)).toBe('/dashboard')
  await first.unmount()

  await show()
  await expect.element(line).toHaveTextContent(/1 of 2, time left (20:00|19:\d\d)/)
  await line.click()
  await expect.element(button('Next exercise')).toBeVisible()
  for (const name of ['Hint', 'What’s missing', 'Start over', 'Stop'])
    await expect.element(button(name)).not.toBeInTheDocument()
  for (const each of panel.getByRole('button').all())
    expect(each.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await componentAxe()
})

test('an exercise that is solved leads to the next one; one that is left is over, and so is the test after the last', async () => {
  await startTest(context(), set, 'Shamiso Dube')
  await show()
  await db.paymentLinks.update('1042', { amount: 19_50 })
  await expect.element(page.getByRole('region', { name: 'Test' })).toBeVisible()
  expect(outcomes()).toEqual([['link-price', 'solved']])
  await componentAxe()
  await page.getByRole('region', { name: 'Test' }).getByRole('button').click()
  await expect.element(line).toHaveTextContent(/2 of 2/)
  await line.click()
  await button('Finish test').click()
  const asks = page.getByRole('alertdialog', { name: 'Leave this exercise?' })
  await asks.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByText('Test finished: 1 of 2')).toBeVisible()
  const end = page.getByRole('dialog', { name: 'Test: Monday' })
  await expect.element(end.getByText('Shamiso Dube, 1 of 2')).toBeVisible()
  await expect.element(end.getByText('Not done yet')).toBeVisible()
  await expect.element(end.getByRole('img', { name: 'QR code of your results' })).toBeVisible()
  await componentAxe()
  await end.getByRole('button', { name: 'Close', exact: true }).click()
  const certificate = button('Certificate').element().querySelector('span')
  expect(certificate?.getClientRects()).toHaveLength(1)
  expect(certificate?.getBoundingClientRect().height).toBeLessThan(24)
  await button('Close the test').click()
  await expect.element(page.getByText(/^Test finished/)).not.toBeInTheDocument()
  expect(takenTests.read().map(({ trainee }) => trainee)).toEqual(['Shamiso Dube'])
  // What belongs to a test is no practice.
  expect(ownResults.read().results).toEqual([])
})

test('the line of a test that is over gives way to an exercise that is started after it', async () => {
  await startTest(context(), set, 'Shamiso Dube')
  await endTest(context())
  await show()
  await expect.element(page.getByText('Test finished: 0 of 2')).toBeVisible()
  const price = findExercise('link-price')
  expect(price && (await startExercise(context(), price))).toBe(true)
  await expect.element(line).toHaveTextContent(/Raise the price of the Vumba Blend, 0 of 1/)
  expect(takenTests.read().map(({ trainee }) => trainee)).toEqual(['Shamiso Dube'])
})

test('neither a reload nor a start from elsewhere gives another try, and one whose data are lost was left', async () => {
  await startTest(context(), set, 'Shamiso Dube')
  const first = await show()
  await expect.element(line).toHaveTextContent(/1 of 2/)
  await first.unmount()
  await show()
  await expect.element(line).toHaveTextContent(/1 of 2/)
  const price = findExercise('link-price')
  expect(price && (await startExercise(context(), price))).toBe(false)
  expect(outcomes()).toEqual([])

  // As after a start with fresh data, on a device that couldn't open its own.
  await fillWithSample(db)
  await expect.element(page.getByRole('region', { name: 'Test' })).toHaveTextContent(/1 of 2/)
  expect((await nextInTest(context()))?.id).toBe('new-link')
  expect(outcomes()).toEqual([['link-price', 'tried']])
  // Another test doesn't take its place.
  expect(await startTest(context(), set, 'Rudo Moyo')).toBe(null)
  expect(shownTest.read()?.trainee).toBe('Shamiso Dube')
})

test('R62 one that is left is no practice, and neither is what another window ended first', async () => {
  await startTest(context(), set, 'Shamiso Dube')
  await nextInTest(context())
  expect(outcomes()).toEqual([['link-price', 'tried']])
  const test = shownTest.read()
  // The other window has ended it, and the exercise still stands in the data.
  if (test) shownTest.write(withEnd(test, Date.now()))
  await keepTried(db, { inTest: true })
  await render(
    standAt('/learn').within(
      <DatabaseContext value={db}>
        <ResultsDialog open onClose={() => undefined} />
      </DatabaseContext>,
    ),
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(ownResults.read().results).toEqual([])
})

test('whoever looks at the results of the practice meanwhile does not end its exercise', async () => {
  await startTest(context(), set, 'Shamiso Dube')
  await keepTried(db)
  expect([outcomes(), ownResults.read().results]).toEqual([[], []])
})

test('R62 two windows that go on at once start one exercise, and one that is solved while it ends stays solved', async () => {
  await startTest(context(), set, 'Shamiso Dube')
  const started = await Promise.all([nextInTest(context()), nextInTest(context())])
  expect(started.map((each) => each?.id)).toEqual(['new-link', undefined])
  expect(outcomes()).toEqual([['link-price', 'tried']])
  shownTest.write(null)

  await startTest(context(), { ...set, exercises: ['link-price'] }, 'Rudo Moyo')
  // Another window is at work.
  const { promise, resolve } = Promise.withResolvers<void>()
  const atWork = navigator.locks.request('paid-exercise-test', () => promise)
  await show()
  await db.paymentLinks.update('1042', { amount: 19_50 })
  const ending = endTest(context())
  resolve()
  await Promise.all([atWork, ending])
  await expect.element(page.getByText('Test finished: 1 of 1')).toBeVisible()
  expect(outcomes()).toEqual([['link-price', 'solved']])
})

test('when its time is over it ends by itself, also while Paid was closed, with how far it had come', async () => {
  await startTest(context(), set, 'Shamiso Dube')
  await db.paymentLinks.update('1042', { amount: 18_50 })
  beganBefore(21)
  await show()
  await expect.element(page.getByText('Test finished: 0 of 2')).toBeVisible()
  expect(shownTest.read()?.results.map(({ lacks }) => lacks)).toEqual([
    ['The amount is $18.50, not $19.50'],
    ['Not started'],
  ])
  await expect.poll(async () => (await db.demoSettings.get('demo'))?.exercise).toBe(undefined)
})

test('a clock that is moved back takes no time and gives none, and that is said: here, on the certificate and when handed in', async () => {
  await startTest(context(), set, 'Shamiso Dube')
  await show()
  await expect.element(line).toHaveTextContent(/1 of 2, time left (20:00|19:\d\d)/)
  const now = Date.now.bind(Date)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 30 * 60_000)
  onTestFinished(() => clock.mockRestore())
  const moved = 'The device’s clock was moved back by 30 minutes during the test'
  await expect.element(page.getByText(`${moved}. The time is counted without it`)).toBeVisible()
  await expect.element(line).toHaveTextContent(/1 of 2, time left 19:\d\d/)
  expect(outcomes()).toEqual([])
  await endTest(context())
  await expect.element(page.getByText('Test finished: 0 of 2')).toBeVisible()
  const end = page.getByRole('dialog', { name: 'Test: Monday' })
  await expect.element(end.getByText(`${moved}. The time was counted without it.`)).toBeVisible()
  const [taken] = takenTests.read()
  if (!taken) throw new Error('No test was taken.')
  expect(certificateOf(handedIn(taken, 'a1'))?.note).toContain(moved)
})

test.for([
  ['a public page', <ShellStrip key="public" area="public" />],
  ['the trainer’s page', <TestStrip key="trainer" />],
] as const)('its time runs and ends on %s too', async ([, strip]) => {
  await startTest(context(), set, 'Shamiso Dube')
  const open = () =>
    render(standAt('/').within(<DatabaseContext value={db}>{strip}</DatabaseContext>))
  const first = await open()
  await expect.element(line).toHaveTextContent(/1 of 2/)
  await first.unmount()
  beganBefore(21)
  await open()
  await expect.element(page.getByText('Test finished: 0 of 2')).toBeVisible()
  expect(isTestRemembered()).toBe(true)
})

test('what a check can’t decide is left to the trainer, and the certificate says so, on paper and as a PDF', async () => {
  await startTest(context(), set, 'Shamiso Dube')
  await db.paymentLinks.update('1042', { amount: 19_50 })
  await db.paymentLinks.update('1047', { amount: 19_50, currency: 'USD' })
  await nextInTest(context())
  const first = shownTest.read()
  expect(first?.results[0]).toMatchObject({
    outcome: 'review',
    lacks: ['Done, with changes outside the task', expect.stringMatching(/^Changed, but not /)],
  })
  const ended: TakenTest = {
    ...set,
    trainee: 'Shamiso Dube',
    at: 1_795_263_240,
    minutes: 20,
    ended: true,
    results: (first?.results ?? []).flatMap((each) => [
      each,
      { ...each, id: 'new-link', outcome: 'solved' as const, lacks: [] },
    ]),
  }
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
  onTestFinished(() => print.mockRestore())
  await render(<ResultsDialog open onClose={() => undefined} test={ended} />)
  await button('Print certificate').click()
  expect(print).toHaveBeenCalledOnce()
  const notFinal =
    'Not final. Your trainer decides what is to be reviewed, and has the certificate with the decision.'
  const says = [
    'Shamiso Dube',
    'Test: Monday',
    'Solved: 1 of 2, 1 to be reviewed',
    'To be reviewed by your trainer',
    notFinal,
    'Nov 21, 2026',
  ]
  const dialog = page.getByRole('dialog', { name: 'Test: Monday' })
  await expect.element(dialog.getByText(notFinal)).toBeVisible()
  await expect.element(dialog.getByText(/^To be reviewed by your trainer, /)).toBeVisible()
  const paper = document.querySelector('[data-prints-alone]')?.textContent
  for (const text of says) expect(paper).toContain(text)
  await componentAxe()

  const handed = handedIn(ended, 'a1')
  // Once the trainer has decided, theirs is final.
  addToClass(handed)
  decideReview(handed, 'link-price', true)
  const [decided] = classResults.read().flatMap((each) => certificateOf(each) ?? [])
  expect(decided).toMatchObject({ score: 'Solved: 2 of 2', pending: undefined })
  expect(decided?.lines.map(({ outcome }) => outcome)).toEqual(['Solved', 'Solved'])

  const certificate = certificateOf(handed)
  if (!certificate) throw new Error('A test has no certificate.')
  const [file, missing] = await certificatePdf(certificate)
  expect([file.name, missing]).toEqual(['certificate-monday-shamiso-dube-2026-11-21.pdf', []])
  const { items } = await extractTextItems(
    await getDocumentProxy(new Uint8Array(await file.arrayBuffer())),
  )
  const words = items
    .flat()
    .map(({ str }) => str)
    .join(' ')
  for (const text of [...says, 'Done, with changes outside the task']) expect(words).toContain(text)
  expect(certificateOf({ device: 'a1', trainee: 'Shamiso Dube', results: ended.results })).toBe(
    null,
  )
})
