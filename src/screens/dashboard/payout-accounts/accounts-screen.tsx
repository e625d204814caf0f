import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listBankAccounts } from '#db/payouts/queries.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { RouteSheet } from '#src/ui/route-sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { AccountRow } from './account-row.tsx'
import { useAccountDoers } from './use-account-doers.ts'

const AddAccountDialog = lazyDialog(() => import('./add-account-dialog.tsx'), 'AddAccountDialog', {
  keepsState: true,
})
const VerifyDialog = lazyDialog(() => import('./verify-dialog.tsx'), 'VerifyDialog')
const RemoveDialog = lazyDialog(() => import('./remove-dialog.tsx'), 'RemoveDialog')

/** The accounts that payouts go to: added, verified, chosen and removed, in a sheet over the payouts (spec §2). */
export function AccountsScreen() {
  const accounts = useMerchantQuery(listBankAccounts)
  const [opened, setOpened] = useState<'add' | 'verify' | 'remove' | null>(null)
  const [about, setAbout] = useState('')
  const found = accounts?.find(({ id }) => id === about)
  // A removed one is still there while its dialog leaves.
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
