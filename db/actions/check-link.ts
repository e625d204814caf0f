import { currency } from '../common.ts'
import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { paymentLink as linkSchema, type PaymentLink } from '../links/schemas.ts'
import { maxAmount } from '../money.ts'
import { invalid, type Act } from '../define-action.ts'

/** What of a link a person fills in. */
export const linkFields = v.object({
  name: v.string(),
  description: v.string(),
  /** Minor units; null lets the customer choose. */
  amount: v.nullable(v.number()),
  currency,
  expiresAt: v.nullable(v.string()),
  /** The last part of its address; '' makes one from the name. */
  path: v.string(),
})
export type LinkFields = v.InferOutput<typeof linkFields>

/** A name as the last part of an address: `Vumba Blend, 1 kg` is `vumba-blend-1-kg`. */
function pathOf(name: string): string {
  const plain = name.normalize('NFD').toLowerCase()
  const path = plain.replace(/[\u0300-\u036f]/g, '').replace(/[^a-z0-9]+/g, '-')
  return path.replace(/^-|-$/g, '').slice(0, 50).replace(/-$/, '') || 'link'
}

async function freePath({ db }: Act<'paymentLinks'>, name: string): Promise<string> {
  const path = pathOf(name)
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? path : `${path}-${number}`
    const taken = await db.paymentLinks.where('path').equals(tried).count()
    if (taken === 0) return tried
  }
}

const reasons: Partial<Record<keyof PaymentLink, string>> = {
  name: 'The name needs 2 to 80 characters.',
  description: 'The description may have 280 characters.',
  path: 'The path may have a to z, 0 to 9 and dashes, up to 60.',
  amount: 'The amount must be above 0 and at most 1,000,000.00.',
}

/**
 * A link's row as it may be saved: trimmed, its path made or checked to be free. Call it inside the act's
 * transaction. Throws `invalid` or `path-taken`. `expiresAt` is checked only where it changes.
 */
export async function checkLink(
  act: Act<'paymentLinks'>,
  row: PaymentLink,
  before?: PaymentLink,
): Promise<PaymentLink> {
  const name = row.name.trim()
  const typed = row.path.trim().toLowerCase()
  const parsed = v.safeParse(linkSchema, {
    ...row,
    name,
    description: row.description.trim(),
    path: typed === '' ? (before?.path ?? (await freePath(act, name))) : typed,
  })
  if (!parsed.success) {
    const field = parsed.issues[0].path?.[0]?.key as keyof PaymentLink | undefined
    throw invalid((field && reasons[field]) ?? 'That is not a link that can be saved.')
  }
  const link = parsed.output
  if (link.amount !== null && link.amount > maxAmount) throw invalid(reasons.amount ?? '')
  const expiryChanged = link.expiresAt !== (before?.expiresAt ?? null)
  if (expiryChanged && link.expiresAt !== null && link.expiresAt <= act.now)
    throw invalid('The expiry date must lie ahead.')
  const other = await act.db.paymentLinks.where('path').equals(link.path).first()
  if (other && other.id !== link.id)
    throw new ActionError('path-taken', `${link.path} is taken.`, { path: link.path })
  return link
}
