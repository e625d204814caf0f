import { expect, test } from 'vitest'
import { reviewSummary } from './review.ts'

const paper = (status: 'approved' | 'pending' | 'rejected') => ({ status })

test('what is left to review, and what was rejected', () => {
  expect(reviewSummary([])).toBe('None were uploaded.')
  expect(reviewSummary([paper('approved')])).toBe('All are approved.')
  expect(reviewSummary([paper('pending'), paper('pending'), paper('rejected')])).toBe(
    '2 to review, 1 rejected.',
  )
})
