import { expect, test } from 'vitest'
import { rankedNames } from './ranked-card.tsx'

test('names are counted, the most often first, and by the alphabet where they are as many', () => {
  const names = ['System', 'Rudo', 'System', 'Fungai']
  expect(rankedNames(names).map(({ name, figure }) => `${name}: ${figure}`)).toEqual([
    'System: 2',
    'Fungai: 1',
    'Rudo: 1',
  ])
  expect(rankedNames([])).toEqual([])
})
