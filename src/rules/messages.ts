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
  defaultRejectionReason: 'Please contact support for more information about the rejection.',
  notFound: "The page you're looking for doesn't exist or has been moved.",
  routeFailure: 'Unexpected Application Error!',
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
  'storage-full': () => 'This device has no space left. Nothing was saved.',
  invalid: ({ reason }) => `${reason ?? 'That is not valid.'} Nothing was saved.`,
  unexpected: () => 'That did not work. Nothing was saved.',
} as const satisfies Record<string, (details: Record<string, string>) => string>
export type RefusalCode = keyof typeof refusals
