import type { Dispute } from '../disputes/schemas.ts'
import { disputeNews } from '../disputes/steps.ts'
import type { Act } from '../define-action.ts'
import { merchantTellingTables, tellMerchant } from './tell-merchant.ts'

/** The tables that telling a merchant of a dispute needs. */
export const disputeNewsTables = merchantTellingTables

/** Tells the merchant of a dispute as it stands now, in its notifications and by e-mail, inside the act's transaction. */
export async function tellOfDispute(
  act: Act<(typeof disputeNewsTables)[number]>,
  dispute: Dispute,
): Promise<void> {
  const { notification, words } = disputeNews(dispute, act.now)
  await tellMerchant(act, notification, words)
}
