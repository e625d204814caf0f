import { expect, test } from 'vitest'
import { type Entry, findParts } from './find-parts.ts'

const entry = (page: string, heading: string, text: string): Entry => ({
  page,
  heading,
  to: `/${heading}`,
  text,
})

const entries = [
  entry('Payments', 'Create a payment', 'Send the amount in cents. A refund comes later.'),
  entry('Payments', 'Refund a payment', 'Give back all or a part.'),
  entry('Errors', 'Codes', 'not_refundable idempotency_key_reused'),
]
const headings = (typed: string) => findParts(entries, typed).map(({ heading }) => heading)

test('a heading comes before a text, and the start of a word before its middle', () => {
  expect(headings('refund')).toEqual(['Refund a payment', 'Create a payment', 'Codes'])
})

test('every word must be there, wherever, in any case', () => {
  expect(headings('PAYMENTS  cents')).toEqual(['Create a payment'])
  expect(headings('refund nothing')).toEqual([])
})

test('a code is found by a part of it', () => {
  expect(headings('key_reused')).toEqual(['Codes'])
})

test('nothing typed finds nothing, and no more are found than asked for', () => {
  expect(headings('  ')).toEqual([])
  expect(findParts(entries, 'a', 1)).toHaveLength(1)
})
