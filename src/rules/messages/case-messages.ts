import { countOf } from '../format.ts'

/** What is said of cases and of providers' statements. */
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

  // In dry run a button says what it would do.
  wouldOpen: (id: string) => `A case of ${id} would be opened`,
  wouldResolve: (id: string) => `Case ${id} would be resolved`,
  wouldCheck: 'The statement would be held against the ledger',
  wouldDownload: 'The provider’s statement would be downloaded',
} as const
