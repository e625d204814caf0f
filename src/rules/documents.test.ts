// Proves ADM-3.
import { documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { expect, test } from 'vitest'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { documentCounts, documentProgress, lackingDocuments } from './documents.ts'

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

test('how far the documents of an application are counts required and other ones', () => {
  expect(documentProgress(papers([]))).toBe('0 of 5 documents approved, 5 missing')
  expect(documentProgress(papers(some))).toBe(
    '1 of 6 documents approved, 1 rejected, 1 expired, 2 missing',
  )
  expect(documentCounts(papers(some))).toMatchObject({ all: 6, pending: 1, missing: 2 })
})

test('an approved business lacks nothing', () => {
  const approved = (documents: BusinessDocument[]) => ({
    ...papers(documents),
    merchant: waitingMerchant({ approvalStatus: 'APPROVED' }),
  })
  expect(documentProgress(approved([]))).toBe('No documents')
  expect(documentProgress(approved(some.slice(0, 1)))).toBe('1 of 1 document approved')
})

test('asked for is what is missing, rejected or expired', () => {
  expect(lackingDocuments(papers(some)).map(({ label }) => label)).toEqual([
    'Registration certificate',
    'ID of each member',
    'Proof of address',
    'Bank statement',
  ])
})
