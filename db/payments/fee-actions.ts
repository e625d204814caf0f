import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type Act, defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { permissionOf } from '../permissions.ts'
import { tableSchemas } from '../tables.ts'
import {
  type Fee,
  feeChangeActions,
  feeFigures,
  type FeeFigures,
  isFeeChange,
  loggedFigures,
} from './fees.ts'

/** New figures of one method: only the fields that a person changed, so that two editors don't undo each other. */
const feeChange = v.object({
  id: tableSchemas.fees.entries.id,
  merchantFee: v.exactOptional(v.number()),
  customerFee: v.exactOptional(v.number()),
  flatFee: v.exactOptional(v.number()),
})
export type FeeChange = v.InferOutput<typeof feeChange>

/** Returns whether a change would make any of a method's figures another. */
export const changesFee = (fee: Fee, change: Partial<FeeFigures>): boolean =>
  feeFigures.some((field) => change[field] !== undefined && change[field] !== fee[field])

/**
 * Saves the changed figures of one method, with its line in the log. What merchants pay is the row's from now on where
 * that is among them. Throws `not-found` or `invalid`.
 */
export async function changeFee(
  { now, get, put, log }: Act<'fees'>,
  { id, ...figures }: FeeChange,
  action: string,
): Promise<Fee> {
  const before = await get('fees', id)
  const { paymentMethod: target } = before
  const reason = `A fee of ${target} is too large to keep.`
  const holds = figures.merchantFee !== undefined || figures.flatFee !== undefined
  const row = { ...before, ...figures, ...(holds && { editedAt: now }) }
  const after = await put('fees', row, reason)
  await log({
    action,
    target,
    type: 'configuration',
    ...changed(before, after, Object.keys(figures) as (keyof typeof figures)[]),
  })
  return after
}

/**
 * Saves changed fees, all of them or none: percents as written, the flat fee in minor units of USD.
 * From now on they hold for the payments by those methods of every merchant on the standard plan
 * (`termsOf`). One log row a method; one that has these figures already is left as it is. Refuses
 * with `not-found`, `no-change` or `invalid`. Spec §4.
 */
export const updateFees = defineAction({
  permission: permissionOf.updateFees,
  tables: ['fees'],
  input: v.array(feeChange),
  run: async (act, changes) => {
    const saved: Fee[] = []
    for (const change of changes)
      if (changesFee(await act.get('fees', change.id), change))
        saved.push(await changeFee(act, change, feeChangeActions.updated))
    if (saved.length === 0) throw new ActionError('no-change', 'No fee was changed.')
    return saved
  },
})

/**
 * Gives a method's fees the figures that they had before a change, which is named by its line in
 * the log: a new change, with a line of its own. They hold from now on. Refuses with `not-found`,
 * or `no-change` if they are so already.
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
