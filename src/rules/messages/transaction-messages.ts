/** What is said of transactions, receipts and payments (spec §8). */
export const transactionMessages = {
  noTransactions: 'No transactions found.',
  transactionProcessing: (id: string) => `${id} is being processed`,
  receiptDownloaded: (id: string) => `The receipt for ${id} is downloaded`,

  // In dry run a button says what it would do.
  wouldExport: 'Export functionality would be triggered here',
  wouldOpenNewTransaction: 'New Transaction form would open here',
  wouldViewDetails: (id: string) => `Viewing details for ${id}`,
  wouldDownloadReceipt: (id: string) => `Receipt for ${id} would be downloaded`,
  wouldCreateTransaction: 'The transaction would be entered as pending',
  wouldRetry: (id: string) => `Payment ${id} would be retried`,
  wouldRefund: (id: string) => `Refund process for ${id} would be initiated`,
  wouldPay: (amount: string, name: string) => `${amount} would be paid to ${name}`,
} as const
