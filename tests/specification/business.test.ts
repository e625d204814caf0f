import { expect, test } from 'vitest'
import { applicationMessages } from '#src/rules/messages/application-messages.ts'
import { approvalStatuses, documentStatus } from '#src/rules/statuses.ts'

test('sections 4 and 8: the words of My Business', () => {
  expect(applicationMessages.businessUpdated).toBe('Business information updated successfully')
  expect(approvalStatuses.PENDING.label).toBe('Application Submitted')
})

test('section 4: a document’s badge is its status in upper case', () => {
  expect(documentStatus('approved')).toEqual({ tone: 'ok', label: 'APPROVED' })
  expect(documentStatus('pending')).toEqual({ tone: 'wait', label: 'PENDING' })
  expect(documentStatus('rejected')).toEqual({ tone: 'bad', label: 'REJECTED' })
  expect(documentStatus('lost')).toEqual({ tone: 'line', label: 'LOST' })
})
