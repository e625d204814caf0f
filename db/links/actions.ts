import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { currency, typedLine, typedLines } from '../common.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { maxAmount } from '../money.ts'
import { nextId } from '../next-id.ts'
import { exceededLimit, linkStatusAt } from './rules.ts'
import { type PaymentLink, paymentLink as linkSchema } from './schemas.ts'
import { cannotUndo, defineUndoable } from '../undo-action.ts'
import type { InvalidReason } from '../refusals.ts'
import { slugOf } from '../text/slug.ts'
import { visible } from '../text/typed-text.ts'

/** The editable fields of a link. */
const linkFields = v.object({
  name: typedLine,
  description: typedLines,
  /** Minor units; null lets the customer choose. */
  amount: v.nullable(v.number()),
  currency,
  expiresAt: v.nullable(v.string()),
  /** The last part of its address; '' derives one from the name. */
  path: v.string(),
})

async function freePath({ db }: Act<'paymentLinks'>, name: string): Promise<string> {
  const path = slugOf(name, 50) || 'link'
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? path : `${path}-${number}`
    const taken = await db.paymentLinks.where('path').equals(tried).count()
    if (taken === 0) return tried
  }
}

const reasons: Partial<Record<keyof PaymentLink, InvalidReason>> = {
  name: 'link-name',
  description: 'link-description',
  path: 'link-path',
  amount: 'amount-out-of-range',
}

/**
 * Returns a link's row trimmed, with a generated or unique path. Call it inside the action's
 * transaction. Throws `invalid` or `path-taken`. Checks `expiresAt` only if it changes.
 */
async function checkLink(
  act: Act<'paymentLinks'>,
  row: PaymentLink,
  before?: PaymentLink,
): Promise<PaymentLink> {
  const name = visible(row.name)
  const typed = row.path.trim().toLowerCase()
  const parsed = v.safeParse(linkSchema, {
    ...row,
    name,
    path: typed === '' ? (before?.path ?? (await freePath(act, name))) : typed,
  })
  if (!parsed.success) {
    const field = parsed.issues[0].path?.[0]?.key as keyof PaymentLink | undefined
    throw invalid((field && reasons[field]) ?? 'link-not-valid')
  }
  const link = parsed.output
  if (link.amount !== null && link.amount > maxAmount) throw invalid('amount-out-of-range')
  const expiryChanged = link.expiresAt !== (before?.expiresAt ?? null)
  if (expiryChanged && link.expiresAt !== null && link.expiresAt <= act.now)
    throw invalid('expiry-past')
  const other = await act.db.paymentLinks.where('path').equals(link.path).first()
  if (other && other.id !== link.id)
    throw new ActionError('path-taken', `${link.path} is taken.`, { path: link.path })
  return link
}

/**
 * Refuses with `link-over-limit` a payable link whose amount is more than a single payment to its business can be, so that no
 * payer is sent to a page that can't take the payment.
 */
async function checkPaymentLimit(act: Act<'merchants'>, link: PaymentLink): Promise<void> {
  const { name, currency, merchantId } = link
  const limit = exceededLimit(link, (await act.get('merchants', merchantId)).paymentLimit)
  if (limit === null) return
  throw new ActionError('link-over-limit', `${name} is above the limit of a payment.`, {
    name,
    limit: String(limit),
    currency,
  })
}

/**
 * Creates a payment link: active, or an inactive draft; once for an attempt. Customers type its
 * number after ZW. LINK-2.
 */
export const createPaymentLink = defineAction('createPaymentLink', {
  permission: 'payments',
  refuses: ['not-found', 'link-over-limit', 'path-taken'],
  invalid: [
    'amount-out-of-range',
    'expiry-past',
    'link-description',
    'link-name',
    'link-not-valid',
    'link-path',
  ],
  tables: ['merchants', 'paymentLinks'],
  input: v.object({
    ...linkFields.entries,
    merchantId: v.string(),
    draft: v.boolean(),
    attemptId: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
  }),
  run: async (act, fields) => {
    const { attemptId, merchantId } = fields
    await act.get('merchants', merchantId)
    const own = act.db.paymentLinks.where('merchantId').equals(merchantId)
    const made = attemptId && (await own.filter((each) => each.attemptId === attemptId).first())
    if (made) return made
    const id = await nextId(act.db, 'LINK')
    const link = await checkLink(act, {
      ...fields,
      id,
      createdAt: act.now,
      status: fields.draft ? 'inactive' : 'active',
      views: 0,
      createdBy: act.actor.name,
    })
    if (!link.draft) await checkPaymentLimit(act, link)
    await act.db.paymentLinks.add(link)
    await act.log({
      action: link.draft ? 'Saved payment link as draft' : 'Created payment link',
      target: link.name,
      type: 'configuration',
      merchantId: link.merchantId,
      after: { path: link.path, amount: link.amount, status: link.status },
    })
    return link
  },
})

const linkChange = v.object({
  id: v.string(),
  name: v.exactOptional(typedLine),
  description: v.exactOptional(typedLines),
  amount: v.exactOptional(linkFields.entries.amount),
  currency: v.exactOptional(currency),
  expiresAt: v.exactOptional(linkFields.entries.expiresAt),
  path: v.exactOptional(v.string()),
  /** False publishes a draft. */
  draft: v.exactOptional(v.boolean()),
})

function statusAfter(before: PaymentLink, after: PaymentLink, now: number): PaymentLink['status'] {
  if (before.draft && !after.draft) return 'active'
  // An expired link becomes active again with a later expiry or none.
  if (linkStatusAt(before, now) === 'expired')
    return linkStatusAt({ ...after, status: 'active' }, now)
  return before.status
}

/**
 * Changes the given fields of a link. Moving an expired link's expiry into the future makes it
 * active again; its payments and views stay. LINK-2.
 */
export const updatePaymentLink = defineAction('updatePaymentLink', {
  permission: 'payments',
  refuses: ['not-found', 'no-change', 'link-over-limit', 'path-taken'],
  invalid: [
    'amount-out-of-range',
    'expiry-passed',
    'expiry-past',
    'link-description',
    'link-name',
    'link-not-valid',
    'link-path',
  ],
  tables: ['merchants', 'paymentLinks'],
  input: linkChange,
  run: async (act, { id, ...change }) => {
    const before = await act.get('paymentLinks', id)
    const checked = await checkLink(act, { ...before, ...change }, before)
    const now = Date.parse(act.now)
    const after = { ...checked, status: statusAfter(before, checked, now) }
    const published = before.draft && !after.draft
    if (published && linkStatusAt(after, now) === 'expired') throw invalid('expiry-passed')
    const changes = changed(before, after)
    if (Object.keys(changes.after ?? {}).length === 0)
      throw new ActionError('no-change', 'Nothing was changed.')
    if (!after.draft) await checkPaymentLimit(act, after)
    await act.db.paymentLinks.put(after)
    await act.log({
      action: published ? 'Published payment link' : 'Updated payment link',
      target: after.name,
      type: 'configuration',
      merchantId: after.merchantId,
      ...changes,
    })
    return after
  },
})

/** Activates or deactivates a link; activating publishes a draft. LINK-4. */
export const setPaymentLinkActive = defineAction('setPaymentLinkActive', {
  permission: 'payments',
  refuses: ['not-found', 'link-expired', 'link-over-limit', 'no-change'],
  tables: ['merchants', 'paymentLinks'],
  input: v.object({ id: v.string(), active: v.boolean() }),
  run: async (act, { id, active }) => {
    const { now, get, put, log } = act
    const before = await get('paymentLinks', id)
    const { name, merchantId } = before
    if (linkStatusAt(before, Date.parse(now)) === 'expired')
      throw new ActionError('link-expired', `${name} has expired.`, { name, kept: 'changed' })
    const status = active ? 'active' : 'inactive'
    if (before.status === status)
      throw new ActionError('no-change', `${name} is already ${status}.`, { name, state: status })
    if (active) await checkPaymentLimit(act, before)
    const [after] = await Promise.all([
      put('paymentLinks', { ...before, status, draft: before.draft && !active }),
      log({
        action: active ? 'Activated payment link' : 'Deactivated payment link',
        target: name,
        type: 'configuration',
        merchantId,
        ...changed(before, { ...before, status }, ['status']),
      }),
    ])
    return after
  },
})

/** Deletes a link and returns it; its payments stay in the ledger. LINK-2. */
export const deletePaymentLink = defineUndoable('deletePaymentLink', {
  permission: 'payments',
  refuses: ['not-found'],
  tables: ['paymentLinks'],
  input: v.string(),
  run: async ({ remove, log }, id) => {
    const link = await remove('paymentLinks', id)
    await log({
      action: 'Deleted payment link',
      target: link.name,
      type: 'configuration',
      merchantId: link.merchantId,
    })
    return link
  },
  undo: {
    of: 'paymentLinks',
    name: ({ before }) => before.name,
    log: ({ before: { name, merchantId } }) => ({
      action: 'Restored payment link',
      target: name,
      type: 'configuration',
      merchantId,
    }),
    fit: async (link, { db }) => {
      if (await db.paymentLinks.where('path').equals(link.path).first()) throw cannotUndo(link.name)
      return link
    },
  },
})
