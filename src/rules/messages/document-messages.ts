/** What is said of company documents (spec §5, §8). */
export const documentMessages = {
  documentUploaded: (file: string) => `${file} uploaded successfully`,
  noRoomFor: (name: string) => `This device has no space left. ${name} was not uploaded.`,
  documentDeleted: 'Document deleted successfully',
  documentRestored: (file: string) => `${file} is back`,
  noDocuments: (query: string) => `No documents found matching "${query}"`,
  uploadHint: 'Supported formats: PDF, DOC, DOCX, JPG, PNG (Max 10MB)',

  // In dry run a button says what it would do.
  wouldUpload: (file: string) => `${file} would be uploaded`,
  wouldDeleteDocument: 'The document would be deleted',
  wouldRestoreDocument: 'The document would be brought back',
} as const
