// Proves DEMO-15.
import { readSheet } from 'read-excel-file/browser'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listExercises } from '#seed/exercises.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { longNames } from '#tests/support/eighty-letters.ts'
import { readShown } from '#tests/support/read-shown.ts'
import { ClassCard } from './class-card.tsx'
import { classResults, ownResults, type TraineeResults } from './kept-results.ts'
import { readResults } from './result-code.ts'
import { ResultsDialog } from './results-dialog.tsx'

const given: TraineeResults = {
  device: 'a1b2c3d4e5f6',
  trainee: 'Shamiso Dube',
  results: [
    { id: 'payout', at: 1_795_263_240, seconds: 125, hints: 1, wrongTurns: 0, restarts: 0 },
    { id: 'month-end', at: 1_795_264_000, seconds: 310, hints: 0, wrongTurns: 2, restarts: 1 },
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
  expect(sheet?.textContent).toContain('Shamiso Dube2 exercises, 7:15, 1 hint, 2 wrong turns')
  expect(sheet?.textContent).toContain('Month end: request the payout, send the statement')
  expect(sheet?.querySelector('svg')).not.toBeNull()

  await button('Share sheet as PDF').click()
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['exercises-shamiso-dube.pdf'])
  const pdf = await getDocumentProxy(new Uint8Array((await files[0]?.arrayBuffer()) ?? []))
  const { items } = await extractTextItems(pdf)
  const words = items
    .flat()
    .map(({ str }) => str)
    .join(' ')
  for (const text of ['Shamiso Dube', 'Pay out $100.00 to the bank', '2:05', '5:10'])
    expect(words).toContain(text)

  await button('Hand in').click()
  await expect.poll(() => files[1]?.name).toBe('results-shamiso-dube.txt')
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

test('at 320 px the class card fits, with a trainee of eighty letters', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(360, 740))
  classResults.write([{ ...given, trainee: longNames.whole }])
  await render(
    <DatabaseContext value={emptyDatabase()}>
      <ClassCard />
    </DatabaseContext>,
  )
  await expect.element(page.getByText(longNames.whole)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await componentAxe()
})

test('the class’s results are exported as a spreadsheet with a row for each trainee and exercise', async () => {
  const other = { ...given, device: 'b2', trainee: 'Rudo, "Ru" Chikomo' }
  classResults.write([given, { ...other, results: given.results.slice(0, 1) }])
  const files: Blob[] = []
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#'
  })
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => {
    make.mockRestore()
    press.mockRestore()
  })
  await render(
    <DatabaseContext value={emptyDatabase()}>
      <ClassCard />
    </DatabaseContext>,
  )
  await button('Export').click()
  const dialog = page.getByRole('dialog', { name: 'Export class results' })
  await dialog.getByRole('radio', { name: /Excel|XLSX/ }).click()
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect.poll(() => files.length).toBe(1)
  const [head, ...rows] = await readSheet(files[0] ?? new Blob())
  expect(head).toEqual([
    'Trainee',
    'Exercise',
    'Solved',
    'Time',
    'Hints',
    'Wrong turns',
    'Started over',
  ])
  expect(
    rows.map(([trainee, exercise, , time, ...counts]) => [trainee, exercise, time, ...counts]),
  ).toEqual([
    ['Shamiso Dube', 'Pay out $100.00 to the bank', '2:05', 1, 0, 0],
    ['Shamiso Dube', 'Month end: request the payout, send the statement', '5:10', 0, 2, 1],
    ['Rudo, "Ru" Chikomo', 'Pay out $100.00 to the bank', '2:05', 1, 0, 0],
  ])
})
