import { permissionOf } from '../permissions.ts'
import type { PaymentLink } from '../links/schemas.ts'
import { defineRound } from '../define-action.ts'

const hasExpired = ({ status, expiresAt }: PaymentLink, now: string) =>
  // An instant that can't be read counts as past: the link is then set aside.
  status !== 'expired' && expiresAt !== null && !(Date.parse(expiresAt) > Date.parse(now))

/**
 * Writes down which links have expired by now, each by itself, and gives them. Nothing waits for it: a link past its
 * time counts as expired everywhere. One that can't be read expires too. `getNextDue` says when the next one falls
 * due. Spec §4.
 */
export const expireLinks = defineRound({
  permission: permissionOf.expireLinks,
  tables: ['paymentLinks'],

  async due({ paymentLinks }, now) {
    return (await paymentLinks.toArray())
      .filter((link) => hasExpired(link, now))
      .map(({ id }) => id)
  },
  async one({ now, get, put, log }, id) {
    const link = await get('paymentLinks', id)
    if (!hasExpired(link, now)) return null
    const expired = await put('paymentLinks', { ...link, status: 'expired' })
    await log({
      action: 'Payment link expired',
      target: link.name,
      type: 'system',
      merchantId: link.merchantId,
    })
    return expired
  },
  async setAside({ db, now, get }, id) {
    if (!hasExpired(await get('paymentLinks', id), now)) return false
    // Past the schema, which refuses the row.
    await db.paymentLinks.update(id, { status: 'expired' })
    return true
  },
})
