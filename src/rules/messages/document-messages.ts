/** What is said of company documents (spec §5, §8). */
export const documentMessages = {
  documentUploaded: (file: string) => `${file} uploaded successfully`,
  noRoomFor: (name: string) => `This device has no space left. ${name} was not uploaded.`,
  documentDeleted: 'Document deleted successfully',
  documentReplaced: (file: string) => `${file} is uploaded in its place and waits for its review`,
  documentReviewed: {
    approved: (file: string) => `${file} is approved`,
    rejected: (file: string) => `${file} is rejected`,
    pending: (file: string) => `${file} waits for its review again`,
  },
  documentRestored: (file: string) => `${file} is back`,
  noDocuments: (query: string) => `No documents found matching "${query}"`,
  uploadHint: 'Supported formats: PDF, DOC, DOCX, JPG, PNG (Max 10MB)',

  // In dry run a button says what it would do.
  wouldUpload: (file: string) => `${file} would be uploaded`,
  wouldReplace: (file: string) => `${file} would take its place`,
  wouldReview: {
    approved: 'The document would be approved',
    rejected: 'The document would be rejected',
    pending: 'The document would wait for its review again',
  },
  wouldDeleteDocument: 'The document would be deleted',
  wouldRestoreDocument: 'The document would be brought back',
} as const
