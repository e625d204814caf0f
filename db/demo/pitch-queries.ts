import { Dexie } from 'dexie'
import { currentTime } from '../clock.ts'
import { demoMerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { linkStatusAt } from '../links/rules.ts'
import type { PaymentLink } from '../links/schemas.ts'
import { isTaken } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { getFirstAdmin } from '../people/persona-queries.ts'
import { getDemoSettings } from './queries.ts'
import { type PitchStep, pitchStepOf } from './pitch-rules.ts'
import type { DemoItem } from './schemas.ts'

/** The pitch as its strip shows it. */
export interface PitchState {
  step: PitchStep | 'over'
  left: boolean
  /** What the business sells first, in minor units of its currency; null before the demo is the prospect's. */
  item: (DemoItem & Pick<PaymentLink, 'currency'>) | null
  /** The last part of the address of the link to pay. */
  path: string | null
  /** The payment to see: the newest by the pitch's links. */
  payment: Pick<Transaction, 'id' | 'status' | 'attemptId'> | null
  /** Whether the application was rejected, and must be reopened first. */
  isRejected: boolean
  /** The member of the merchant's team to act as. */
  memberId: string | null
}

/** Returns the pitch under way; null when there is none. */
export async function getPitch(db: PaidDatabase): Promise<PitchState | null> {
  const { pitch, business } = await getDemoSettings(db)
  if (!pitch) return null
  const since = pitch.sceneAt ?? pitch.startedAt
  const [merchant, member, own, rows] = await Promise.all([
    db.merchants.get(demoMerchantId),
    getFirstAdmin(db, demoMerchantId),
    db.paymentLinks.where('merchantId').equals(demoMerchantId).toArray(),
    db.transactions
      .where('[merchantId+date]')
      .between([demoMerchantId, since], [demoMerchantId, Dexie.maxKey])
      .toArray(),
  ])
  const links = own.filter(
    ({ createdAt, draft, invoiceId }) => createdAt >= since && !draft && invoiceId === undefined,
  )
  const now = currentTime()
  const payments = rows.filter(
    ({ type, linkId }) => type === 'payment' && links.some(({ id }) => id === linkId),
  )
  const payment = payments.find(isTaken) ?? payments.at(-1)
  const [item] = business?.items ?? []
  return {
    step: pitchStepOf({ pitch, links, payments, merchant }, now),
    left: pitch.left ?? false,
    item: item && business ? { ...item, currency: business.currency } : null,
    path: links.findLast((link) => linkStatusAt(link, now) === 'active')?.path ?? null,
    payment: payment
      ? {
          id: payment.id,
          status: payment.status,
          ...(payment.attemptId !== undefined && { attemptId: payment.attemptId }),
        }
      : null,
    isRejected: merchant?.approvalStatus === 'REJECTED',
    memberId: member?.id ?? null,
  }
}
