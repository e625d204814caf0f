import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { feeChangeActions, isFeeChange, loggedFigures } from '../payments/fees.ts'
import { defineAction } from '../define-action.ts'
import { changeFee, changesFee } from './update-fees.ts'

/**
 * Gives a method's fees the figures that they had before a change, which is named by its line in the log: a new change,
 * with a line of its own. They hold from now on. Refused with `not-found`, or `no-change` where they are so already.
 */
export const revertFees = defineAction({
  permission: permissionOf.revertFees,
  tables: ['fees'],
  input: v.object({ entryId: v.string() }),
  run: async (act, { entryId }) => {
    const entry = await act.db.activityLog.get(entryId)
    const fees = await act.db.fees.toArray()
    const fee = entry && fees.find(({ paymentMethod }) => paymentMethod === entry.target)
    if (!fee || !isFeeChange(entry))
      throw new ActionError('not-found', `${entryId} is no change of fees.`)
    const figures = loggedFigures(entry.before)
    if (!changesFee(fee, figures))
      throw new ActionError('no-change', `${fee.paymentMethod} has these fees.`, {
        name: fee.paymentMethod,
        state: 'at these fees',
      })
    return changeFee(act, { id: fee.id, ...figures }, feeChangeActions.wentBack)
  },
})
