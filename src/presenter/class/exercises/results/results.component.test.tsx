// Proves DEMO-15, DEMO-28.
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { findExercise, listExercises } from '#seed/exercises.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { smallSample } from '#tests/support/component-sample.ts'
import { readShown } from '#tests/support/read-shown.ts'
import {
  addOwnResult,
  addToClass,
  classResults,
  decideReview,
  type ExerciseResult,
  ownResults,
  type TraineeResults,
} from './kept-results.ts'
import { begin } from '../running/progress.ts'
import { readResults } from './result-code.ts'
import { ResultsDialog } from './results-dialog.tsx'

const given: TraineeResults = {
  device: 'a1b2c3d4e5f6',
  trainee: 'Shamiso Dube',
  results: [
    {
      id: 'payout',
      at: 1_795_263_240,
      seconds: 125,
      hints: 1,
      wrongTurns: 0,
      restarts: 0,
      outcome: 'solved',
      lacks: [],
    },
    {
      id: 'month-end',
      at: 1_795_264_000,
      seconds: 310,
      hints: 0,
      wrongTurns: 2,
      restarts: 1,
      outcome: 'solved',
      lacks: [],
    },
  ],
}

const forget = () => {
  localStorage.removeItem('paid-exercise-results')
  localStorage.removeItem('paid-class-results')
}
beforeEach(forget)
afterEach(forget)

/** The files given to the system's share sheet from now on. */
function shared(): File[] {
  const files: File[] = []
  Object.assign(navigator, {
    canShare: () => true,
    share: async (data: ShareData) => void files.push(...(data.files ?? [])),
  })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
  return files
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('results are printed, shared and handed in only under a name, and the shown code has them', async () => {
  ownResults.write({ ...given, trainee: '' })
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
  onTestFinished(() => print.mockRestore())
  const files = shared()
  await render(<ResultsDialog open onClose={() => undefined} />)
  for (const name of ['Print', 'Hand in', 'Share sheet as PDF']) await button(name).click()
  await expect.element(page.getByText('Enter your name')).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  expect([print.mock.calls.length, files.length]).toEqual([0, 0])

  await page.getByLabelText('Your name').fill('Shamiso Dube')
  const picture = page.getByRole('img', { name: 'QR code of your results' })
  await expect.element(picture).toBeVisible()
  await expect
    .poll(async () => readResults((await readShown(picture.element())) ?? '').catch(() => null))
    .toEqual(given)

  await button('Print').click()
  expect(print).toHaveBeenCalledOnce()
  const sheet = document.querySelector('[data-prints-alone]')
  expect(sheet?.textContent).toContain(
    'Shamiso Dube2 of 2 exercises solved, 7:15, 1 hint, 2 wrong turns',
  )
  expect(sheet?.textContent).toContain('Month end: request the payout, send the statement')
  expect(sheet?.querySelector('svg')).not.toBeNull()

  await button('Share sheet as PDF').click()
  await expect
    .poll(() => files.map(({ name }) => name))
    .toEqual(['practice-shamiso-dube-2026-11-21.pdf'])
  const pdf = await getDocumentProxy(new Uint8Array((await files[0]?.arrayBuffer()) ?? []))
  const { items } = await extractTextItems(pdf)
  const words = items
    .flat()
    .map(({ str }) => str)
    .join(' ')
  for (const text of ['Shamiso Dube', 'Pay out $100.00 to the bank', '2:05', '5:10'])
    expect(words).toContain(text)

  await button('Hand in').click()
  await expect.poll(() => files[1]?.name).toBe('practice-shamiso-dube-2026-11-21.txt')
  expect(await readResults((await files[1]?.text()) ?? '')).toEqual(given)
})

test.each([
  [320, 568],
  [360, 740],
  [1360, 900],
])(
  'at %i by %i the code is in sight without scrolling, after any number of exercises',
  async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(360, 740))
    const [one] = given.results
    const results = listExercises().flatMap(({ id }) => (one ? [{ ...one, id }] : []))
    ownResults.write({ ...given, results })
    await render(<ResultsDialog open onClose={() => undefined} />)
    const picture = page.getByRole('img', { name: 'QR code of your results' })
    const top = () => button('Hand in').element().getBoundingClientRect().top
    await expect.element(picture).toBeVisible()
    await expect.poll(() => picture.element().getBoundingClientRect().bottom <= top()).toBe(true)
    await expect.element(button('Full screen')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await componentAxe()
  },
)

const resultOf = (over: Partial<ExerciseResult>): ExerciseResult => ({
  id: 'payout',
  at: 1_795_263_240,
  seconds: 125,
  hints: 0,
  wrongTurns: 0,
  restarts: 0,
  outcome: 'tried',
  lacks: ['$38.50 of $100.00'],
  ...over,
})

test('what is not solved says what was missing: on the screen, printed, and as a PDF', async () => {
  ownResults.write({ ...given, results: [resultOf({})] })
  const files = shared()
  await render(<ResultsDialog open onClose={() => undefined} />)
  const list = page.getByRole('list', { name: 'Exercises' })
  await expect.element(list).toHaveTextContent('Not solved, 2:05, 0 hints, 0 wrong turns')
  await expect.element(list.getByText('$38.50 of $100.00')).toBeVisible()
  await expect.element(page.getByText(/^0 of 1 exercise solved, /).first()).toBeVisible()
  expect(document.querySelector('[data-prints-alone]')?.textContent).toContain('$38.50 of $100.00')
  await button('Share sheet as PDF').click()
  await expect.poll(() => files.length).toBe(1)
  const pdf = await getDocumentProxy(new Uint8Array((await files[0]?.arrayBuffer()) ?? []))
  const { items } = await extractTextItems(pdf)
  const words = items.flat().map(({ str }) => str)
  expect(words.join(' ')).toContain('$38.50 of $100.00')
  expect(words).toContain('Not solved')
})

const [solved, tried, review] = [
  resultOf({ outcome: 'solved', lacks: [] }),
  resultOf({}),
  resultOf({ outcome: 'review', lacks: ['Changed, but not part of the task: Rudo'] }),
]
test.each([
  ['a first one', [tried], 'tried'],
  ['a later try', [tried, tried], 'tried'],
  ['solved after a try', [tried, solved], 'solved'],
  ['tried once more after it was solved', [solved, tried], 'solved'],
])('of an exercise’s results one is kept: %s', (_what, results, outcome) => {
  ownResults.write({ ...given, results: [] })
  for (const each of results) addOwnResult(each)
  expect(ownResults.read().results.map((each) => each.outcome)).toEqual([outcome])
})

test('a phone that the next trainee gets has no name and no results, of the exercise that runs neither; Undo brings them back', async () => {
  const db = emptyDatabase()
  const rows = smallSample()
  await resetToSeed(db, rows)
  const exercise = findExercise('new-link')
  if (!exercise) throw new Error('There is no such exercise.')
  const running = begin(exercise, rows, { now: new Date(), restarts: 0, trial: false })
  await db.demoSettings.put({ id: 'demo', dryRun: false, exercise: running })
  ownResults.write(given)
  const show = async () =>
    render(
      <DatabaseContext value={db}>
        <ResultsDialog open onClose={() => undefined} />
      </DatabaseContext>,
    )
  const first = await show()
  await expect
    .poll(() => ownResults.read().results.map(({ id }) => id))
    .toEqual(['payout', 'month-end', 'new-link'])
  await button('Clear results').click()
  await expect
    .poll(() => ownResults.read())
    .toEqual({ device: given.device, trainee: '', results: [] })
  const undo = page
    .getByRole('listitem')
    .filter({ hasText: 'Results removed' })
    .getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  await first.unmount()
  const second = await show()
  await expect.element(page.getByText('No exercises yet.')).toBeVisible()
  expect((await db.demoSettings.get('demo'))?.exercise).toBe(undefined)
  await second.unmount()
  await undo.click()
  expect(ownResults.read().trainee).toBe('Shamiso Dube')
  expect(ownResults.read().results).toHaveLength(3)
})

test('what the trainer has decided stays decided when the same results are read again', () => {
  const exam = { ...given, test: { name: 'Everyday work', at: 1_795_263_000, minutes: 20 } }
  addToClass({ ...given, results: [review] })
  addToClass({ ...exam, results: [review] })
  const outcomes = () =>
    classResults.read().map(({ test: of, results }) => [of?.name, results[0]?.outcome])
  expect(outcomes()).toEqual([
    [undefined, 'review'],
    ['Everyday work', 'review'],
  ])
  decideReview(exam, 'payout', true)
  addToClass({ ...exam, results: [review] })
  expect(outcomes()).toEqual([
    [undefined, 'review'],
    ['Everyday work', 'solved'],
  ])
  decideReview(exam, 'payout', false)
  expect(outcomes()[1]).toEqual(['Everyday work', 'tried'])
  // Another run is to be decided anew.
  addToClass({ ...exam, results: [{ ...review, at: review.at + 60 }] })
  expect(outcomes()[1]).toEqual(['Everyday work', 'review'])
})
