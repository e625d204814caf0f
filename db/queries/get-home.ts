import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'
import { activeCustomers } from './figures/active-customers.ts'
import { activeLinks, type ActiveLinks } from './figures/active-links.ts'
import type { Figure } from './figures/compared.ts'
import { dailyTotals, type DayTotal } from './figures/daily-totals.ts'
import { methodShare, type MethodShare } from './figures/method-share.ts'
import { recentTransactions } from './figures/recent-transactions.ts'
import { takenByNowYesterday, takenToday, type Takings } from './figures/taken-today.ts'
import { totalRevenue } from './figures/total-revenue.ts'
import { transactionCount } from './figures/transaction-count.ts'
import { getNeedsDoing, type NeedsDoing } from './get-needs-doing.ts'
import type { LedgerRow } from './ledger-rows.ts'
import { ownLinks } from './own-links.ts'

/** Everything on the dashboard's home (spec §2), money in minor units of USD. */
export interface Home {
  today: Takings
  /** What yesterday had brought by this time of the day. */
  yesterday: Takings
  revenue: Figure
  transactions: Figure
  customers: Figure
  links: ActiveLinks
  /** 14 days, today last. */
  days: DayTotal[]
  methods: MethodShare[]
  /** The five newest. */
  recent: LedgerRow[]
  needsDoing: NeedsDoing
  /** What a new business has still to do; it shows in place of figures while it has never had a transaction. */
  firstSteps: { approved: boolean; hasLink: boolean; hasTransaction: boolean }
}

/** The figures of a merchant's home as of an instant, its days in the device's zone. */
export async function getHome(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = new Date(),
): Promise<Home> {
  const [ledger, merchant, links, needsDoing] = await Promise.all([
    loadLedger(db),
    db.merchants.get(merchantId),
    ownLinks(db, merchantId),
    getNeedsDoing(db, merchantId, now),
  ])
  const own = { merchantId }
  const recent = recentTransactions(ledger, merchantId)
  return {
    today: takenToday(ledger, own, now),
    yesterday: takenByNowYesterday(ledger, own, now),
    revenue: totalRevenue(ledger, own, now),
    transactions: transactionCount(ledger, own, now),
    customers: activeCustomers(ledger, own, now),
    links: activeLinks(links, now),
    days: dailyTotals(ledger, own, now),
    methods: methodShare(ledger, own, now),
    recent,
    needsDoing,
    firstSteps: {
      approved: merchant?.approvalStatus === 'APPROVED',
      hasLink: links.length > 0,
      hasTransaction: recent.length > 0,
    },
  }
}
