/** What is said of invoices (spec §8, and in dry run). */
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
