// Proves DEMO-27.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listExercises } from '#seed/exercises.ts'
import {
  classResults,
  decideReview,
  type ExerciseResult,
  type TraineeResults,
  voidTest,
} from '../exercises/results/kept-results.ts'
import { newCodes, readIntoClass } from '../exercises/results/read-results.ts'
import { writeResults } from '../exercises/results/result-code.ts'
import { builtInTitle } from '../exercises/results/result-files.ts'
import { boardFile } from './board-file.ts'
import {
  boardOf,
  classList,
  countOutcomes,
  handedInText,
  matchTo,
  missingText,
  otherDay,
  setNames,
  sittingsOf,
} from './class-board.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('addEventListener', () => {})
})

const resultOf = (id: string, over: Partial<ExerciseResult> = {}): ExerciseResult => ({
  id,
  at: 1_795_263_240,
  seconds: 125,
  hints: 0,
  wrongTurns: 0,
  restarts: 0,
  outcome: 'solved',
  lacks: [],
  ...over,
})

const handed = (
  trainee: string,
  results: ExerciseResult[],
  device = trainee.toLowerCase().replace(/[^a-z0-9]/g, ''),
): TraineeResults => ({ device: device.slice(0, 12), trainee, results })

const read = async (given: TraineeResults) => {
  const code = await writeResults(given)
  return readIntoClass('This code', () => code)
}

const board = (exercises?: string[]) =>
  boardOf(classList.read(), classResults.read(), { exercises })

/** The board of the test that was taken last. */
const testBoard = () => {
  const [sitting] = sittingsOf(classResults.read())
  return boardOf(classList.read(), classResults.read(), { sitting })
}

/** What the board says of each trainee: `payout solved`. */
const shown = () => {
  const { exercises, rows } = board()
  return rows.map(({ name, cells }) => [
    name,
    ...cells.map((cell, at) => cell && `${exercises[at]} ${cell.result.outcome}`),
  ])
}

test('forty phones’ codes are added in any order, with doubles, one that was spoilt and one of a newer version', async () => {
  const names = Array.from({ length: 42 }, (_, at) => `Trainee ${at + 1} Moyo`)
  setNames(names)
  const ids = listExercises().map(({ id }) => id)
  const outcomes = ['solved', 'tried', 'review', undefined] as const
  const phones = names.slice(0, 40).map((name, at) =>
    handed(
      name,
      ids.flatMap((id, place) => {
        const outcome = outcomes[(at + place) % 4]
        const lacks = outcome === 'tried' && place < 4 ? ['Refunded $38.50 of $50.00.'] : []
        return outcome ? [resultOf(id, { at: 1_795_263_240 + place, outcome, lacks })] : []
      }),
    ),
  )
  const codes = await Promise.all(phones.map((phone) => writeResults(phone)))
  const spoilt = (codes[7] ?? '').slice(0, -1)
  const newer = (codes[8] ?? '').replace(/^results\d+/, 'results99')
  const order = [...codes.keys()].toSorted((one, two) => ((one * 17) % 41) - ((two * 17) % 41))
  const seen = order.flatMap((at, place) => {
    const code = codes[at] ?? ''
    if (place === 5) return [spoilt, code]
    if (place === 9) return [newer, code]
    return place % 10 === 3 ? [code, code] : [code]
  })
  const said: string[] = []
  for (const code of seen) said.push((await readIntoClass('This code', () => code)).said)

  expect(said.filter((each) => /\d+ Moyo added$/.test(each))).toHaveLength(40)
  expect(said.filter((each) => each.endsWith(' were already added'))).toHaveLength(4)
  expect(said.filter((each) => each.startsWith('This code'))).toEqual([
    'This code was cut or changed. Ask for it again.',
    'This code is from a newer version of Paid. Reload to update, then open it again.',
  ])
  const made = board()
  expect(made.missing).toEqual(['Trainee 41 Moyo', 'Trainee 42 Moyo'])
  expect(made.unlisted).toEqual([])
  expect(made.exercises).toEqual(ids)
  expect(made.rows.map(({ name }) => name)).toEqual([...names.slice(40), ...names.slice(0, 40)])
  for (const [at, phone] of phones.entries())
    expect(made.rows[at + 2]?.cells.map((cell) => cell?.result)).toEqual(
      ids.map((id) => phone.results.find((each) => each.id === id)),
    )
  expect(handedInText(classList.read(), made)).toBe('40 of 42 handed in')
  expect(missingText(classList.read(), made)).toBe(
    '2 of 42 missing: Trainee 41 Moyo, Trainee 42 Moyo',
  )
})

describe('results that are read again', () => {
  test('are the same, in the order in which they were made or not', async () => {
    const early = handed('Rudo', [resultOf('payout')])
    const late = handed('Rudo', [
      resultOf('payout'),
      resultOf('invoice', { at: 1_795_264_000, outcome: 'tried' }),
    ])
    expect((await read(early)).change).toBe('added')
    expect((await read(late)).change).toBe('updated')
    expect((await read(late)).change).toBe('same')
    expect((await read(early)).change).toBe('same')
    expect(shown()).toEqual([['Rudo', 'invoice tried', 'payout solved']])
  })

  test.each([
    ['tried', 'solved', 'solved'],
    ['tried', 'review', 'review'],
    ['review', 'tried', 'review'],
    ['solved', 'tried', 'solved'],
    ['solved', 'review', 'solved'],
  ] as const)('first %s, then %s: %s counts', async (first, then, counts) => {
    await read(handed('Rudo', [resultOf('payout', { outcome: first })]))
    await read(handed('Rudo', [resultOf('payout', { outcome: then, at: 1_795_264_000 })]))
    expect(shown()).toEqual([['Rudo', `payout ${counts}`]])
  })

  test('a file may say more of what was missing than the code on the screen', async () => {
    const tried = resultOf('payout', { outcome: 'tried' })
    const lacks = ['Refunded $38.50 of $50.00']
    await read(handed('Rudo', [tried]))
    expect((await read(handed('Rudo', [{ ...tried, lacks }]))).change).toBe('updated')
    expect((await read(handed('Rudo', [tried]))).change).toBe('same')
    expect(board().rows[0]?.cells[0]?.result.lacks).toEqual(lacks)
  })

  test('what the trainer has decided stays decided, until it is tried again', async () => {
    const given = handed('Rudo', [resultOf('payout', { outcome: 'review' })])
    await read(given)
    decideReview(given, 'payout', false)
    expect(shown()).toEqual([['Rudo', 'payout tried']])
    expect((await read(given)).change).toBe('same')
    expect(shown()).toEqual([['Rudo', 'payout tried']])
    decideReview(given, 'payout', true)
    expect(shown()).toEqual([['Rudo', 'payout solved']])
    decideReview(given, 'payout', false)
    await read(handed('Rudo', [resultOf('payout', { outcome: 'review', at: 1_795_264_000 })]))
    expect(shown()).toEqual([['Rudo', 'payout review']])
  })
})

describe('a name that is typed differently', () => {
  test('in case or accents only is the same', async () => {
    setNames(['Rudo Moyo', 'Zoë Dube'])
    await read(handed('rudo  moyo', [resultOf('payout')]))
    await read(handed('ZOE DUBE', [resultOf('payout')]))
    expect(board()).toMatchObject({ missing: [], unlisted: [] })
  })

  test('is proposed, counts once it is matched, and is itself again once its name is gone', async () => {
    setNames(['Tendai Dube', 'Rudo Moyo'])
    const given = handed('rudo m', [resultOf('payout')])
    await read(given)
    expect(board()).toMatchObject({
      missing: ['Tendai Dube', 'Rudo Moyo'],
      unlisted: [{ handed: { trainee: 'rudo m' }, proposed: 'Rudo Moyo' }],
    })
    expect(shown().at(-1)).toEqual(['rudo m', 'payout solved'])

    matchTo(given, 'Rudo Moyo')
    expect(board()).toMatchObject({ missing: ['Tendai Dube'], unlisted: [] })
    await read(handed('rudo m', [resultOf('invoice')]))
    expect(shown().at(-1)).toEqual(['Rudo Moyo', 'invoice solved', 'payout solved'])

    setNames(['Tendai Dube'])
    expect(board()).toMatchObject({ unlisted: [{ proposed: undefined }] })
    matchTo(given, 'Rudo Mutasa')
    expect(classList.read().names).toEqual(['Tendai Dube', 'Rudo Mutasa'])
    expect(board().unlisted).toEqual([])
  })

  test('of several that it may be, none is proposed', async () => {
    setNames(['Tendai Dube', 'Tendai Moyo'])
    await read(handed('tendai', [resultOf('payout')]))
    expect(board().unlisted).toMatchObject([{ proposed: undefined }])
  })
})

describe('one name from two phones', () => {
  const twice = async () => {
    await read(handed('Rudo Moyo', [resultOf('payout', { outcome: 'tried' })], 'phone1'))
    await read(handed('rudo moyo', [resultOf('payout'), resultOf('invoice')], 'phone2'))
  }
  const devices = () =>
    board().rows.map(({ name, handedIn }) => [name, ...handedIn.map(({ device }) => device)])

  test('is one row that has both, where the list has it once', async () => {
    setNames(['Rudo Moyo'])
    await twice()
    expect(shown()).toEqual([['Rudo Moyo', 'invoice solved', 'payout solved']])
    expect(devices()).toEqual([['Rudo Moyo', 'phone1', 'phone2']])
  })

  test('is two trainees, told apart by a number, where the list has it twice, in the order of handing in', async () => {
    setNames(['Rudo Moyo', 'Rudo Moyo (2)', 'Tendai Dube'])
    await twice()
    await read({ ...handed('rudo moyo', [resultOf('payout')], 'phone2'), test: monday })
    expect(devices()).toEqual([
      ['Tendai Dube'],
      ['Rudo Moyo', 'phone1'],
      ['Rudo Moyo (2)', 'phone2', 'phone2'],
    ])
    // The trainer knows better.
    matchTo({ device: 'phone1', trainee: 'Rudo Moyo' }, 'Rudo Moyo (2)')
    matchTo({ device: 'phone2', trainee: 'rudo moyo' }, 'Rudo Moyo')
    expect(devices().slice(1)).toEqual([
      ['Rudo Moyo', 'phone2', 'phone2'],
      ['Rudo Moyo (2)', 'phone1'],
    ])
  })

  test('and a third, whom the list has not, is asked about', async () => {
    setNames(['Rudo Moyo', 'Rudo Moyo (2)'])
    await twice()
    await read(handed('Rudo Moyo', [resultOf('payout')], 'phone3'))
    expect(devices().at(-1)).toEqual(['Rudo Moyo (3)', 'phone3'])
    expect(board().unlisted).toMatchObject([{ name: 'Rudo Moyo (3)', proposed: undefined }])
  })

  test('is two trainees without a list', async () => {
    await twice()
    expect(devices()).toEqual([
      ['Rudo Moyo', 'phone1'],
      ['rudo moyo (2)', 'phone2'],
    ])
  })
})

const monday = { name: 'Monday', at: 1_795_263_000, minutes: 20 }
const day = 86_400

describe('a test is a thing of its own', () => {
  const taken = (trainee: string, at = monday.at, device?: string): TraineeResults => ({
    ...handed(
      trainee,
      [
        resultOf('payout', { at: at + 200, outcome: 'solved', seconds: 125 }),
        resultOf('invoice', { at: at + 500, outcome: 'tried', seconds: 300 }),
        resultOf('new-link', {
          at: at + 500,
          outcome: 'tried',
          seconds: 0,
          lacks: ['Not started'],
        }),
      ],
      device,
    ),
    test: { ...monday, at },
  })
  const cells = () =>
    testBoard().rows.map(({ name, cells: row }) => [
      name,
      ...row.map((cell) => cell?.result.outcome),
    ])

  test('beside practice, which fills none of its cells, nor the test any of the practice’s', async () => {
    await read(handed('Rudo', [resultOf('invoice'), resultOf('new-link'), resultOf('qr')]))
    await read(taken('Rudo'))
    expect(testBoard().exercises).toEqual(['payout', 'invoice', 'new-link'])
    expect(cells()).toEqual([['Rudo', 'solved', 'tried', 'tried']])
    expect(countOutcomes(testBoard().rows[0]?.cells ?? [])).toEqual({
      solved: 1,
      tried: 1,
      review: 0,
      unreached: 1,
    })
    expect(board().exercises).not.toContain('payout')
    expect(board().rows[0]?.shown.map(({ test: of }) => of)).toEqual([undefined])
  })

  test('who only practised, or took it on another day, is missing, and what they have is known', async () => {
    setNames(['Rudo', 'Tendai', 'Chipo'])
    await read(taken('Rudo'))
    await read(taken('Tendai', monday.at - 7 * day))
    await read(handed('Chipo', [resultOf('payout')]))
    expect(testBoard().missing).toEqual(['Tendai', 'Chipo'])
    expect(sittingsOf(classResults.read()).map(({ at }) => at)).toEqual([
      monday.at,
      monday.at - 7 * day,
    ])
    expect(testBoard().rows.map(({ name, handedIn }) => [name, handedIn.length])).toEqual([
      ['Tendai', 1],
      ['Chipo', 1],
      ['Rudo', 1],
    ])
    expect(board().missing).toEqual(['Rudo', 'Tendai'])
  })

  test('another one of the same name with other exercises or another time is another', async () => {
    await read(taken('Rudo'))
    await read({ ...taken('Tendai'), test: { ...monday, minutes: 30 } })
    await read({ ...taken('Chipo'), results: taken('Chipo').results.slice(0, 2) })
    expect(sittingsOf(classResults.read())).toHaveLength(3)
  })

  test('taken on two phones, the first try counts', async () => {
    setNames(['Rudo'])
    const later = taken('Rudo', monday.at + 1800, 'phone2')
    await read({ ...later, results: later.results.map((each) => ({ ...each, outcome: 'solved' })) })
    await read(taken('Rudo', monday.at, 'phone1'))
    expect(cells()).toEqual([['Rudo', 'solved', 'tried', 'tried']])
    expect(testBoard().rows[0]?.shown).toHaveLength(2)
  })

  test('its file has a row for each trainee with score, date and time, and says in its name which it is', async () => {
    setNames(['Tendai', 'Rudo'])
    await read(taken('Rudo'))
    await read(handed('Rudo', [resultOf('qr')]))
    const { name, columns, rows } = boardFile(testBoard(), builtInTitle)
    expect(name).toBe('test-monday-2026-11-21')
    expect(columns.map(({ header }) => header)).toEqual([
      'Trainee',
      'Test',
      'Score',
      'Solved',
      'Date',
      'Time',
      'Pay out $100.00 to the bank',
      builtInTitle('invoice'),
      'Create a payment link for a gift voucher',
    ])
    expect(rows).toEqual([
      ['Tendai', 'Monday', 'Nothing handed in', '', '', '', '', '', ''],
      [
        'Rudo',
        'Monday',
        '1 of 3',
        1,
        monday.at * 1000,
        '7:05',
        'Solved',
        'Not solved',
        'Not reached',
      ],
    ])
  })

  test('voided by the trainer it has no score, and its file says why; another try counts', async () => {
    setNames(['Rudo'])
    await read(taken('Rudo', monday.at, 'phone1'))
    const [first] = classResults.read()
    if (!first) throw new Error('It was not handed in.')
    voidTest(first, 'The phone fell')
    // Handed in again it stays voided.
    const more = taken('Rudo', monday.at, 'phone1')
    await read({ ...more, results: more.results.map((each) => ({ ...each, lacks: ['Late'] })) })
    const [row] = testBoard().rows
    expect(row?.voided).toBe('The phone fell')
    expect(testBoard().missing).toEqual([])
    expect(boardFile(testBoard(), builtInTitle).rows).toEqual([
      ['Rudo', 'Monday', 'Voided: The phone fell', '', monday.at * 1000, '7:05', '', '', ''],
    ])
    await read(taken('Rudo', monday.at + 1800, 'phone2'))
    expect(testBoard().rows[0]?.voided).toBe(undefined)
    expect(boardFile(testBoard(), builtInTitle).rows[0]?.[2]).toBe('1 of 3')
    voidTest(first, null)
    expect(testBoard().rows[0]?.shown[0]?.device).toBe('phone1')
  })

  test('practice of another day than the newest is told by its day', async () => {
    await read(
      handed('Rudo', [resultOf('payout'), resultOf('invoice', { at: 1_795_263_240 - 7 * day })]),
    )
    const made = board()
    expect(made.day).toBe('2026-11-21')
    expect(made.rows[0]?.cells.map((cell) => cell && otherDay(made, cell.result.at))).toEqual([
      'Nov 14',
      undefined,
    ])
  })
})

test('without a list nobody is missing, and a set limits the exercises', async () => {
  await read(handed('Rudo', [resultOf('payout'), resultOf('own-till', { outcome: 'tried' })]))
  await read(handed('Chipo', [resultOf('invoice')]))
  expect(shown()).toEqual([
    ['Chipo', 'invoice solved', undefined, undefined],
    ['Rudo', undefined, 'payout solved', 'own-till tried'],
  ])
  const { missing, unlisted, rows } = board(['own-till', 'refund-part'])
  expect([missing, unlisted]).toEqual([[], []])
  expect(rows.map(({ cells }) => countOutcomes(cells))).toEqual([
    { solved: 0, tried: 0, review: 0, unreached: 0 },
    { solved: 0, tried: 1, review: 0, unreached: 0 },
  ])
  expect(handedInText(classList.read(), board())).toBe('2 trainees')
  expect(missingText(classList.read(), board())).toBe('')
})

test('the file has a row for each trainee and exercise, and one for who is missing', async () => {
  setNames(['Tendai Dube', 'Rudo Moyo'])
  await read(handed('Rudo Moyo', [resultOf('payout'), resultOf('month-end')]))
  const { name, rows } = boardFile(board(), builtInTitle)
  expect(name).toBe('practice-2026-11-21')
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['Tendai Dube', 'Nothing handed in'],
    ['Rudo Moyo', 'Pay out $100.00 to the bank'],
    ['Rudo Moyo', 'Month end: request the payout, send the statement'],
  ])
})

test('the camera takes a code that it still looks at once, and one that comes back again', () => {
  const isNew = newCodes()
  const seen = [
    ['one', 0],
    ['one', 150],
    ['one', 1600],
    ['two', 1750],
    ['one', 1900],
    ['one', 4000],
  ] as const
  expect(seen.map(([text, at]) => isNew(text, at))).toEqual([true, false, false, true, true, true])
})
