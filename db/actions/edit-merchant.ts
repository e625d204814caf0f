import type { Merchant } from '../merchants/schemas.ts'
import { defineAction } from './define-action.ts'
import { type BusinessInformation, changeBusiness } from './update-business.ts'

/**
 * Changes what a business says of itself, by the platform's staff: the fields that are given, and no others. Where none of
 * them differs, nothing is written. Refused with `not-found`, or `invalid` without a name or with a text too long to
 * keep. Spec §2 Merchants.
 */
export const editMerchant = defineAction(
  ['merchants'],
  (act, input: { id: Merchant['id']; changes: Partial<BusinessInformation> }) =>
    changeBusiness(act, input, 'Edited merchant'),
)
