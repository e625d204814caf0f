import { Plus } from 'lucide-react'
import { useState } from 'react'
import { accountName, institutionOf } from '#db/payouts/institutions.ts'
import { listBankAccounts } from '#db/payouts/queries.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { accountStatuses } from '#src/rules/payouts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { RouteSheet } from '#src/ui/route-sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { accountActions } from './account-actions.ts'
import { type AccountDoers, useAccountDoers } from './use-account-doers.ts'

const looks = { verify: 'primary', default: 'secondary', remove: 'ghost' } as const

/** One account: its owner, its verification and its actions. */
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

const AddAccountDialog = lazyDialog(
  async () => (await import('./add-account-dialog.tsx')).AddAccountDialog,
  {
    keepsState: true,
  },
)
const VerifyDialog = lazyDialog(async () => (await import('./verify-dialog.tsx')).VerifyDialog)
const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog)

/** The payout accounts: add, verify, select and remove, in a sheet over the payouts (spec §2). */
export function AccountsScreen() {
  const accounts = useMerchantQuery(listBankAccounts)
  const [opened, setOpened] = useState<'add' | 'verify' | 'remove' | null>(null)
  const [about, setAbout] = useState('')
  const found = accounts?.find(({ id }) => id === about)
  // A removed account stays until its dialog has closed.
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const account = found ?? (last?.id === about ? last : undefined)
  const show = (dialog: 'verify' | 'remove', id: string) => {
    setAbout(id)
    setOpened(dialog)
  }
  const doers = useAccountDoers({
    openVerify: (id) => show('verify', id),
    openRemove: (id) => show('remove', id),
  })
  const close = () => setOpened(null)

  return (
    <RouteSheet
      list={pathTo('payouts')}
      title="Bank accounts"
      description="Payouts go to the default one unless you choose another."
      footer={
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          forbidden={doers.forbids('addBankAccount')}
          onClick={() => setOpened('add')}
        >
          Add Bank Account
        </Button>
      }
    >
      {accounts === undefined ? (
        <SkeletonRows rows={3} label="Loading accounts" />
      ) : accounts.length === 0 ? (
        <EmptyState
          level={3}
          art="none"
          title="No accounts yet"
          text="Add a bank account or a mobile wallet, and prove that it is yours."
        />
      ) : (
        <ul className="grid gap-3">
          {accounts.map((each) => (
            <AccountRow key={each.id} account={each} doers={doers} />
          ))}
        </ul>
      )}
      <AddAccountDialog
        open={opened === 'add'}
        onClose={close}
        onAdded={(id) => show('verify', id)}
      />
      {account && (
        <>
          <VerifyDialog account={account} open={opened === 'verify'} onClose={close} />
          <RemoveDialog account={account} open={opened === 'remove'} onClose={close} />
        </>
      )}
    </RouteSheet>
  )
}
