import { expect, test } from 'vitest'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { documentProblems, documentProgress, usualDocuments } from './review.ts'

type Status = BusinessDocument['status']

const paper = (status: Status, rejectionReason?: string) => ({
  name: 'Lease.pdf',
  status,
  ...(rejectionReason !== undefined && { rejectionReason }),
})

test('how many documents are approved of all, and how many were rejected', () => {
  expect(documentProgress([])).toBe('No documents')
  expect(documentProgress([paper('approved')])).toBe('1 of 1 document approved')
  expect(documentProgress([paper('pending'), paper('approved'), paper('rejected')])).toBe(
    '1 of 3 documents approved, 1 rejected',
  )
})

test('a reason to reject one application begins with what was said of its documents', () => {
  const documents = [paper('rejected', 'Blurred.'), paper('approved'), paper('rejected', 'Old.')]
  expect(documentProblems([{ documents }])).toBe('Lease.pdf: Blurred.\nLease.pdf: Old.')
  expect(documentProblems([{ documents: [paper('pending')] }])).toBe('')
  expect(documentProblems([{ documents }, { documents }])).toBe('')
})

test('missing are the usual documents that were not uploaded, or were rejected', () => {
  const held = (type: BusinessDocument['type'], status: Status) => ({ type, status })
  expect(
    usualDocuments([
      held('license', 'approved'),
      held('tax', 'pending'),
      held('lease', 'rejected'),
      held('other', 'pending'),
    ]),
  ).toEqual(['ID Copy', 'Health Certificate', 'Lease Agreement', 'Bank statement'])
})
