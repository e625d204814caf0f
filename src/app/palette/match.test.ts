import { expect, test } from 'vitest'
import { match, names, standing, wordsOf } from './match.ts'

test('words are in lower case, each once, and not without end', () => {
  expect(wordsOf('  Refund   TX-88 refund ')).toEqual(['refund', 'tx-88'])
  expect(wordsOf('a b c d e f g h')).toHaveLength(6)
  expect(wordsOf('   ')).toEqual([])
})

test.each([
  ['payment links', 'links', 2],
  ['payment links', 'pay', 2],
  ['payment links', 'ink', 1],
  ['tx-88213', '88', 2],
  ['rudo@vumba.co.zw', 'vumba', 2],
  ['blue ink, link', 'ink', 2],
  ['payment links', 'payout', 0],
])('in "%s" the word "%s" stands as %i', (text, word, rank) => {
  expect(standing(text, word)).toBe(rank)
})

test('words match in any order and in any of the texts', () => {
  const texts = ['inv-0012', 'kopje hardware']
  expect(match(['hardware', 'inv'], texts)).toEqual({ rank: 2, left: [] })
  expect(match(['inv', 'hardware'], texts)).toEqual({ rank: 2, left: [] })
})

test('what it is comes before what begins with it, and that before what has it within', () => {
  const rank = (text: string) => match(['pay'], [text]).rank
  expect(['pay', 'payouts', 'to pay', 'repay', 'cash'].map(rank)).toEqual([4, 3, 2, 1, 0])
})

test('the words that are not in it are left over', () => {
  expect(match(['refund', 'tx-88'], ['tx-88213'])).toEqual({ rank: 2, left: ['refund'] })
})

test('words name an action by how its words begin', () => {
  expect(names('Process Refund', ['refund'])).toBe(true)
  expect(names('Process Refund', ['ref', 'proc'])).toBe(true)
  expect(names('Process Refund', ['fund'])).toBe(false)
  expect(names('Process Refund', [])).toBe(true)
})
