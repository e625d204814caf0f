import { expect, test } from 'vitest'
import { documentProblems } from './text.ts'

const paper = (status: 'approved' | 'pending' | 'rejected', rejectionReason?: string) => ({
  name: 'Lease.pdf',
  status,
  ...(rejectionReason !== undefined && { rejectionReason }),
})

test('a reason to reject the application begins with what was said of its papers', () => {
  expect(
    documentProblems([paper('rejected', 'Blurred.'), paper('approved'), paper('rejected', 'Old.')]),
  ).toBe('Lease.pdf: Blurred.\nLease.pdf: Old.')
  expect(documentProblems([paper('pending')])).toBe('')
})
