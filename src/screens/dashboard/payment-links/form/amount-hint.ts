import type { Currency } from '#db/money.ts'
import { customAmountLimits } from '#db/links/schemas.ts'
import { formatMoney } from '#src/rules/format.ts'

/** What an amount may be; `limit` is that of a business not yet approved, in minor units of USD. */
export function amountHint(currency: Currency, limit: number | null): string {
  const { min, max } = customAmountLimits[currency]
  const choice = `Left empty, the customer chooses from ${formatMoney(min, currency)} to ${formatMoney(max, currency)}.`
  return limit === null
    ? choice
    : `${choice} Until your business is approved, one payment can be up to ${formatMoney(limit, 'USD')}.`
}
