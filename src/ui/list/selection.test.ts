import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingSelected, pageSelection, select } from './selection.ts'

test('rows are chosen and let go one by one', () => {
  const two = select(nothingSelected, ['TX-1', 'TX-2'], true)
  expect([...two]).toEqual(['TX-1', 'TX-2'])
  expect([...select(two, ['TX-1'], false)]).toEqual(['TX-2'])
  expect([...nothingSelected]).toEqual([])
})

test('choosing twice is choosing once', () => {
  const once = select(nothingSelected, ['TX-1'], true)
  expect([...select(once, ['TX-1'], true)]).toEqual(['TX-1'])
  const none = select(once, ['TX-1'], false)
  expect([...select(none, ['TX-1'], false)]).toEqual([])
})

test('a row is selected if it was named in the last choice that names it, and one that came since is not', () => {
  const ids = fc.array(fc.integer({ min: 0, max: 40 }).map((number) => `TX-${number}`))
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, fc.boolean())), (choices) => {
      const selection = choices.reduce(
        (before, [rows, chosen]) => select(before, rows, chosen),
        nothingSelected,
      )
      for (let number = 0; number <= 50; number += 1) {
        const id = `TX-${number}`
        const last = choices.findLast(([rows]) => rows.includes(id))
        expect(selection.has(id)).toBe(last?.[1] ?? false)
      }
    }),
  )
})

test('a page is chosen wholly, in part or not', () => {
  const page = ['TX-1', 'TX-2']
  expect(pageSelection(nothingSelected, page)).toBe('none')
  expect(pageSelection(select(nothingSelected, ['TX-2'], true), page)).toBe('some')
  expect(pageSelection(select(nothingSelected, page, true), page)).toBe('all')
  expect(pageSelection(select(nothingSelected, page, true), [...page, 'TX-3'])).toBe('some')
  expect(pageSelection(nothingSelected, [])).toBe('none')
})
