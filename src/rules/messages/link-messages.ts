/** What is said of payment links (spec §8). */
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

  // In dry run a button says what it would do.
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
