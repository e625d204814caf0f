import { currencyName } from '#db/money.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { accountStatuses } from '#src/rules/payouts.ts'
import { Badge, QuietOk } from '#src/ui/badge.tsx'

/** Whether a payout account is verified, and whether it is the default one of its currency. */
export function AccountState({
  account: { status, isDefault, currency },
}: {
  account: Pick<BankAccount, 'status' | 'isDefault' | 'currency'>
}) {
  const { tone, label } = accountStatuses[status]
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {tone === 'ok' ? <QuietOk label={label} /> : <Badge tone={tone}>{label}</Badge>}
      {isDefault && <Badge tone="line">Default for {currencyName(currency)}</Badge>}
    </span>
  )
}
