import { accountName, institutionOf } from '#db/payouts/institutions.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { accountStatuses } from '#src/rules/payouts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { accountActions } from './account-actions.ts'
import type { AccountDoers } from './use-account-doers.ts'

const looks = { verify: 'primary', default: 'secondary', remove: 'ghost' } as const

/** One account: whose it is, whether it is proven, and what can be done with it. */
export function AccountRow({ account, doers }: { account: BankAccount; doers: AccountDoers }) {
  const { institution, branch, holder, number, currency, isDefault, status } = account
  const { tone, label } = accountStatuses[status]
  return (
    <li className="rounded-control border border-line bg-surface px-4 pt-3 pb-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere tabular-nums">
          {institutionOf(institution)?.name ?? institution} •••• {number.slice(-4)}
        </h3>
        {isDefault ? (
          <Badge tone="line">Default</Badge>
        ) : status === 'verified' ? (
          <span className="text-sm text-muted">{label}</span>
        ) : (
          <Badge tone={tone}>{label}</Badge>
        )}
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {[holder, branch, currency].filter(Boolean).join(', ')}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {actionsFor(accountActions, account, doers).map((action) => (
          <Button
            key={action.id}
            variant={looks[action.id]}
            size="sm"
            icon={action.icon}
            forbidden={action.forbidden}
            onClick={action.onSelect}
          >
            {action.label}
            <span className="sr-only"> {accountName(account)}</span>
          </Button>
        ))}
      </div>
    </li>
  )
}
