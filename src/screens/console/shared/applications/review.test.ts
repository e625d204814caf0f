import { expect, test } from 'vitest'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { documentProblems } from './review.ts'

type Status = BusinessDocument['status']

const paper = (status: Status, rejectionReason?: string) => ({
  name: 'Lease.pdf',
  status,
  ...(rejectionReason !== undefined && { rejectionReason }),
})

test('a reason to reject one application begins with what was said of its documents', () => {
  const documents = [paper('rejected', 'Blurred.'), paper('approved'), paper('rejected', 'Old.')]
  expect(documentProblems([{ documents }])).toBe('Lease.pdf: Blurred.\nLease.pdf: Old.')
  expect(documentProblems([{ documents: [paper('pending')] }])).toBe('')
  expect(documentProblems([{ documents }, { documents }])).toBe('')
})
