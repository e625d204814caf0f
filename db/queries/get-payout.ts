import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'
import type { Merchant } from '../model/merchant.ts'
import type { Payout } from '../model/payout.ts'
import { payoutContents, type PayoutContents } from './figures/payout-contents.ts'

export interface PayoutDetails {
  payout: Payout
  merchant: Merchant | null
  contents: PayoutContents
}

/** A payout of a merchant and what it carries; null where it has none of that id. Spec §2 Payouts. */
export async function getPayout(
  db: PaidDatabase,
  merchantId: MerchantId,
  id: Payout['id'],
): Promise<PayoutDetails | null> {
  const [ledger, payout, merchant] = await Promise.all([
    loadLedger(db),
    db.payouts.get(id),
    db.merchants.get(merchantId),
  ])
  if (payout?.merchantId !== merchantId) return null
  return { payout, merchant: merchant ?? null, contents: payoutContents(ledger, payout) }
}
