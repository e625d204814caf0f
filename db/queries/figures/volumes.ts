import { paymentMethodIds } from '../../model/transaction-codes.ts'
import { lastMonths } from '../../model/days.ts'
import type { Ledger } from '../../ledger/load-ledger.ts'
import { isTakenAt, scan } from '../../ledger/scan.ts'
import type { MerchantId } from '../../model/common.ts'
import type { PaymentMethodId } from '../../model/transaction.ts'

/** What customers of all merchants paid in the last 30 days, by the code that a column has of whom or by what. */
function volumeBy(
  ledger: Ledger,
  codes: ArrayLike<number>,
  count: number,
  now: Date,
): Float64Array {
  const { columns } = ledger
  const { usd } = columns.column
  const volumes = new Float64Array(count)
  scan(ledger, {}, lastMonths(now).month, (at) => {
    const code = codes[at] ?? 0
    if (isTakenAt(columns, at)) volumes[code] = (volumes[code] ?? 0) + (usd[at] ?? 0)
  })
  return volumes
}

/** What customers paid by each method in the last 30 days, in minor units of USD. Spec §3. */
export function methodVolumes(ledger: Ledger, now: Date): Map<PaymentMethodId, number> {
  const volumes = volumeBy(ledger, ledger.columns.column.method, paymentMethodIds.length, now)
  return new Map(paymentMethodIds.map((id, code) => [id, volumes[code] ?? 0]))
}

/** What each merchant's customers paid in the last 30 days, in minor units of USD. Spec §3. */
export function merchantVolumes(ledger: Ledger, now: Date): Map<MerchantId, number> {
  const { column, merchants } = ledger.columns
  const volumes = volumeBy(ledger, column.merchant, merchants.names.length, now)
  return new Map(merchants.names.map((id, code) => [id, volumes[code] ?? 0]))
}
