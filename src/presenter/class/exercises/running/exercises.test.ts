// Proves DEMO-15.
import { expect, test } from 'vitest'
import { actions } from '#db/all-actions.ts'
import { type Exercise, findExercise, listExercises } from '#seed/exercises.ts'
import { ask, link, next, payByItself, refund } from '#tests/support/exercise-acts.ts'
import { works } from '#tests/support/exercise-works.ts'
import { exerciseStart, writeRows } from '#tests/support/sample.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { begin, isSolved, judge, stepLacks, stepsDone } from './progress.ts'
import { findWrongTurns } from './wrong-turns.ts'

const unclear = {
  'by-staff': 'Done in the console, by Paid’s staff',
  arrived: 'Paid by an automatic payment',
  more: 'Done, with changes outside the task',
  wording: 'Done, in other words than the check looks for',
} as const

/** The wrong works in which all that was asked for is there. */
const unclearWorks: Record<string, Record<string, keyof typeof unclear>> = {
  'refund-part': { 'by the platform’s staff': 'by-staff', 'another one too': 'more' },
  'link-off': { 'both links': 'more' },
  'link-price': { 'a new link beside the old one': 'more' },
  'pay-link': { 'a payment that came by itself': 'arrived' },
  'pay-amount': { 'a payment that came by itself': 'arrived' },
  papers: { 'another’s too': 'more' },
  ask: { 'a lease': 'wording', 'a lease too': 'more', 'another paper': 'wording' },
  'lost-money': { 'both payments': 'more' },
  desk: { 'another one too': 'more' },
  'first-sale': { 'a payment that came by itself': 'arrived' },
}

async function running(exercise: Exercise) {
  const db = memoryDatabase()
  const rows = exerciseStart(exercise.scenario)
  await writeRows(db, rows)
  return { db, since: begin(exercise, rows, { now: new Date(next(db).now), restarts: 0 }) }
}

test.each(listExercises())(
  '$id: not by nothing, but by its own acts, without a wrong turn',
  async (exercise) => {
    const { solves } = works[exercise.id] ?? {}
    if (!solves) throw new Error('Nothing says how it is solved.')
    const { db, since } = await running(exercise)
    expect(isSolved(exercise, await stepsDone(db, exercise, since))).toBe(false)
    await solves(next(db))
    expect(await stepsDone(db, exercise, since)).not.toContain(false)
    expect(await findWrongTurns(db, exercise, since)).toEqual([])
  },
)

test.each(
  Object.entries(works).flatMap(([id, { wrong }]) =>
    Object.entries(wrong).map(([what, act]) => ({ id, what, act })),
  ),
)('$id, done wrong: $what', async ({ id, what, act }) => {
  const exercise = findExercise(id)
  if (!exercise) throw new Error('It is gone.')
  const { db, since } = await running(exercise)
  await act(next(db))
  const done = await stepsDone(db, exercise, since)
  expect(isSolved(exercise, done)).toBe(false)
  // It says why of just the steps that aren't right.
  const lacks = await stepLacks(db, exercise, since)
  expect(lacks.map((each) => each.length === 0)).toEqual(done)
  // And of those that are right and more, only the trainer can decide.
  const why = unclearWorks[id]?.[what]
  expect(await judge(db, exercise, since)).toMatchObject(
    why === undefined ? { outcome: 'tried' } : { outcome: 'review', why: unclear[why] },
  )
})

test.each(['Please upload your tax certificate.', 'Tax clearance (ITF 263), please'])(
  'what is missing may be asked for in words: %s',
  async (said) => {
    const exercise = findExercise('ask')
    if (!exercise) throw new Error('It is gone.')
    const { db, since } = await running(exercise)
    await ask('M-025', [], said)(next(db))
    expect(isSolved(exercise, await stepsDone(db, exercise, since))).toBe(true)
  },
)

test('an act that is not the exercise’s is a wrong turn; a look, what the networks do, and payments that come by themselves, are not', async () => {
  const exercise = findExercise('new-link')
  if (!exercise) throw new Error('It is gone.')
  const { db, since } = await running(exercise)
  await refund('Blessing Marufu', 27_50, 20_00)(next(db))
  await actions.setPaymentLinkActive(next(db), { id: '1047', active: false })
  expect(await findWrongTurns(db, exercise, since)).toHaveLength(2)
  await link('Gift voucher', 25_00)(next(db))
  await payByItself('1042', 18_00)(next(db))
  await actions.showRequest(next(db), '1042')
  expect(await findWrongTurns(db, exercise, since)).toHaveLength(2)
})
