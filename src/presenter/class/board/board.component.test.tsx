// Proves DEMO-27.
import { readSheet } from 'read-excel-file/browser'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { ClassCard } from '../exercises/results/class-card.tsx'
import {
  classResults,
  type ExerciseResult,
  type TraineeResults,
} from '../exercises/results/kept-results.ts'
import { writeResults } from '../exercises/results/result-code.ts'
import { madeSets } from '../learn/kept-set.ts'
import { ClassBoard } from './board-view.tsx'
import { classList } from './class-board.ts'

const resultOf = (id: string, over: Partial<ExerciseResult> = {}): ExerciseResult => ({
  id,
  at: 1_795_263_240,
  seconds: 125,
  hints: 1,
  wrongTurns: 0,
  restarts: 0,
  outcome: 'solved',
  lacks: [],
  ...over,
})
const handed = (trainee: string, ...results: ExerciseResult[]): TraineeResults => ({
  device: trainee
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 12),
  trainee,
  results,
})

const rudo = handed(
  'Rudo Moyo',
  resultOf('payout', { restarts: 1 }),
  resultOf('refund-part', { outcome: 'tried', lacks: ['Refunded $38.50 of $50.00'] }),
)
const tendai = handed('Tendai Dube', resultOf('payout', { outcome: 'review' }))

const forget = () => {
  localStorage.removeItem('paid-class')
  localStorage.removeItem('paid-class-results')
}
beforeEach(forget)
afterEach(forget)
afterEach(() => void vi.unstubAllGlobals())

const open = async (path = '/trainer/board') =>
  render(
    standAt(path).within(
      <DatabaseContext value={emptyDatabase()}>
        <DialogHost>
          <ClassBoard />
        </DialogHost>
      </DatabaseContext>,
    ),
  )

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })

/** A phone's window, or that of a projector. */
async function look(width: number, height: number) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(360, 740))
}

test('pasted names show who is missing, first and by number, and can be taken back', async () => {
  classResults.write([rudo])
  await open()
  await expect.element(page.getByRole('heading', { name: '1 trainee' })).toBeVisible()
  await button('Names').click()
  const form = dialog('Names of the class')
  await form.getByLabelText('Names').fill('1. Tendai Dube\n2. Rudo Moyo\n3. Rudo Moyo')
  await expect
    .element(form.getByText('3 names: Tendai Dube, Rudo Moyo, Rudo Moyo (2)'))
    .toBeVisible()
  await expect
    .element(form.getByText('Several of one name, told apart by a number: Rudo Moyo'))
    .toBeVisible()
  await componentAxe()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('heading', { name: '1 of 3 handed in' })).toBeVisible()
  await expect.element(page.getByText('2 of 3 missing: Tendai Dube, Rudo Moyo (2)')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Trainees' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('Tendai DubeMissing')
  await expect.element(rows.nth(2)).toHaveTextContent('Rudo Moyo1 of 2 solved, stuck on 1')
  await button('Undo').click()
  await expect.element(page.getByRole('heading', { name: '1 trainee' })).toBeVisible()
})

test('the camera stays on and reads one code after another: each with its name, a double, a spoilt and a newer one are said', async () => {
  classList.write({ names: ['Rudo Moyo', 'Tendai Dube', 'Chipo Phiri'], matches: [] })
  const code = await writeResults(rudo)
  let seen = ''
  class Detector {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => (seen === '' ? [] : [{ rawValue: seen }])
  }
  vi.stubGlobal('BarcodeDetector', Detector)
  const canvas = document.createElement('canvas')
  const draw = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 300, 150), 50)
  const stream = canvas.captureStream(20)
  const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  onTestFinished(() => {
    clearInterval(draw)
    camera.mockRestore()
  })
  await open('/trainer/board?scan')
  const read = page.getByRole('list', { name: 'Codes read' }).getByRole('listitem')
  const shows = async (text: string, said: string, count: number) => {
    seen = text
    await expect.element(read.nth(0)).toHaveTextContent(said)
    expect(read.elements()).toHaveLength(count)
  }
  await shows(code, 'Results of Rudo Moyo added', 1)
  await expect.element(page.getByText('Added, 1 solved')).toBeVisible()
  await expect.element(page.getByText('2 of 3 missing: Tendai Dube, Chipo Phiri')).toBeVisible()
  await componentAxe()
  await shows(code.slice(0, -1), 'This code was cut or changed. Ask for it again.', 2)
  await shows(await writeResults(tendai), 'Results of Tendai Dube added', 3)
  await shows(
    code.replace(/^results\d+/, 'results99'),
    'This code is from a newer version of Paid.',
    4,
  )
  await shows('https://paid.example/pay/coffee', 'This code has no results from Paid.', 5)
  await shows(code, 'Results of Rudo Moyo were already added', 6)
  expect(camera).toHaveBeenCalledOnce()
  await button('Done').click()
  await expect.element(button('Scan codes')).toHaveFocus()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  await expect.element(page.getByText('1 of 3 missing: Chipo Phiri')).toBeVisible()
})

describe('a name that isn’t on the list', () => {
  beforeEach(() => {
    classResults.write([handed('rudo m', resultOf('payout'))])
    classList.write({ names: ['Tendai Dube', 'Rudo Moyo'], matches: [] })
  })

  test('is counted as the name that is proposed only once that is pressed, with Undo', async () => {
    await open()
    await expect.element(page.getByText('2 of 2 missing: Tendai Dube, Rudo Moyo')).toBeVisible()
    await componentAxe()
    await button('Count rudo m as Rudo Moyo').click()
    await expect.element(page.getByText('rudo m counted as Rudo Moyo')).toBeVisible()
    await expect.element(page.getByText('1 of 2 missing: Tendai Dube')).toBeVisible()
    await expect.element(page.getByText('Not on the list')).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(page.getByText('Not on the list')).toBeVisible()
  })

  test('is counted as any other name of the class, which can be changed, or added', async () => {
    await open()
    await button('Choose a name for rudo m').click()
    const names = dialog('Who is rudo m?').getByRole('listitem')
    await expect.element(names.nth(0)).toHaveTextContent('Rudo MoyoMissing')
    await componentAxe()
    await names.nth(1).getByRole('button').click()
    await expect.element(page.getByText('1 of 2 missing: Rudo Moyo')).toBeVisible()
    await page.getByRole('list', { name: 'Trainees' }).getByRole('button').nth(1).click()
    await button('Change name of rudo m').click()
    await button('Add rudo m').click()
    await expect
      .element(page.getByText('2 of 3 missing: Tendai Dube, Rudo Moyo', { exact: true }))
      .toBeVisible()
  })
})

const monday = { name: 'Monday', at: 1_795_263_000, minutes: 20 }

test('a trainee’s results say what was missing, and the trainer decides what a check can’t', async () => {
  classResults.write([rudo, tendai])
  await open()
  await page.getByRole('button', { name: /^Rudo Moyo/ }).click()
  const sheet = dialog('Rudo Moyo')
  await expect.element(sheet.getByText('1 of 2 solved, stuck on 1')).toBeVisible()
  await expect.element(sheet.getByText('Refunded $38.50 of $50.00')).toBeVisible()
  await expect
    .element(sheet.getByText('2 tries, 2:05, 1 hint, 0 wrong turns, Nov 21'))
    .toBeVisible()
  await componentAxe()
  await expect.element(sheet.getByText('Handed in as Rudo Moyo')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Tendai Dube/ }).click()
  const other = dialog('Tendai Dube')
  await other.getByRole('button', { name: /^Mark as solved/ }).click()
  await expect.element(other.getByText('1 of 2 solved', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: /^Mark as not solved/ }).click()
  await expect.element(other.getByText('0 of 2 solved, stuck on 1')).toBeVisible()
})

test('a test has its score and its time, and the practice of the same trainee is beside it', async () => {
  const reached = resultOf('new-link', { outcome: 'tried', seconds: 0, lacks: ['Not started'] })
  const lastWeek = { ...monday, at: monday.at - 7 * 86_400 }
  classList.write({ names: ['Rudo Moyo', 'Tendai Dube', 'Chipo Phiri'], matches: [] })
  classResults.write([
    { ...rudo, results: [...rudo.results, reached], test: monday },
    handed('Rudo Moyo', resultOf('invoice')),
    tendai,
    { ...handed('Chipo Phiri', ...rudo.results, reached), test: lastWeek },
  ])
  await open()
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect
    .element(row('Rudo Moyo'))
    .toHaveTextContent('Rudo Moyo1 of 3, 4:10, 1 not solved, 1 not reached')
  await expect.element(row('Tendai Dube')).toHaveTextContent('Tendai DubeMissingPractice, Nov 21')
  await expect
    .element(row('Chipo Phiri'))
    .toHaveTextContent('Chipo PhiriMissingTest Monday, Nov 14')
  const exercises = page.getByRole('list', { name: 'Exercises' }).getByRole('listitem')
  await expect.element(exercises.nth(1)).toHaveTextContent('0 of 1 solved. Not solved: Rudo Moyo')
  await expect.element(exercises.nth(2)).toHaveTextContent('0 of 1 solved. Not reached: Rudo Moyo')

  await row('Rudo Moyo').click()
  const sheet = dialog('Rudo Moyo')
  const exam = sheet.getByRole('button', { name: /^Test Monday/ })
  await expect.element(exam).toHaveTextContent(/^Test Monday1 of 3, 4:10, /)
  await expect.element(exam).toHaveAttribute('aria-expanded', 'true')
  await expect.element(sheet.getByText('Not reached', { exact: true })).toBeVisible()
  const practice = sheet.getByRole('button', { name: /^Practice/ })
  await expect.element(practice).toHaveTextContent('1 of 1 exercise solved')
  await practice.click()
  await expect
    .element(sheet.getByRole('list', { name: 'Practice, Nov 21' }).getByRole('listitem'))
    .toBeVisible()
  await componentAxe()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: /^Show: Test Monday, Nov 21/ }).click()
  await page.getByRole('option', { name: 'Practice', exact: true }).click()
  await expect.element(page.getByText('1 of 3 missing: Chipo Phiri', { exact: true })).toBeVisible()
  await expect.element(row('Rudo Moyo')).toHaveTextContent('Rudo Moyo1 of 2 solved')
})

test('after the trainer’s decision a test’s certificate is shared from here, under the name of the list', async () => {
  classList.write({ names: ['Tendai Dube'], matches: [] })
  classResults.write([{ ...tendai, trainee: 'tendai dube', test: monday }])
  const shared: File[] = []
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files = [] }: ShareData) => void shared.push(...files),
  })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
  await open()
  await page.getByRole('button', { name: /^Tendai Dube/ }).click()
  const sheet = dialog('Tendai Dube')
  await sheet.getByRole('button', { name: /^Mark as solved/ }).click()
  await sheet.getByRole('button', { name: 'Certificate of Tendai Dube, Monday' }).click()
  await expect
    .poll(() => shared.map(({ name }) => name))
    .toEqual(['certificate-monday-tendai-dube-2026-11-21.pdf'])
  const [file = new File([], 'none')] = shared
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await file.arrayBuffer())),
    { mergePages: true },
  )
  expect(text).toContain('Tendai Dube')
  expect(text).toContain('Solved: 1 of 1')
})

test('what a trainee wrote stands beside what it solved, and the trainer can overturn it', async () => {
  const note = 'Wrote: “Your lease has ended, you fool”'
  classResults.write([
    handed('Rudo Moyo', resultOf('reject', { lacks: [note] }), resultOf('payout')),
  ])
  await open()
  await page.getByRole('button', { name: /^Rudo Moyo/ }).click()
  const sheet = dialog('Rudo Moyo')
  await expect
    .element(sheet.getByRole('list', { name: 'Notes' }).getByRole('listitem'))
    .toHaveTextContent(note)
  await expect.element(sheet.getByRole('button', { name: /^Mark as not solved/ })).toBeVisible()
  await sheet.getByRole('button', { name: /^Mark as not solved: Reject/ }).click()
  await expect.element(sheet.getByText('1 of 2 solved, stuck on 1')).toBeVisible()
  await sheet.getByRole('button', { name: /^Mark as solved: Reject/ }).click()
  await expect.element(sheet.getByText('2 of 2 solved', { exact: true })).toBeVisible()
})

test('a test that the trainer voids counts nowhere, with its reason, until it is undone', async () => {
  const other = { ...handed('Chipo Phiri', ...rudo.results), test: monday }
  classResults.write([{ ...rudo, test: monday }, other])
  await open()
  const row = page.getByRole('button', { name: /^Rudo Moyo/ })
  await row.click()
  const sheet = dialog('Rudo Moyo')
  await sheet.getByRole('button', { name: 'Void this test: Monday of Rudo Moyo' }).click()
  const asks = dialog('Void this test?')
  await asks.getByRole('button', { name: 'Void test' }).click()
  await expect.element(asks.getByLabelText('Reason')).toHaveAccessibleDescription('Enter a reason')
  await asks.getByLabelText('Reason').fill('Asked a neighbour')
  await componentAxe()
  await asks.getByRole('button', { name: 'Void test' }).click()
  await expect
    .element(sheet.getByRole('button', { name: /^Test Monday/ }))
    .toHaveTextContent('Voided: Asked a neighbour')
  await expect.element(sheet.getByRole('button', { name: /^Certificate/ })).not.toBeInTheDocument()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(row).toHaveTextContent('Rudo MoyoVoidedVoided: Asked a neighbour')
  const exercises = page.getByRole('list', { name: 'Exercises' }).getByRole('listitem')
  await expect.element(exercises.first()).toHaveTextContent('1 of 1 solved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(row).toHaveTextContent(/^Rudo Moyo1 of 2/)
  await expect.element(exercises.first()).toHaveTextContent('2 of 2 solved')
})

test('a full device keeps neither names nor a match nor a decision, and says so', async () => {
  classList.write({ names: ['Rudo Moyo', 'Tendai Dube'], matches: [] })
  classResults.write([{ ...rudo, trainee: 'Rudo Moyoo' }, tendai])
  const before = { ...localStorage }
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  await open()
  const said = page.getByText(/^This device is out of space/)
  const acts: readonly [string, () => Promise<void>][] = [
    ['a match', () => button('Count Rudo Moyoo as Rudo Moyo').click()],
    [
      'a decision',
      async () => {
        await page.getByRole('button', { name: /^Tendai Dube/ }).click()
        await dialog('Tendai Dube')
          .getByRole('button', { name: /^Mark as solved/ })
          .click()
      },
    ],
    [
      'names',
      async () => {
        await dialog('Tendai Dube').getByRole('button', { name: 'Close' }).click()
        await button('Names').click()
        const form = dialog('Names of the class')
        await form.getByLabelText('Names').fill('Rudo Moyo')
        await form.getByRole('button', { name: 'Save' }).click()
      },
    ],
  ]
  for (const [, act] of acts) {
    await act()
    await expect.element(said.first()).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect.element(said).not.toBeInTheDocument()
  }
  expect({ ...localStorage }).toEqual(before)
})

test('a grid fills a projector, with names that stay in view; it scrolls by itself', async () => {
  await look(1360, 900)
  classList.write({ names: ['Chipo Phiri', 'Rudo Moyo', 'Tendai Dube'], matches: [] })
  madeSets.write([{ name: 'Monday', exercises: ['payout'] }])
  onTestFinished(() => localStorage.removeItem('paid-exercise-sets'))
  const many = Array.from({ length: 40 }, (_, at) => resultOf(`own-${at}`))
  classResults.write([{ ...rudo, results: [...rudo.results, ...many] }, tendai])
  await open()
  const grid = page.getByRole('region', { name: 'Results by trainee' })
  const rows = grid.getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent(/^Chipo Phiri/)
  await expect.element(rows.nth(2)).toHaveTextContent(/Not solved.*Solved, 2 tries.*41$/)
  await expect.element(rows.nth(3)).toHaveTextContent(/Not started.*To be reviewed/)
  await componentAxe()
  const name = rows.nth(2).getByRole('rowheader').element()
  const left = name.getBoundingClientRect().left
  const region = grid.element()
  region.scrollTo({ left: 500 })
  expect(region.scrollLeft).toBeGreaterThan(0)
  expect(name.getBoundingClientRect().left).toBe(left)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1360)
  const exercises = page.getByRole('list', { name: 'Exercises' }).getByRole('listitem')
  await expect
    .element(exercises.nth(0))
    .toHaveTextContent('1Refund the Kopje Hardware payment in part0 of 2 solved. Stuck: Rudo Moyo')

  await page.getByRole('button', { name: /^Show: / }).click()
  await page.getByRole('option', { name: 'Practice: First steps' }).click()
  await expect.element(rows.nth(2)).not.toHaveTextContent('41')
  await page.getByRole('button', { name: /^Show: / }).click()
  await page.getByRole('option', { name: 'Practice: Monday' }).click()
  await expect.poll(() => rows.nth(0).getByRole('columnheader').elements().length).toBe(3)
})

test('at 320 px there are rows, and nothing is wider than the screen', async () => {
  await look(320, 640)
  const long = handed('Nyasha-Chipo Tatenda Mukaro-Chigumbura Wadzanai', resultOf('payout'))
  classList.write({ names: ['Rudo Moyo', 'Tendai Dube', 'Chipo'], matches: [] })
  classResults.write([rudo, long])
  await open()
  await expect.element(page.getByRole('list', { name: 'Trainees' })).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await componentAxe()
})

test('files are added, and what was changed is named; results are cleared with or without the names, and restored', async () => {
  classList.write({ names: ['Rudo Moyo', 'Tendai Dube'], matches: [] })
  await open()
  const code = await writeResults(rudo)
  await userEvent.upload(page.getByLabelText('Result files'), [
    new File([code], 'rudo.txt', { type: 'text/plain' }),
    new File([code.slice(1)], 'other.txt', { type: 'text/plain' }),
  ])
  await expect.element(page.getByText('other.txt has no results from Paid.')).toBeVisible()
  await expect.element(page.getByText('1 of 2 missing: Tendai Dube')).toBeVisible()
  const clear = async (item: string) => {
    await button('More actions').click()
    await button(item).click()
  }
  await clear('Clear results')
  await expect
    .element(page.getByText('2 of 2 missing: Rudo Moyo, Tendai Dube', { exact: true }))
    .toBeVisible()
  await button('Undo').click()
  await expect.element(page.getByText('1 of 2 missing: Tendai Dube')).toBeVisible()
  await clear('Clear names and results')
  await expect.element(page.getByText('No results yet')).toBeVisible()
  await button('Undo').last().click()
  await expect.element(page.getByText('1 of 2 missing: Tendai Dube')).toBeVisible()
})

test('the class is exported as a spreadsheet, with those who are missing', async () => {
  classList.write({ names: ['Chipo, "Chi" Phiri', 'Rudo Moyo'], matches: [] })
  classResults.write([rudo])
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
  await open()
  await button('More actions').click()
  await button('Export').click()
  const form = dialog('Export class results')
  await form.getByRole('radio', { name: /Excel|XLSX/ }).click()
  await form.getByRole('button', { name: 'Export', exact: true }).click()
  await expect.poll(() => files.length).toBe(1)
  const [head, ...rows] = await readSheet(files[0] ?? new Blob())
  expect(head?.slice(0, 3)).toEqual(['Trainee', 'Exercise', 'Result'])
  expect(rows.map((row) => [...row.slice(0, 3), ...row.slice(4)])).toEqual([
    ['Chipo, "Chi" Phiri', 'Nothing handed in', null, null, null, null, null, null],
    [
      'Rudo Moyo',
      'Refund the Kopje Hardware payment in part',
      'Not solved',
      '2:05',
      1,
      0,
      0,
      'Refunded $38.50 of $50.00',
    ],
    ['Rudo Moyo', 'Pay out $100.00 to the bank', 'Solved', '2:05', 1, 0, 1, null],
  ])
})

test('the trainer’s page says who handed in, and leads to the board and its camera', async () => {
  classList.write({ names: ['Rudo Moyo', 'Tendai Dube'], matches: [] })
  classResults.write([rudo])
  await render(standAt('/trainer').within(<ClassCard />))
  await expect.element(page.getByText('1 of 2 handed in')).toBeVisible()
  await expect.element(page.getByText('1 of 2 missing: Tendai Dube')).toBeVisible()
  const to = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  expect([to('Open board'), to('Scan codes')]).toEqual(['/trainer/board', '/trainer/board?scan'])
})
