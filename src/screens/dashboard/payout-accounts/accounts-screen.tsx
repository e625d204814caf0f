import { Plus } from 'lucide-react'
import { useState } from 'react'
import { currencyName } from '#db/money.ts'
import { accountName, institutionOf } from '#db/payouts/institutions.ts'
import { listBankAccounts } from '#db/payouts/queries.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { AccountState } from '#src/screens/shared/payouts/account-state.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { RouteSheet } from '#src/ui/route-sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { accountActions, verifyDialog } from './account-actions.tsx'

const looks = { verify: 'primary', default: 'secondary', remove: 'ghost' } as const

/** One account: its owner, its verification and its actions. */
function AccountRow({ account }: { account: BankAccount }) {
  const { institution, branch, holder, number, currency } = account
  const actionsOf = useRowActions()
  return (
    <li className="rounded-control border border-line bg-surface px-4 pt-3 pb-2">
      <h3 className="font-semibold wrap-anywhere tabular-nums">
        {institutionOf(institution)?.name ?? institution} •••• {number.slice(-4)}
      </h3>
      <p className="text-sm wrap-anywhere text-muted">
        {[holder, branch, currencyName(currency)].filter(Boolean).join(', ')}
      </p>
      <AccountState account={account} />
      <div className="mt-1.5 flex flex-wrap gap-2">
        {actionsOf(accountActions, account).map((action) => (
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

/** The payout accounts: add, verify, select and remove, in a sheet over the payouts (OUT-3). */
export function AccountsScreen() {
  const accounts = useMerchantQuery(listBankAccounts)
  const [adding, setAdding] = useState(false)
  const showDialog = useShowDialog()
  const forbids = useForbids()

  return (
    <RouteSheet
      list={pathTo('payouts')}
      title="Payout accounts"
      description="Each currency has its own default account. Payouts go there unless you choose another."
      footer={
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          forbidden={forbids('addBankAccount')}
          onClick={() => setAdding(true)}
        >
          Add payout account
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
          text="Add a bank account or mobile wallet to receive payouts."
        />
      ) : (
        <ul className="grid gap-3">
          {accounts.map((each) => (
            <AccountRow key={each.id} account={each} />
          ))}
        </ul>
      )}
      <AddAccountDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(id) => showDialog((layer) => verifyDialog(id, layer))}
      />
    </RouteSheet>
  )
}
