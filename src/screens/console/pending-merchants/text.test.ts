import { expect, test } from 'vitest'
import { documentProblems, reviewSummary } from './text.ts'

const paper = (status: 'approved' | 'pending' | 'rejected', rejectionReason?: string) => ({
  name: 'Lease.pdf',
  status,
  ...(rejectionReason !== undefined && { rejectionReason }),
})

test('what is left to review, and what was rejected', () => {
  expect(reviewSummary([])).toBe('None were uploaded.')
  expect(reviewSummary([paper('approved')])).toBe('All are approved.')
  expect(reviewSummary([paper('pending'), paper('pending'), paper('rejected')])).toBe(
    '2 to review, 1 rejected.',
  )
})

test('a reason to reject the application begins with what was said of its papers', () => {
  expect(
    documentProblems([paper('rejected', 'Blurred.'), paper('approved'), paper('rejected', 'Old.')]),
  ).toBe('Lease.pdf: Blurred.\nLease.pdf: Old.')
  expect(documentProblems([paper('pending')])).toBe('')
})
