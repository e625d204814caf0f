import { accountName } from '#db/payouts/institutions.ts'
import type { BankAccount, PayoutSettings } from '#db/payouts/schemas.ts'
import { formatMoment } from '#src/rules/format.ts'
import { accountStatuses, automaticInWords } from '#src/rules/payouts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

interface AccountsProps {
  accounts: readonly BankAccount[] | undefined
  onOpen: () => void
}

/** The payout accounts. */
function AccountsCard({ accounts, onOpen }: AccountsProps) {
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-lg">Bank accounts</h2>
      {!accounts ? (
        <SkeletonRows rows={2} label="Loading accounts" />
      ) : accounts.length === 0 ? (
        <p className="text-muted">Add an account to receive payouts.</p>
      ) : (
        <ul className="grid gap-2">
          {accounts.map((account) => {
            const { tone, label } = accountStatuses[account.status]
            return (
              <li key={account.id} className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="min-w-0 wrap-anywhere tabular-nums">{accountName(account)}</span>
                {account.isDefault ? (
                  <span className="text-sm text-muted">Default</span>
                ) : (
                  account.status !== 'verified' && <Badge tone={tone}>{label}</Badge>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <div className="mt-auto">
        <Button variant="secondary" disabled={!accounts} onClick={onOpen}>
          {accounts?.length === 0 ? 'Add Bank Account' : 'Manage accounts'}
        </Button>
      </div>
    </Card>
  )
}

interface AutomaticProps extends Forbiddable {
  settings: PayoutSettings | null | undefined
  /** There is an account for payouts. */
  hasAccount: boolean
  onOpen: () => void
}

/** The automatic payouts of the business. */
function AutomaticCard({ settings, hasAccount, forbidden, onOpen }: AutomaticProps) {
  return (
    <Card padded className="flex flex-col gap-3">
      <h2 className="text-lg">Automatic payouts</h2>
      {settings === undefined ? (
        <SkeletonRows rows={1} label="Loading" />
      ) : (
        <div className="grid gap-1 text-muted">
          <p>{automaticInWords(settings)}</p>
          {settings?.nextAt !== undefined && (
            <p className="text-sm tabular-nums">
              {hasAccount
                ? `Next payout: ${formatMoment(settings.nextAt)}.`
                : 'They start once you have a verified account.'}
            </p>
          )}
        </div>
      )}
      <div className="mt-auto">
        <Button
          variant="secondary"
          disabled={settings === undefined}
          forbidden={forbidden}
          onClick={onOpen}
        >
          Change automatic payouts
        </Button>
      </div>
    </Card>
  )
}

interface Props
  extends Pick<AccountsProps, 'accounts'>, Pick<AutomaticProps, 'settings'>, Forbiddable {
  onAccounts: () => void
  onAutomatic: () => void
}

/** The cards beside the payouts where there is room, below them elsewhere. */
export const BesideCards = ({ accounts, settings, forbidden, onAccounts, onAutomatic }: Props) => (
  <>
    <AccountsCard accounts={accounts} onOpen={onAccounts} />
    <AutomaticCard
      settings={settings}
      hasAccount={accounts?.some(({ isDefault }) => isDefault) ?? false}
      forbidden={forbidden}
      onOpen={onAutomatic}
    />
  </>
)
