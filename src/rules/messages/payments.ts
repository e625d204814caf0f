import { countOf } from '../format.ts'

/** Messages about invoices (INV-1, and in dry run). */
export const invoiceMessages = {
  none: 'No invoices yet',
  saved: 'Draft saved',
  sent: (number: string) => `${number} is sent`,
  reminded: (number: string) => `A reminder of ${number} is sent`,
  recorded: (amount: string, name: string) => `${amount} is recorded for ${name}`,
  voided: (number: string) => `${number} is void`,
  duplicated: 'The copy is a draft. Look it over, then send it',
  deleted: 'Draft deleted',
  downloaded: (file: string) => `${file} is downloaded`,

  wouldSave: 'The draft would be saved',
  wouldSend: 'The invoice would be sent',
  wouldRemind: 'A reminder would be sent',
  wouldRecord: 'The payment would be recorded',
  wouldVoid: 'The invoice would be void',
  wouldDuplicate: 'A copy would be made',
  wouldDelete: 'The draft would be deleted',
  wouldDownload: 'The PDF would be downloaded',
  wouldPrint: 'The invoice would be printed',
  wouldShare: 'Sharing options would be shown',
} as const

/** Messages about payment links (LINK-1). */
export const linkMessages = {
  linkCreated: 'Payment link created successfully!',
  linkDraftSaved: 'Payment link saved as draft',
  linkUpdated: 'Payment link updated successfully',
  linkActivated: 'Payment link status activated',
  linkDeactivated: 'Payment link status deactivated',
  linkDeleted: 'Payment link deleted',
  linkRestored: (name: string) => `${name} is back`,
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
  wouldRestoreLink: 'Payment link would be brought back',
} as const

/** Messages about payouts and their bank accounts. */
export const payoutMessages = {
  noPending: 'No pending payouts',
  broughtForward: 'Earlier payouts, brought forward',
  requested: (amount: string, arrives: string) => `${amount} is on its way. It arrives ${arrives}`,
  cancelled: (id: string, amount: string) =>
    `${id} is cancelled. ${amount} is back in your balance`,
  accountAdded: (name: string) => `${name} is added. Two small deposits are on their way to it`,
  accountVerified: (name: string) => `${name} is verified`,
  accountRemoved: (name: string) => `${name} is removed`,
  accountBack: (name: string) => `${name} is back`,
  defaultChosen: (name: string) => `Payouts go to ${name} from now on`,
  automaticSaved: 'Automatic payouts are saved',
  statementDownloaded: (file: string) => `${file} is downloaded`,
  wrongDeposits: (left: number) =>
    left === 0
      ? 'Those are not the amounts. The account is locked now'
      : `Those are not the amounts. ${left === 1 ? '1 try is' : `${left} tries are`} left`,

  // Dry-run labels.
  wouldRequest: (amount: string) => `${amount} would be paid out`,
  wouldCancel: (id: string) => `${id} would be cancelled`,
  wouldAddAccount: 'The account would be added, and two small deposits sent to it',
  wouldVerify: 'The account would be verified by these amounts',
  wouldRemove: (name: string) => `${name} would be removed after confirmation`,
  wouldPutBack: (name: string) => `${name} would be brought back`,
  wouldChooseDefault: (name: string) => `Payouts would go to ${name}`,
  wouldSaveAutomatic: 'Automatic payouts would be saved',
  wouldDownload: (id: string) => `The statement of ${id} would be downloaded`,
  wouldView: (id: string) => `Details of ${id} would be shown`,
} as const

/** Messages about transactions, receipts and payments (MSG-1). */
export const transactionMessages = {
  noTransactions: 'No transactions found.',
  transactionProcessing: (id: string) => `${id} is being processed`,
  receiptDownloaded: (id: string) => `The receipt for ${id} is downloaded`,

  // Dry-run labels.
  wouldExport: 'Export functionality would be triggered here',
  wouldOpenNewTransaction: 'New Transaction form would open here',
  wouldViewDetails: (id: string) => `Viewing details for ${id}`,
  wouldDownloadReceipt: (id: string) => `Receipt for ${id} would be downloaded`,
  wouldCreateTransaction: 'The transaction would be entered as pending',
  wouldRetry: (id: string) => `Payment ${id} would be retried`,
  wouldRefund: (id: string) => `Refund process for ${id} would be initiated`,
  wouldPay: (amount: string, name: string) => `${amount} would be paid to ${name}`,
} as const

export const disputeMessages = {
  opened: (id: string, transactionId: string) => `${transactionId} is disputed as ${id}`,
  added: (name: string) => `${name} is added`,
  removed: (name: string) => `${name} is removed`,
  restored: (name: string) => `${name} is back`,
  sent: (id: string) => `The evidence of ${id} is sent`,
  won: (id: string) => `${id} is won: the money is the merchant’s again`,
  lost: (id: string) => `${id} is lost: the money went back to the card holder`,
  noRoomFor: (name: string) => `There is no room on this device for ${name}. It was not added.`,

  // Dry-run labels.
  wouldOpen: (id: string) => `${id} would be disputed`,
  wouldAdd: (name: string) => `${name} would be added`,
  wouldRemove: (name: string) => `${name} would be removed`,
  wouldRestore: 'The file would be brought back',
  wouldSend: 'The evidence would be sent',
  wouldDecide: (id: string) => `${id} would be decided`,
} as const

/** Messages about cases and providers' statements. */
export const caseMessages = {
  opened: (id: string, transactionId: string) => `Case ${id} of ${transactionId} is open`,
  paid: (id: string) => `Case ${id} is resolved: the merchant is paid`,
  refunded: (id: string) => `Case ${id} is resolved: the customer has the money`,
  checked: (cases: number) =>
    cases === 0
      ? 'The statement is checked'
      : `The statement is checked against ${countOf(cases, 'open case')}`,
  statementDownloaded: (lines: number) =>
    `The provider’s statement is downloaded: ${countOf(lines, 'payment')}`,
  nothingTaken: 'The provider took nothing on these days. There is no statement to download.',

  // Dry-run labels.
  wouldOpen: (id: string) => `A case of ${id} would be opened`,
  wouldResolve: (id: string) => `Case ${id} would be resolved`,
  wouldCheck: 'The statement would be held against the ledger',
  wouldDownload: 'The provider’s statement would be downloaded',
} as const

export const planMessages = {
  changed: (plan: string) => `You are on ${plan} from today`,
  downloaded: (file: string) => `${file} is downloaded`,

  // Dry-run labels.
  wouldChange: (plan: string) => `Your plan would change to ${plan}`,
  wouldDownload: (id: string) => `${id} would be downloaded`,
} as const

/** Messages shown while an older database is upgraded. */
export const upgradeMessages = {
  underWay:
    'Your data is being brought up to date. With many transactions this can take a minute: leave this page open.',
  done: 'Your data is up to date',
  failed: 'Your data could not be brought up to date',
} as const
