// Proves DEMO-15: own exercises travel in a file of their own, and each mistake is named at its field.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { actions } from '#db/all-actions.ts'
import { listOwnExercises } from '#db/demo/queries.ts'
import { readSnapshotFile, writeSnapshotFile } from '#db/demo/snapshot-file.ts'
import { asKept, asWritten, listExercises } from '#seed/exercises.ts'
import { SeedError } from '#seed/seed-error.ts'
import { ownExerciseRow } from '#tests/support/exercise-rows.ts'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { writeSample } from '#tests/support/sample.ts'
import { refuses } from '#tests/support/refuses.ts'
import { exercisesFile, readExercisesFile } from './exercise-files.ts'
import { startTyped, type TypedExercise, typedExercise, writtenFrom } from './typed-exercise.ts'

const bytesOf = (value: unknown): ArrayBuffer =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)).buffer

const mistakesOf = (value: unknown): Promise<readonly string[]> =>
  readExercisesFile(memoryDatabase(), bytesOf(value)).then(
    () => [],
    (error: unknown) => {
      if (error instanceof SeedError) return error.mistakes
      throw error
    },
  )

test('a file takes exercises from one device to another, and nothing else', async () => {
  const [one, other] = [memoryDatabase(), memoryDatabase()]
  await writeSample(one, 'merchants')
  const rows = [ownExerciseRow({ id: 'own-2', scenario: 'month-end' }), ownExerciseRow()]
  await one.ownExercises.bulkAdd(rows)
  const file = await exercisesFile(await listOwnExercises(one))
  expect(file.name).toBe('exercises.paid')
  const read = await readSnapshotFile(file)
  expect(read.kind).toBe('exercises')
  const text = new TextDecoder().decode(read.bytes)
  expect(JSON.parse(text)).toEqual(rows.map(asWritten))
  expect(text).not.toMatch(/Vumba Coffee|savedAt/)

  const opened = await readExercisesFile(other, read.bytes)
  expect(opened).toMatchObject({ replaces: [], known: false })
  await actions.addExercises(contextFor(other), opened.exercises.map(asKept))
  const known = await readExercisesFile(other, read.bytes)
  expect(known).toEqual({ exercises: [], replaces: [], known: true })
  await other.ownExercises.update('own-2', { title: 'Another title' })
  expect((await readExercisesFile(other, read.bytes)).replaces).toEqual(['Another title'])
  expect((await listOwnExercises(other)).map(asWritten)).toHaveLength(2)
})

test('every built-in exercise is the same once it is kept', () => {
  for (const exercise of listExercises()) {
    const typed = startTyped(asKept(exercise))
    expect(writtenFrom(exercise.id, typed)).toEqual(asKept(exercise))
    expect(v.safeParse(typedExercise(exercise.id), typed).issues).toBe(undefined)
  }
})

test('a file of exercises is not taken for a snapshot', async () => {
  const file = await writeSnapshotFile({
    name: 'Class A',
    savedAt: '2026-11-20T08:00:00.000Z',
    bytes: bytesOf([asWritten(ownExerciseRow())]),
  })
  const { kind, ...read } = await readSnapshotFile(file)
  expect(kind).toBe(undefined)
  const context = contextFor(memoryDatabase())
  await refuses(context, 'snapshot-unreadable', () =>
    actions.addSnapshot(context, { id: 'kept', ...read }),
  )
})

const good = asWritten(ownExerciseRow())
const withCheck = (...check: string[]) => [{ ...good, steps: [{ text: 'Do it.', check }] }]

describe('a file is refused for', () => {
  test.each<[what: string, value: unknown, said: RegExp]>([
    ['no JSON', '[{', /^The file: is not a list of exercises$/],
    ['a text', '"own-beans"', /^The file: must be a list/],
    ['a snapshot’s text', { app: 'Paid', tables: {} }, /^The file: must be a list/],
    ['nothing', [], /^The file: has no exercises$/],
    ['null', [null], /^The file, exercise 1, field /],
    [
      'a built-in id',
      [{ ...good, id: 'refund-part' }],
      /refund-part, field id: must begin with own-$/,
    ],
    ['an id with spaces', [{ ...good, id: 'own beans' }], /field id: "own beans" is not an id/],
    ['the same id twice', [good, good], /field id: "own-beans" appears twice$/],
    ['no title', [{ ...good, title: '' }], /own-beans, field title: must not be empty$/],
    ['a long title', [{ ...good, title: 'x'.repeat(71) }], /field title: is too long/],
    ['no task', [{ ...good, text: undefined }], /field text: is missing$/],
    ['an unknown side', [{ ...good, side: 'staff' }], /field side: "staff" is not allowed\. Use /],
    [
      'an unknown scenario',
      [{ ...good, scenario: 'quiet' }],
      /field scenario: "quiet" is not allowed/,
    ],
    ['an unknown grade', [{ ...good, grade: 4 }], /field grade: 4 is not allowed/],
    ['an unknown field', [{ ...good, html: '<b>' }], /field html: is not a field here/],
    ['no step', [{ ...good, steps: [] }], /field steps: must not be empty$/],
    ['no check', [{ ...good, steps: [{ text: 'Look.' }] }], /field steps: no step has a check$/],
    ['no hint', [{ ...good, hints: [] }], /field hints: must not be empty$/],
    ['four hints', [{ ...good, hints: ['a', 'b', 'c', 'd'] }], /field hints: must list at most 3$/],
    ['no act', [{ ...good, acts: [] }], /field acts: must not be empty$/],
    [
      'an unknown table',
      withCheck('payment some'),
      /step 1, check: "payment" is not a table\. Use /,
    ],
    [
      'an unknown field of a table',
      withCheck('paymentLinks where amout = 5 some'),
      /"amout" is not a field/,
    ],
    [
      'a missing quotation mark',
      withCheck('paymentLinks where name = "Gift some'),
      /a quotation mark is missing$/,
    ],
    [
      'a line that ends early',
      withCheck('paymentLinks where draft = false'),
      /where count, sum, some or none is expected$/,
    ],
    [
      'an amount of any currency',
      withCheck('paymentLinks where amount = 5 some'),
      /without its currency$/,
    ],
    ['what holds before', withCheck('paymentLinks none'), /holds before anything is done/],
  ])('%s', async (_what, value, said) => {
    const [first] = await mistakesOf(value)
    expect(first).toMatch(said)
  })
})

describe('the form says at its field', () => {
  const typed = startTyped(ownExerciseRow())
  const [look, work] = typed.steps
  if (!look || !work) throw new Error('There are no two steps.')
  const checked = (check: string) => ({ steps: [look, { ...work, check }] })
  test.each<[over: Partial<TypedExercise>, field: string, said: RegExp]>([
    [{ title: ' ' }, 'title', /^Enter a title$/],
    [{ text: '' }, 'text', /^Enter a task$/],
    [{ hints: '\n \n' }, 'hints', /^Enter a hint$/],
    [{ hints: 'a\nb\nc\nd' }, 'hints', /^Must list at most 3$/],
    [
      { hints: `a\n${'x'.repeat(201)}` },
      'hints',
      /^Line 2: Is too long\. Use at most 200 characters$/,
    ],
    [{ acts: '' }, 'acts', /^Enter an action$/],
    [{ scenario: 'quiet' }, 'scenario', /^"quiet" is not allowed\. Use /],
    [{ steps: [{ ...look, text: '' }, work] }, 'steps.0.text', /^Enter a step$/],
    [checked(''), 'steps.1.check', /^No step has a check$/],
    [checked('paymentLinks none'), 'steps.1.check', /^Holds before anything is done/],
    [
      checked('paymentLinks some\n\npaymentLink some'),
      'steps.1.check',
      /^Line 2: "paymentLink" is not a table\. Use /,
    ],
  ])('%o', (over, field, said) => {
    const { issues } = v.safeParse(typedExercise('own-beans'), { ...typed, ...over })
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field])
    expect(issues?.[0].message).toMatch(said)
  })
})
