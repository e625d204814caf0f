import { permissionOf } from '../permissions.ts'
import { businessChange } from './update-business.ts'
import { defineAction } from '../define-action.ts'
import { changeBusiness } from './update-business.ts'

/**
 * Changes what a business says of itself, by the platform's staff: the fields that are given, and no others. Where none of
 * them differs, nothing is written. Refused with `not-found`, or `invalid` without a name or with a text too long to
 * keep. Spec §2 Merchants.
 */
export const editMerchant = defineAction({
  permission: permissionOf.editMerchant,
  tables: ['merchants'],
  input: businessChange,
  run: (act, input) => changeBusiness(act, input, 'Edited merchant'),
})
