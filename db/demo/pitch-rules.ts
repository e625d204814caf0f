import { linkStatusAt } from '../links/rules.ts'
import type { PaymentLink } from '../links/schemas.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { isTaken } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import type { Pitch } from './schemas.ts'

/** The steps of the pitch, in order. */
export const pitchSteps = ['theirs', 'link', 'pay', 'see', 'approve', 'approved'] as const
export type PitchStep = (typeof pitchSteps)[number]

interface Facts {
  pitch: Pitch
  /** The merchant's links and payments since the pitch's scene was made. */
  links: readonly Pick<PaymentLink, 'id' | 'status' | 'expiresAt'>[]
  payments: readonly Pick<Transaction, 'type' | 'status' | 'linkId'>[]
  merchant: Pick<Merchant, 'approvalStatus' | 'approvalDate'> | undefined
}

/**
 * Returns the next step of a pitch, from what was done since it began, whoever did it and on whichever screen; 'over'
 * once all of it is done. A step that is undone comes again.
 */
export function pitchStepOf(
  { pitch, links, payments, merchant }: Facts,
  now: number,
): PitchStep | 'over' {
  if (pitch.sceneAt === undefined) return 'theirs'
  const isOurs = ({ linkId }: Facts['payments'][number]) => links.some(({ id }) => id === linkId)
  if (!payments.some((row) => isOurs(row) && isTaken(row)))
    return links.some((link) => linkStatusAt(link, now) === 'active') ? 'pay' : 'link'
  if (pitch.seenAt === undefined) return 'see'
  if (merchant?.approvalStatus !== 'APPROVED') return 'approve'
  const isSeen = (pitch.approvalSeenAt ?? '') >= (merchant.approvalDate ?? '')
  return isSeen ? 'over' : 'approved'
}
