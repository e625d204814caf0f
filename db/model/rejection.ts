/** What stands where an application was rejected without a reason (spec §4). */
export const defaultRejectionReason =
  'Please contact support for more information about the rejection.'
