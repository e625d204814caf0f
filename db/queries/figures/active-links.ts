import { lastMonths, startOfDay } from '../../model/days.ts'
import { linkStatusAt } from '../../model/link-terms.ts'
import type { PaymentLink } from '../../model/payment-link.ts'
import type { Figure } from './compared.ts'

export interface ActiveLinks extends Figure {
  /** How many of them expire within a week. */
  endingSoon: number
}

const ended = ({ expiresAt }: PaymentLink, at: number) =>
  expiresAt !== null && Date.parse(expiresAt) <= at

/**
 * How many of the links can be paid now, and how many could 30 days ago: those there were by then, but for the ones
 * switched off since, whose time of that is not kept. Spec §2 Dashboard home.
 */
export function activeLinks(links: readonly PaymentLink[], now: Date): ActiveLinks {
  const { before: then } = lastMonths(now).monthBefore
  const active = links.filter((link) => linkStatusAt(link, now.getTime()) === 'active')
  const earlier = links.filter(
    (link) => link.status !== 'inactive' && Date.parse(link.createdAt) < then && !ended(link, then),
  )
  return {
    value: active.length,
    before: earlier.length,
    endingSoon: active.filter((link) => ended(link, startOfDay(now, 8))).length,
  }
}
