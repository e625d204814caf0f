import { formatMoney } from './format.ts'

/** The specification's words (§8), and ours in the same voice where it has none. */
export const messages = {
  merchantApproved: (name: string) => `${name} has been approved successfully`,
  merchantRejected: (name: string) => `${name} application has been rejected`,
  decisionUndone: (name: string) => `${name} is waiting for a decision again`,
  methodEnabled: (name: string) => `${name} has been enabled`,
  methodDisabled: (name: string) => `${name} has been disabled`,
  feesUpdated: 'Fee structure updated successfully',
  documentUploaded: (file: string) => `${file} uploaded successfully`,
  documentDeleted: 'Document deleted successfully',
  documentRestored: (file: string) => `${file} is back`,
  dataLost: 'This browser lost your saved data. The sample data is back.',
  seedRestored: 'The sample data is back',
  copied: 'Copied to clipboard!',
  copyRefused: 'This browser does not allow copying here. Select the text and copy it yourself.',
  linkCreated: 'Payment link created successfully!',
  linkDraftSaved: 'Payment link saved as draft',
  linkUpdated: 'Payment link updated successfully',
  linkActivated: 'Payment link status activated',
  linkDeactivated: 'Payment link status deactivated',
  linkDeleted: 'Payment link deleted',
  linkRestored: (name: string) => `${name} is back`,
  linkDialogClosed: 'Create payment link dialog closed',
  qrDownloaded: 'QR code downloaded',
  ussdCopied: 'Instructions copied and ready to share',

  // In dry run a button says what it would do. The specification's own words first (§8).
  wouldExport: 'Export functionality would be triggered here',
  wouldOpenNewTransaction: 'New Transaction form would open here',
  wouldViewDetails: (id: string) => `Viewing details for ${id}`,
  wouldDownloadReceipt: (id: string) => `Receipt for ${id} would be downloaded`,
  wouldRetry: (id: string) => `Payment ${id} would be retried`,
  wouldRefund: (id: string) => `Refund process for ${id} would be initiated`,
  wouldSaveDraft: 'Payment link would be saved as draft',
  wouldEditLink: 'Edit payment link dialog would open',
  wouldShowLinkStatistics: 'Payment link statistics would be shown',
  wouldShowSharing: 'Sharing options would be shown',
  wouldDeleteLink: 'Payment link would be deleted after confirmation',
  wouldDownloadQr: 'QR code would be downloaded',
  wouldShareQr: 'QR code would be shared',
  wouldCreateLink: 'Payment link would be created',
  wouldUpdateLink: 'Payment link would be updated',
  wouldActivateLink: 'Payment link would be activated',
  wouldDeactivateLink: 'Payment link would be deactivated',
  wouldRestoreLink: 'Payment link would be brought back',
  wouldApprove: 'The merchant would be approved',
  wouldReject: 'The application would be rejected',
  wouldReopen: 'The application would wait for a decision again',
  wouldEnable: (name: string) => `${name} would be enabled`,
  wouldDisable: (name: string) => `${name} would be disabled`,
  wouldUpdateFees: 'The fee structure would be updated',
  wouldUpload: (file: string) => `${file} would be uploaded`,
  wouldDeleteDocument: 'The document would be deleted',
  wouldRestoreDocument: 'The document would be brought back',
  wouldPay: (amount: string, name: string) => `${amount} would be paid to ${name}`,
  wouldMarkRead: 'The notification would be marked as read',
  wouldMarkAllRead: 'All notifications would be marked as read',

  defaultRejectionReason: 'Please contact support for more information about the rejection.',
  notFound: "The page you're looking for doesn't exist or has been moved.",
  routeFailure: 'Unexpected Application Error!',
  noLinks: 'No payment links found.',
  noDocuments: (query: string) => `No documents found matching "${query}"`,
  uploadHint: 'Supported formats: PDF, DOC, DOCX, JPG, PNG (Max 10MB)',
} as const

/** What a refused act says, by the error's code; `details` carries the name or file that it is about. */
export const refusals = {
  'not-found': () => 'That is not here any more. Nothing was changed.',
  'already-decided': ({ name }) => `${name} was decided already. Nothing was changed.`,
  'cannot-undo': ({ name }) => `${name} has changed since, so this can't be undone.`,
  'file-empty': ({ name }) => `${name} is empty. It was not uploaded.`,
  'file-too-large': ({ name }) => `${name} is larger than 10MB. It was not uploaded.`,
  'file-type-not-allowed': ({ name }) =>
    `${name} is not a PDF, DOC, DOCX, JPG or PNG inside. It was not uploaded.`,
  'file-unreadable': ({ name }) =>
    `${name} could not be read. Choose it again. It was not uploaded.`,
  'no-change': ({ name, state }) =>
    name ? `${name} is ${state} already. Nothing was changed.` : 'Nothing was changed.',
  'email-taken': ({ email }) => `${email} has an account already. Log in with it instead.`,
  'over-limit': ({ name, limit }) =>
    `${name} can take up to ${formatMoney(Number(limit), 'USD')} in one payment until it is approved. Nothing was charged.`,
  'not-taking-payments': ({ name }) =>
    `${name} is not taking payments at present. Nothing was charged.`,
  'method-disabled': ({ name }) => `${name} is switched off at present. Choose another method.`,
  'not-pending': ({ id, status }) => `${id} is ${status} already. Nothing was changed.`,
  'not-refundable': ({ id, reason }) => `${id} can't be refunded: ${reason}. Nothing was changed.`,
  'over-refund': ({ id, left, currency }) =>
    `Only ${formatMoney(Number(left), currency === 'ZWL' ? 'ZWL' : 'USD')} of ${id} is left to refund. Nothing was changed.`,
  'link-inactive': ({ name }) => `${name} is not active. Nothing was charged.`,
  'link-expired': ({ name }) => `${name} has expired. Nothing was changed.`,
  'path-taken': ({ path }) => `Another link ends in ${path} already. Nothing was saved.`,
  'storage-full': () => 'This device has no space left. Nothing was saved.',
  invalid: ({ reason }) => `${reason ?? 'That is not valid.'} Nothing was saved.`,
  unexpected: () => 'That did not work. Nothing was saved.',
} as const satisfies Record<string, (details: Record<string, string>) => string>
export type RefusalCode = keyof typeof refusals
