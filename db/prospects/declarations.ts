import type { Declarations } from '../declarations.ts'

/** The actions on the presenter's prospects, who are not part of the product. */
export const prospectActions = {
  saveLead: { permission: null, refuses: [], invalid: ['message-long'] },
  subscribeNewsletter: { permission: null, refuses: [], invalid: ['email-not-valid'] },
  addProspect: { permission: null, refuses: [], invalid: ['texts-long'] },
  updateProspect: { permission: null, refuses: ['not-found'], invalid: ['texts-long'] },
  removeProspect: { permission: null, refuses: ['not-found'] },
} as const satisfies Declarations
