import { expect, test } from 'vitest'
import { messages } from '#src/rules/messages.ts'

test('section 8: what the buttons of the transactions would do', () => {
  expect(messages.wouldExport).toBe('Export functionality would be triggered here')
  expect(messages.wouldOpenNewTransaction).toBe('New Transaction form would open here')
  expect(messages.wouldViewDetails('TX-1')).toBe('Viewing details for TX-1')
  expect(messages.wouldDownloadReceipt('TX-1')).toBe('Receipt for TX-1 would be downloaded')
  expect(messages.wouldRetry('TX-1')).toBe('Payment TX-1 would be retried')
  expect(messages.wouldRefund('TX-1')).toBe('Refund process for TX-1 would be initiated')
})

test('section 8: what the buttons of the payment links would do', () => {
  expect(messages.wouldSaveDraft).toBe('Payment link would be saved as draft')
  expect(messages.wouldEditLink).toBe('Edit payment link dialog would open')
  expect(messages.wouldShowLinkStatistics).toBe('Payment link statistics would be shown')
  expect(messages.wouldShowSharing).toBe('Sharing options would be shown')
  expect(messages.wouldDeleteLink).toBe('Payment link would be deleted after confirmation')
  expect(messages.wouldDownloadQr).toBe('QR code would be downloaded')
  expect(messages.wouldShareQr).toBe('QR code would be shared')
})
