// Proves DEMO-1.
import { expect, test } from 'vitest'
import { linkMessages, transactionMessages } from '#src/rules/messages/payments.ts'

test('section 8: what the buttons of the transactions would do', () => {
  expect(transactionMessages.wouldExport).toBe('Export functionality would be triggered here')
  expect(transactionMessages.wouldOpenNewTransaction).toBe('New Transaction form would open here')
  expect(transactionMessages.wouldViewDetails('TX-1')).toBe('Viewing details for TX-1')
  expect(transactionMessages.wouldDownloadReceipt('TX-1')).toBe(
    'Receipt for TX-1 would be downloaded',
  )
  expect(transactionMessages.wouldRetry('TX-1')).toBe('Payment TX-1 would be retried')
  expect(transactionMessages.wouldRefund('TX-1')).toBe('Refund process for TX-1 would be initiated')
})

test('section 8: what the buttons of the payment links would do', () => {
  expect(linkMessages.wouldSaveDraft).toBe('Payment link would be saved as draft')
  expect(linkMessages.wouldEditLink).toBe('Edit payment link dialog would open')
  expect(linkMessages.wouldShowLinkStatistics).toBe('Payment link statistics would be shown')
  expect(linkMessages.wouldShowSharing).toBe('Sharing options would be shown')
  expect(linkMessages.wouldDeleteLink).toBe('Payment link would be deleted after confirmation')
  expect(linkMessages.wouldDownloadQr).toBe('QR code would be downloaded')
  expect(linkMessages.wouldShareQr).toBe('QR code would be shared')
})
