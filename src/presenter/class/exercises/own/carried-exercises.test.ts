// Proves DEMO-28.
import { describe, expect, test } from 'vitest'
import { ownExerciseRow } from '#tests/support/exercise-rows.ts'
import { CodeError } from '#db/codes/sealed.ts'
import { screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { setFrom } from '../exercise-set.ts'
import { pathWithOwn, readCarried } from './carried-exercises.ts'

const origin = 'https://paid.example'
const till = ownExerciseRow({ id: 'own-till', title: 'Count the till' })
const beans = ownExerciseRow({ id: 'own-beans', title: 'Order beans' })
/** Too long for a code beside others: it can't be packed much. */
const long = ownExerciseRow({
  id: 'own-long',
  title: 'A long day',
  text: Array.from({ length: 400 }, (_, at) => ((at * 7919) % 46_656).toString(36)).join(' '),
})
const set = (...exercises: string[]) => ({ name: 'Monday', exercises })
const hashOf = (path: string) => path.slice(path.indexOf('#'))

describe('the link of a set', () => {
  test('without own exercises is as short as ever', async () => {
    expect(await pathWithOwn(set('new-link', 'retry'), [till], origin)).toEqual({
      path: '/learn?exercises=new-link,retry&name=Monday',
      carries: 'none',
    })
  })

  test('carries its own exercises whole, and a code of it can be scanned', async () => {
    const { path, carries } = await pathWithOwn(set('own-till', 'retry'), [beans, till], origin)
    expect(carries).toBe('all')
    expect(screenCode(origin + path).size).toBeLessThanOrEqual(101)
    // An older version opens it without them.
    expect(setFrom(new URL(path, origin).searchParams)).toEqual(set('own-till', 'retry'))
    const carried = await readCarried(hashOf(path))
    expect(carried?.titles).toEqual({ 'own-till': 'Count the till' })
    expect(carried?.exercises.map(({ id, text }) => [id, text])).toEqual([['own-till', till.text]])
  })

  test('has the title alone of what is too long, and the others whole', async () => {
    const { path, carries } = await pathWithOwn(
      set('own-long', 'own-till'),
      [beans, till, long],
      origin,
    )
    expect(carries).toBe('titles')
    expect(screenCode(origin + path).size).toBeLessThanOrEqual(101)
    const carried = await readCarried(hashOf(path))
    expect(carried?.titles).toEqual({ 'own-long': 'A long day', 'own-till': 'Count the till' })
    expect(carried?.exercises.map(({ id }) => id)).toEqual(['own-till'])
  })
})

test('other hashes carry none, and what was cut or is no exercise is refused', async () => {
  const { path } = await pathWithOwn(set('own-till'), [till], origin)
  const hash = hashOf(path)
  for (const none of ['', '#', '#main', '#for=1abcdefgzabc'])
    expect(await readCarried(none)).toBe(null)
  const problemOf = async (text: string) =>
    readCarried(text).then(
      () => null,
      (error: unknown) => (error instanceof CodeError ? error.problem : 'thrown'),
    )
  expect(await problemOf(hash.slice(0, -1))).toBe('cut')
  expect(await problemOf(hash.replace('own.1', 'own.2'))).toBe('newer')
  expect(await problemOf('#own.1')).toBe('cut')
})
