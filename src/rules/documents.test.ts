// Proves ADM-3.
import { documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { expect, test } from 'vitest'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import {
  documentProgress,
  documentsToReview,
  handedInText,
  lackingDocuments,
  requiredProgress,
} from './documents.ts'

const papers = (documents: BusinessDocument[]) => ({
  merchant: waitingMerchant(),
  documents,
  directors: [],
})
const paper = (number: number, over: Partial<BusinessDocument>) =>
  documentOf('M-001', { id: `D-000${number}`, ...over })

const some = [
  paper(1, { purpose: 'tax', status: 'approved' }),
  paper(2, { purpose: 'bank', status: 'rejected' }),
  paper(3, { purpose: 'address', uploadDate: '2024-01-01T08:00:00.000Z' }),
  paper(4, { purpose: 'other' }),
]

test('staff read what is handed in, required or not, and what is not', () => {
  expect(documentProgress(papers([]))).toBe('0 handed in, 0 approved, 5 missing')
  expect(documentProgress(papers(some))).toBe(
    '4 handed in, 1 approved, 1 rejected, 1 expired, 2 missing',
  )
  expect(handedInText(papers(some))).toBe('4 handed in, 1 approved')
})

test('the business reads how many of those that are required it has added', () => {
  expect(requiredProgress(papers([]))).toBe('0 of 5 required documents added')
  expect(requiredProgress(papers(some))).toBe(
    '3 of 5 required documents added, 1 approved, 1 rejected, 1 expired',
  )
  expect(requiredProgress(papers(some.slice(3)))).toBe('0 of 5 required documents added')
})

test('an approved business lacks nothing', () => {
  const approved = (documents: BusinessDocument[]) => ({
    ...papers(documents),
    merchant: waitingMerchant({ approvalStatus: 'APPROVED' }),
  })
  expect(documentProgress(approved([]))).toBe('No documents')
  expect(documentProgress(approved(some.slice(0, 1)))).toBe('1 handed in, 1 approved')
  expect(requiredProgress(approved(some.slice(0, 1)))).toBe(
    '1 of 1 required document added, 1 approved',
  )
  expect(requiredProgress(approved([]))).toBe('')
})

test('asked for is what is missing, rejected or expired', () => {
  expect(lackingDocuments(papers(some)).map(({ label }) => label)).toEqual([
    'Registration certificate',
    'ID of each member',
    'Proof of address',
    'Bank statement',
  ])
})

test('what waits for a review is what was handed in and not looked at, where it can be decided', () => {
  const of = (approvalStatus: 'APPROVED' | 'REJECTED') => ({
    ...papers(some),
    merchant: waitingMerchant({ approvalStatus }),
  })
  expect(documentsToReview(of('APPROVED')).map(({ id }) => id)).toEqual(['D-0003', 'D-0004'])
  expect(documentsToReview(of('REJECTED'))).toEqual([])
})
