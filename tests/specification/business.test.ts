import { expect, test } from 'vitest'
import { acceptedFiles } from '#src/screens/shared/read-picked.ts'
import { trackerStages } from '#src/screens/dashboard/business/approval-tracker.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { approvalStatuses, documentStatusLook } from '#src/rules/transactions.ts'

test('sections 4 and 8: the words of My Business', () => {
  expect(applicationMessages.businessUpdated).toBe('Business information updated successfully')
  expect(approvalStatuses.PENDING.label).toBe('Application Submitted')
})

test('section 4: a document’s badge is its status in upper case', () => {
  expect(documentStatusLook('approved')).toEqual({ tone: 'ok', label: 'APPROVED' })
  expect(documentStatusLook('pending')).toEqual({ tone: 'wait', label: 'PENDING' })
  expect(documentStatusLook('rejected')).toEqual({ tone: 'bad', label: 'REJECTED' })
  expect(documentStatusLook('lost')).toEqual({ tone: 'line', label: 'LOST' })
})

test('section 4: earlier stages are Completed, the current one Current; without a review date a rejection says N/A', () => {
  const rejected = { approvalStatus: 'REJECTED', reviewDate: null } as const
  const notes = (over = {}) => trackerStages(waitingMerchant(over)).map(({ note }) => note)
  expect(notes().slice(0, 2)).toEqual([
    expect.stringMatching(/^Completed/),
    expect.stringMatching(/^Current/),
  ])
  expect(notes(rejected).at(-1)).toBe('Current · N/A')
})

test('section 5: which files an upload accepts', () => {
  // Windows saves a JPG as .jfif.
  expect(acceptedFiles).toBe('.pdf,.doc,.docx,.jpg,.jpeg,.png,.jfif')
})
