import { expect, test, vi } from 'vitest'
import { createKeyReader, type KeyGroup } from './use-keys.ts'

const run = vi.fn<() => void>()
const key = (keys: string) => ({ keys, label: keys, run })
const app: KeyGroup = {
  title: 'App',
  everywhere: true,
  keys: [key('g t'), key('g n'), key('n'), key('?'), key('a')],
}
const screen: KeyGroup = { title: 'Screen', keys: [{ ...key('a'), label: 'Approve' }] }

/** Returns the result of each press, at the given times in milliseconds. */
function press(...presses: [key: string, at: number, shiftKey?: boolean][]) {
  const read = createKeyReader()
  return presses.map(
    ([name, at, shiftKey = false]) => read({ key: name, shiftKey }, [screen, app], at)?.label,
  )
}

test('one key does its thing, with capitals locked as well', () => {
  expect(press(['n', 0], ['N', 10], ['x', 20])).toEqual(['n', 'n', undefined])
})

test('two keys one after the other do another thing than the second alone', () => {
  expect(press(['g', 0], ['n', 200], ['n', 400])).toEqual([undefined, 'g n', 'n'])
})

test('the first of two is forgotten after a while', () => {
  expect(press(['g', 0], ['n', 1501])).toEqual([undefined, 'n'])
})

test('what follows the first of two and belongs to none does nothing', () => {
  expect(press(['g', 0], ['a', 100], ['a', 200])).toEqual([undefined, undefined, 'Approve'])
})

test('a sign that needs Shift counts, a letter with Shift does not', () => {
  expect(press(['?', 0, true], ['N', 10, true], ['Shift', 20, true])).toEqual([
    '?',
    undefined,
    undefined,
  ])
})

test('the own key of a screen comes before one of every screen, whichever was drawn first', () => {
  expect(press(['a', 0])).toEqual(['Approve'])
})
