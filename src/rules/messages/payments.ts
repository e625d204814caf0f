import { type Currency, currencyName } from '#db/money.ts'
import { isolating } from '#db/text/typed-text.ts'
import { countOf } from '#db/text/format.ts'

/** Messages about invoices (INV-1, and in dry run). */
export const invoiceMessages = isolating({
  none: 'No invoices yet',
  saved: 'Draft saved',
  sent: (number: string) => `Invoice ${number} sent`,
  reminded: (number: string) => `Reminder for ${number} sent`,
  recorded: (amount: string, name: string) => `${amount} payment recorded for ${name}`,
  paymentRemoved: (amount: string, name: string) => `${amount} payment removed from ${name}`,
  voided: (number: string) => `Invoice ${number} voided`,
  duplicated: 'Invoice duplicated as a draft',
  deleted: 'Draft deleted',
  downloaded: (file: string) => `${file} downloaded`,

  wouldSave: 'The draft would be saved',
  wouldSend: 'The invoice would be sent',
  wouldRemind: 'A reminder would be sent',
  wouldRecord: 'The payment would be recorded',
  wouldRemovePayment: 'The payment would be removed',
  wouldVoid: 'The invoice would be voided',
  wouldDuplicate: 'The invoice would be duplicated',
  wouldDelete: 'The draft would be deleted',
  wouldDownload: 'The PDF would be downloaded',
  wouldPrint: 'The invoice would be printed',
} as const)

/** Messages about payment links (LINK-1). */
export const linkMessages = isolating({
  linkCreated: 'Payment link created successfully!',
  linkDraftSaved: 'Payment link saved as draft',
  linkUpdated: 'Payment link updated successfully',
  linkActivated: 'Payment link status activated',
  linkDeactivated: 'Payment link status deactivated',
  linkDeleted: 'Payment link deleted',
  linkRestored: (name: string) => `${name} restored`,
  linkDialogClosed: 'Create payment link dialog closed',
  ussdCopied: 'Instructions copied and ready to share',
  noLinks: 'No payment links found.',

  // Dry-run labels.
  wouldSaveDraft: 'Payment link would be saved as draft',
  wouldEditLink: 'Edit payment link dialog would open',
  wouldShowLinkStatistics: 'Payment link statistics would be shown',
  wouldShowSharing: 'Sharing options would be shown',
  wouldDeleteLink: 'Payment link would be deleted after confirmation',
  wouldDownloadQr: 'QR code would be downloaded',
  wouldPrintCard: 'The counter card would be printed',
  wouldShareQr: 'QR code would be shared',
  wouldCreateLink: 'Payment link would be created',
  wouldUpdateLink: 'Payment link would be updated',
  wouldActivateLink: 'Payment link would be activated',
  wouldDeactivateLink: 'Payment link would be deactivated',
  wouldRestoreLink: 'Payment link would be restored',
} as const)

/** Messages about payments from another phone (LINK-6, and in dry run). */
export const phoneMessages = {
  wouldRecord: 'The payment would be recorded',
} as const

/** Messages about payouts and their bank accounts. */
export const payoutMessages = isolating({
  noPending: 'No pending payouts',
  requested: (amount: string, arrives: string) => `${amount} payout requested. Arrives ${arrives}`,
  cancelled: (id: string, amount: string) =>
    `Payout ${id} cancelled. ${amount} returned to your balance`,
  accountAdded: (name: string) => `${name} added. We sent two small deposits`,
  accountVerified: (name: string) => `${name} verified`,
  accountRemoved: (name: string) => `${name} removed`,
  accountBack: (name: string) => `${name} restored`,
  defaultChosen: (name: string, currency: Currency) =>
    `${name} is now the default ${currencyName(currency)} account`,
  automaticSaved: 'Automatic payouts saved',
  statementDownloaded: (file: string) => `${file} downloaded`,
  wrongDeposits: (left: number) =>
    left === 0
      ? 'Those amounts don’t match. The account is locked'
      : `Those amounts don’t match. ${countOf(left, 'attempt')} left`,

  // Dry-run labels.
  wouldRequest: (amount: string) => `${amount} would be paid out`,
  wouldCancel: (id: string) => `${id} would be cancelled`,
  wouldAddAccount: 'The account would be added, with two small test deposits',
  wouldVerify: 'The account would be verified',
  wouldRemove: (name: string) => `${name} would be removed after confirmation`,
  wouldPutBack: (name: string) => `${name} would be restored`,
  wouldChooseDefault: (name: string) => `${name} would become the default account`,
  wouldSaveAutomatic: 'Automatic payouts would be saved',
  wouldDownload: (id: string) => `The statement for ${id} would be downloaded`,
  wouldView: (id: string) => `Details for ${id} would be shown`,
} as const)

/** Messages about transactions, receipts and payments (MSG-1). */
export const transactionMessages = isolating({
  noTransactions: 'No transactions found.',
  chargedOnly: (what: string) =>
    `${what} was charged, but not received. Report it from its details.`,
  failed: (what: string, reason: string | undefined) =>
    `${what} failed${reason ? `: ${reason}` : ''}`,
  successful: (what: string, money: string) => `${what} was successful: ${money}`,
  transactionProcessing: (id: string) => `${id} is being processed`,
  noReceipt: (id: string) => `${id} failed. A failed payment has no receipt`,
  receiptDownloaded: (id: string) => `Receipt for ${id} downloaded`,
  receiptSaved: (file: string) => `${file} downloaded`,

  // Dry-run labels.
  wouldExport: 'Export functionality would be triggered here',
  wouldOpenNewTransaction: 'New Transaction form would open here',
  wouldViewDetails: (id: string) => `Viewing details for ${id}`,
  wouldDownloadReceipt: (id: string) => `Receipt for ${id} would be downloaded`,
  wouldCreateTransaction: 'A pending transaction would be created',
  wouldRetry: (id: string) => `Payment ${id} would be retried`,
  wouldRefund: (id: string) => `Refund process for ${id} would be initiated`,
  wouldSaveReceipt: 'The receipt would be downloaded',
  wouldShareReceipt: 'The receipt would be shared',
  wouldPay: (amount: string, name: string) => `${amount} would be paid to ${name}`,
} as const)

export const disputeMessages = isolating({
  opened: (id: string, transactionId: string) => `Dispute ${id} opened for ${transactionId}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
  restored: (name: string) => `${name} restored`,
  sent: (id: string) => `Evidence for ${id} sent`,
  accepted: (id: string) => `Dispute ${id} accepted. Money returned to the cardholder`,
  won: (id: string) => `Dispute ${id} won. Money returned to the merchant`,
  lost: (id: string) => `Dispute ${id} lost. Money returned to the cardholder`,
  noRoomFor: (name: string) => `This device is out of space. ${name} was not added.`,

  // Dry-run labels.
  wouldOpen: (id: string) => `${id} would be disputed`,
  wouldAdd: (name: string) => `${name} would be added`,
  wouldRemove: (name: string) => `${name} would be removed`,
  wouldRestore: 'The file would be restored',
  wouldSend: 'The evidence would be sent',
  wouldAccept: (id: string) => `Dispute ${id} would be accepted`,
  wouldDecide: (id: string) => `${id} would be decided`,
} as const)

/** Messages about cases and providers' statements. */
export const caseMessages = isolating({
  opened: (id: string, transactionId: string) => `Case ${id} opened for ${transactionId}`,
  reported: (id: string) => `Reported as case ${id}`,
  paid: (id: string) => `Case ${id} resolved: merchant paid`,
  refunded: (id: string) => `Case ${id} resolved: customer refunded`,
  checked: (cases: number) =>
    cases === 0 ? 'Statement checked' : `Statement matched with ${countOf(cases, 'open case')}`,
  statementDownloaded: (lines: number) =>
    `Provider statement downloaded: ${countOf(lines, 'payment')}`,
  nothingTaken: 'The provider had no payments in this period. There is no statement to download.',

  // Dry-run labels.
  wouldOpen: (id: string) => `A case for ${id} would be opened`,
  wouldReport: 'The payment would be reported',
  wouldResolve: (id: string) => `Case ${id} would be resolved`,
  wouldCheck: 'The statement would be matched with our records',
  wouldDownload: 'The provider statement would be downloaded',
} as const)

export const planMessages = isolating({
  changed: (plan: string) => `You’re now on ${plan}`,
  downloaded: (file: string) => `${file} downloaded`,

  // Dry-run labels.
  wouldChange: (plan: string) => `Your plan would change to ${plan}`,
  wouldDownload: (id: string) => `${id} would be downloaded`,
} as const)

/** Messages shown while an older database is upgraded. */
export const upgradeMessages = {
  underWay: 'Updating your data. This can take a minute. Keep this page open.',
  done: 'Data updated',
  failed: 'Your data could not be updated',
} as const
