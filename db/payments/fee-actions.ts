import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type Act, defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { tableSchemas } from '../tables.ts'
import {
  type Fee,
  feeChangeActions,
  feeFigures,
  type FeeFigures,
  isFeeChange,
  largestFees,
  loggedFigures,
} from './fees.ts'

const settablePercent = v.pipe(v.number(), v.minValue(0), v.maxValue(largestFees.percent))

/** The changed figures of one method, so that two editors don't undo each other's changes. */
const feeChange = v.object({
  id: tableSchemas.fees.entries.id,
  merchantFee: v.exactOptional(settablePercent),
  customerFee: v.exactOptional(settablePercent),
  flatFee: v.exactOptional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(largestFees.flat)),
  ),
})
export type FeeChange = v.InferOutput<typeof feeChange>

/** Returns whether a change would alter any figure of a method. */
const changesFee = (fee: Fee, change: Partial<FeeFigures>): boolean =>
  feeFigures.some((field) => change[field] !== undefined && change[field] !== fee[field])

/** What a merchant pays: logged together, so that an entry names the whole terms and restores them. */
const merchantTerms = ['merchantFee', 'flatFee'] as const

/**
 * Saves one method's changed fees with a log entry; they apply from now on. Throws `not-found` or
 * `invalid`.
 */
async function changeFee(
  { now, get, put, log }: Act<'fees'>,
  { id, ...figures }: FeeChange,
  action: string,
): Promise<Fee> {
  const before = await get('fees', id)
  const { paymentMethod: target } = before
  const ofMerchants = merchantTerms.some((field) => figures[field] !== undefined)
  const after = await put('fees', { ...before, ...figures, ...(ofMerchants && { editedAt: now }) })
  const logged = [
    ...(ofMerchants ? merchantTerms : []),
    ...(figures.customerFee === undefined ? [] : (['customerFee'] as const)),
  ]
  await log({ action, target, type: 'configuration', ...changed(before, after, logged) })
  return after
}

/**
 * Saves changed fees, all or none: percents from 0 to 100, flat fees in minor units of USD up to
 * 100.00. They apply from now on to merchants on the standard plan (`termsOf`) and to all
 * customers. Logs each changed method. ADM-7.
 */
export const updateFees = defineAction('updateFees', {
  permission: 'fee_configuration',
  refuses: ['not-found', 'no-change'],
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
 * Reverts a logged fee change from now on, with a log entry of its own. Refuses with `not-found`,
 * or `no-change` if the fees already match.
 */
export const revertFees = defineAction('revertFees', {
  permission: 'fee_configuration',
  refuses: ['not-found', 'no-change'],
  tables: ['fees'],
  input: v.object({ entryId: v.string() }),
  run: async (act, { entryId }) => {
    const entry = await act.db.activityLog.get(entryId)
    const fees = await act.db.fees.toArray()
    const fee = entry && fees.find(({ paymentMethod }) => paymentMethod === entry.target)
    if (!fee || !isFeeChange(entry))
      throw new ActionError('not-found', `${entryId} is not a fee change.`)
    const figures = loggedFigures(entry.before)
    if (!changesFee(fee, figures))
      throw new ActionError('no-change', `${fee.paymentMethod} already has these fees.`, {
        name: fee.paymentMethod,
        state: 'charged at these fees',
      })
    return changeFee(act, { id: fee.id, ...figures }, feeChangeActions.wentBack)
  },
})
