import type { PaidDatabase } from '../database.ts'
import { loadLedger, type Ledger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'
import type { Dispute } from '../model/dispute.ts'
import type { OpeningFigure } from '../model/platform.ts'
import { demoMerchantId } from './get-persona.ts'

/** What a merchant's reports are made of. */
export interface ReportSource {
  ledger: Ledger
  merchantId: MerchantId
  /** The business's name. */
  business: string
  opening: readonly OpeningFigure[]
  /** Of its payments. */
  disputes: readonly Dispute[]
}

/** What a merchant's reports are made of, live. The opening figures are the demo merchant's. Spec §2 Reports. */
export async function getReportSource(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<ReportSource> {
  const [ledger, merchant, opening, disputes] = await Promise.all([
    loadLedger(db),
    db.merchants.get(merchantId),
    merchantId === demoMerchantId ? db.openingFigures.toArray() : [],
    db.disputes.where('merchantId').equals(merchantId).toArray(),
  ])
  return { ledger, merchantId, business: merchant?.name ?? merchantId, opening, disputes }
}
