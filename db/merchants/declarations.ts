import type { Declarations } from '../declarations.ts'

/** The actions on merchants, their documents and applications. */
export const merchantActions = {
  startReview: {
    permission: 'merchant_management',
    refuses: ['not-found', 'not-submitted', 'no-change', 'already-decided'],
  },
  submitApplication: {
    permission: 'business',
    refuses: ['not-found', 'no-change', 'application-incomplete'],
  },
  resubmitApplication: { permission: 'business', refuses: ['not-found', 'no-change'] },
  assignApplication: {
    permission: 'merchant_management',
    refuses: ['not-found', 'not-submitted', 'already-decided'],
    invalid: ['reviewer-missing'],
  },
  updateBusiness: { permission: 'business', refuses: ['not-found'] },
  startBusiness: { permission: 'business', refuses: ['not-found'] },
  editMerchant: { permission: 'merchant_management', refuses: ['not-found'] },
  finishOnboarding: { permission: null, refuses: ['not-found'] },
  addMerchantNote: {
    permission: 'merchant_management',
    refuses: ['not-found'],
    invalid: ['note-long', 'note-missing'],
  },
  deleteMerchantNote: {
    permission: 'merchant_management',
    refuses: ['not-found'],
    invalid: ['note-of-another'],
  },
  approveMerchants: {
    permission: 'merchant_management',
    refuses: ['not-found', 'not-submitted', 'already-decided', 'papers-open'],
    invalid: ['application-missing', 'text-long'],
  },
  rejectMerchants: {
    permission: 'merchant_management',
    refuses: ['not-found', 'not-submitted', 'already-decided'],
    invalid: ['application-missing', 'reason-missing', 'text-long'],
  },
  reopenApplication: {
    permission: 'merchant_management',
    refuses: ['not-found', 'no-change'],
    invalid: ['text-long'],
  },
  undoDecisions: {
    permission: 'merchant_management',
    refuses: ['not-found', 'cannot-undo'],
    invalid: ['application-missing'],
  },
  saveDirector: {
    permission: 'business',
    refuses: [
      'not-found',
      'document-approved',
      'file-empty',
      'file-too-large',
      'file-type-not-allowed',
      'other-document',
    ],
    invalid: ['name-without-letters', 'texts-long'],
  },
  removeDirector: { permission: 'business', refuses: ['not-found'], invalid: ['only-director'] },
  uploadDocument: {
    permission: 'business',
    refuses: [
      'file-empty',
      'file-too-large',
      'file-type-not-allowed',
      'other-document',
      'not-found',
      'document-approved',
    ],
  },
  replaceDocument: {
    permission: 'business',
    refuses: [
      'not-found',
      'document-approved',
      'file-empty',
      'file-too-large',
      'file-type-not-allowed',
      'other-document',
    ],
  },
  deleteDocument: { permission: 'business', refuses: ['not-found', 'document-approved'] },
  reviewDocument: {
    permission: 'merchant_management',
    refuses: ['not-found', 'not-submitted', 'already-decided', 'changed-meanwhile'],
    invalid: ['reason-long', 'reason-missing'],
  },
  requestInformation: {
    permission: 'merchant_management',
    refuses: ['not-found', 'not-submitted', 'already-decided'],
    invalid: ['request-empty', 'text-long'],
  },
  answerRequest: {
    permission: 'business',
    refuses: [
      'not-found',
      'document-approved',
      'file-empty',
      'file-too-large',
      'file-type-not-allowed',
      'other-document',
    ],
    invalid: ['answer-long', 'answer-missing', 'request-closed'],
  },
  suspendMerchant: {
    permission: 'merchant_management',
    refuses: ['not-found', 'no-change'],
    invalid: ['not-approved', 'reason-long', 'reason-missing'],
  },
  reinstateMerchant: {
    permission: 'merchant_management',
    refuses: ['not-found', 'no-change', 'changed-meanwhile'],
  },
} as const satisfies Declarations
