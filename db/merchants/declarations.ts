import type { Declarations } from '../declarations.ts'

/** The actions on merchants, their documents and applications. */
export const merchantActions = {
  startReview: {
    permission: 'merchant_management',
    refuses: ['not-found', 'no-change', 'already-decided'],
  },
  resubmitApplication: { permission: 'business', refuses: ['not-found', 'no-change'] },
  assignApplication: {
    permission: 'merchant_management',
    refuses: ['not-found', 'already-decided'],
  },
  updateBusiness: { permission: 'business', refuses: ['not-found'] },
  editMerchant: { permission: 'merchant_management', refuses: ['not-found'] },
  finishOnboarding: { permission: null, refuses: ['not-found'] },
  addMerchantNote: { permission: 'merchant_management', refuses: ['not-found'] },
  deleteMerchantNote: { permission: 'merchant_management', refuses: ['not-found'] },
  approveMerchants: {
    permission: 'merchant_management',
    refuses: ['not-found', 'already-decided', 'papers-open'],
  },
  rejectMerchants: { permission: 'merchant_management', refuses: ['not-found', 'already-decided'] },
  reopenApplication: { permission: 'merchant_management', refuses: ['not-found', 'no-change'] },
  undoDecisions: { permission: 'merchant_management', refuses: ['not-found', 'cannot-undo'] },
  saveDirector: {
    permission: 'business',
    refuses: [
      'not-found',
      'document-approved',
      'file-empty',
      'file-too-large',
      'file-type-not-allowed',
    ],
  },
  removeDirector: { permission: 'business', refuses: ['not-found'] },
  uploadDocument: {
    permission: 'business',
    refuses: ['file-empty', 'file-too-large', 'file-type-not-allowed', 'not-found'],
  },
  replaceDocument: {
    permission: 'business',
    refuses: [
      'not-found',
      'document-approved',
      'file-empty',
      'file-too-large',
      'file-type-not-allowed',
    ],
  },
  deleteDocument: { permission: 'business', refuses: ['not-found', 'document-approved'] },
  reviewDocument: {
    permission: 'merchant_management',
    refuses: ['not-found', 'already-decided', 'changed-meanwhile'],
  },
  requestInformation: {
    permission: 'merchant_management',
    refuses: ['not-found', 'already-decided'],
  },
  answerRequest: {
    permission: 'business',
    refuses: ['not-found', 'file-empty', 'file-too-large', 'file-type-not-allowed'],
  },
  suspendMerchant: { permission: 'merchant_management', refuses: ['not-found', 'no-change'] },
  reinstateMerchant: {
    permission: 'merchant_management',
    refuses: ['not-found', 'no-change', 'changed-meanwhile'],
  },
} as const satisfies Declarations
