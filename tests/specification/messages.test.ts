// Proves MSG-1.
import { expect, test } from 'vitest'
import { retryDelays, routeFailure } from '#src/rules/site.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { applicationMessages, documentMessages } from '#src/rules/messages/merchants.ts'
import { platformMessages } from '#src/rules/messages/platform.ts'
import { reviewHours } from '#db/merchants/review-target.ts'
import { reviewTargets } from '#src/rules/transactions.ts'
import { toastRules } from '#src/ui/toaster-behaviour.ts'
import { tooltipDelays } from '#src/ui/watch-tooltips.ts'

test('section 8: the words of the console', () => {
  const one = [{ name: 'Msasa Pharmacy' }]
  expect(applicationMessages.merchantsApproved(one)).toBe(
    'Msasa Pharmacy has been approved successfully',
  )
  expect(applicationMessages.merchantsRejected(one)).toBe(
    'Msasa Pharmacy application has been rejected',
  )
  expect(platformMessages.methodEnabled('EcoCash')).toBe('EcoCash has been enabled')
  expect(platformMessages.methodDisabled('EcoCash')).toBe('EcoCash has been disabled')
  expect(platformMessages.feesUpdated).toBe('Fee structure updated successfully')
})

test('section 8: the words of the documents', () => {
  expect(documentMessages.documentUploaded('lease.pdf')).toBe('lease.pdf uploaded successfully')
  expect(documentMessages.documentDeleted).toBe('Document deleted successfully')
  expect(documentMessages.noDocuments('tax')).toBe('No documents found matching "tax"')
})

test('sections 4 and 5: the default reason and the upload hint', () => {
  expect(applicationMessages.defaultRejectionReason).toBe(
    'Please contact support for more information about the rejection.',
  )
  expect(documentMessages.uploadHint).toBe('Supported formats: PDF, DOC, DOCX, JPG, PNG (Max 10MB)')
})

test('section 8: the failing and the missing page', () => {
  expect(routeFailure).toBe('Unexpected Application Error!')
  expect(appMessages.notFound).toBe("The page you're looking for doesn't exist or has been moved.")
})

test('section 9: notifications and tooltips', () => {
  expect(toastRules).toEqual({
    visible: 3,
    duration: 4000,
    width: 356,
    gap: 14,
    swipe: 20,
    hotkey: ['altKey', 'KeyT'],
  })
  expect(tooltipDelays).toEqual({ open: 700, skip: 300 })
})

test('section 9: three retries, each waiting longer, none over 30 seconds', () => {
  expect(retryDelays).toHaveLength(3)
  expect(retryDelays).toEqual([...retryDelays].sort((a, b) => a - b))
  expect(Math.max(...retryDelays)).toBeLessThanOrEqual(30_000)
})

test('section 9: review targets', () => {
  expect(reviewTargets.medium.target).toBe('Within 48 hours')
  expect(reviewTargets.low.target).toBe('Within 1 week')
  expect(reviewHours).toMatchObject({ medium: 48, low: 168 })
})
