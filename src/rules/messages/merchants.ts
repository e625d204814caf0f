import { isolating } from '#db/text/typed-text.ts'
import { defaultRejectionReason } from '#db/merchants/rules.ts'
import type { Merchant } from '#db/merchants/schemas.ts'

type Named = readonly Pick<Merchant, 'name'>[]

/** Returns the specification's words for one row, and a count instead of the name for several. */
const ofMany = (
  merchants: Named,
  one: (name: string) => string,
  many: (count: number) => string,
) => (merchants.length === 1 ? one(merchants[0]?.name ?? '') : many(merchants.length))

const approved = (name: string) => `${name} has been approved successfully`
const rejected = (name: string) => `${name} application has been rejected`
const undone = (name: string) => `${name} is waiting for a decision again`

/**
 * Messages about applications and decisions: the specification's words, or ours in the same voice where it has
 * none.
 */
export const applicationMessages = isolating({
  waitingForMerchant: 'Waiting for the merchant',
  merchantsApproved: (merchants: Named) =>
    ofMany(merchants, approved, (count) => `${count} merchants have been approved successfully`),
  merchantsRejected: (merchants: Named) =>
    ofMany(merchants, rejected, (count) => `${count} applications have been rejected`),
  decisionsUndone: (merchants: Named) =>
    ofMany(merchants, undone, (count) => `${count} applications are waiting for a decision again`),
  defaultRejectionReason,
  businessUpdated: 'Business information updated successfully',
  submitted: 'Application submitted',
  resubmitted: 'Application resubmitted',
  detailsSaved: 'Business details saved',
  reviewStarted: (name: string) => `${name} is now under review`,
  reopened: (name: string) => `${name} reopened`,
  informationRequested: (name: string) => `Information requested from ${name}`,
  answered: 'Answer sent',
  assigned: (name: string, assignee: string | undefined) =>
    assignee === undefined ? `${name} unassigned` : `${name} assigned to ${assignee}`,

  // Dry-run labels.
  wouldApprove: (count: number) =>
    count === 1 ? 'The merchant would be approved' : `${count} merchants would be approved`,
  wouldReject: (count: number) =>
    count === 1 ? 'The application would be rejected' : `${count} applications would be rejected`,
  wouldUndoDecision: 'The decision would be undone',
  wouldReopen: 'The application would be reopened',
  wouldRequestInformation: 'The information would be requested',
  wouldAnswer: 'The answer would be sent',
  wouldAssign: 'The application would be assigned',
  wouldUpdateBusiness: 'The business information would be updated',
  wouldSubmit: 'The application would be submitted',
  wouldLeaveDetails: 'The business details would be left for later',
  wouldSaveDetails: 'The business details would be saved',
  wouldResubmit: 'The application would be resubmitted',
  wouldStartReview: 'The review would start',
} as const)

export const directorMessages = isolating({
  added: (name: string) => `${name} added`,
  saved: (name: string) => `${name} saved`,
  removed: (name: string, isKept: boolean) =>
    isKept ? `${name} removed. Their approved ID stays in your documents` : `${name} removed`,
  back: (name: string) => `${name} restored`,
  onlyOne: (noun: string) => `A business needs at least one ${noun}. Add another one first`,

  // Dry-run labels.
  wouldAdd: (name: string) => `${name} would be added`,
  wouldSave: (name: string) => `${name} would be saved`,
  wouldRemove: (name: string) => `${name} would be removed`,
  wouldPutBack: (name: string) => `${name} would be restored`,
} as const)

/** Messages about company documents (MSG-1). */
export const documentMessages = isolating({
  documentUploaded: (file: string) => `${file} uploaded successfully`,
  noRoomFor: (name: string) => `This device is out of space. ${name} was not uploaded.`,
  documentDeleted: 'Document deleted successfully',
  documentReplaced: (file: string) => `${file} uploaded and sent for review`,
  documentClassified: (file: string, as: string) => `${file} saved as ${as}`,
  documentReviewed: {
    approved: (file: string) => `${file} approved`,
    rejected: (file: string) => `${file} rejected`,
    pending: (file: string) => `${file} moved back to review`,
  },
  documentRestored: (file: string) => `${file} restored`,
  noDocuments: (query: string) => `No documents found matching "${query}"`,
  uploadHint: 'Supported formats: PDF, DOC, DOCX, JPG, PNG (Max 10MB)',

  // Dry-run labels.
  wouldUpload: (file: string) => `${file} would be uploaded`,
  wouldReplace: (file: string) => `${file} would replace this document`,
  wouldClassify: (file: string, as: string) => `${file} would be saved as ${as}`,
  wouldReview: {
    approved: 'The document would be approved',
    rejected: 'The document would be rejected',
    pending: 'The document would move back to review',
  },
  wouldDeleteDocument: 'The document would be deleted',
  wouldRestoreDocument: 'The document would be restored',
} as const)

/** Messages about merchants in the console. */
export const merchantMessages = isolating({
  suspended: (name: string) => `${name} suspended`,
  reinstated: (name: string) => `${name} reactivated`,
  edited: (name: string) => `${name} saved`,
  noteAdded: 'Note added',
  noteDeleted: 'Note deleted',
  noteRestored: 'Note restored',

  // Dry-run labels.
  wouldSuspend: 'The merchant would be suspended',
  wouldReinstate: 'The merchant would be reactivated',
  wouldEdit: 'The merchant would be updated',
  wouldAddNote: 'The note would be added',
  wouldDeleteNote: 'The note would be deleted',
  wouldRestoreNote: 'The note would be restored',
} as const)
