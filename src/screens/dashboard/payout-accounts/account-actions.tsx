import { BadgeCheck, Star, Trash2 } from 'lucide-react'
import { accountName } from '#db/payouts/institutions.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { LiveRow, type RowAction } from '#src/screens/shared/row-actions.tsx'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const VerifyDialog = lazyDialog(async () => (await import('./verify-dialog.tsx')).VerifyDialog)
const RemoveDialog = lazyDialog(
  async () => (await import('./remove-dialog.tsx')).RemoveAccountDialog,
)

/** Renders the dialog that verifies an account; live, because the third wrong answer locks the account. */
export const verifyDialog = (id: string, layer: DialogLayer, row?: BankAccount) => (
  <LiveRow row={row} read={(db) => db.bankAccounts.get(id)}>
    {(account) => <VerifyDialog account={account} {...layer} />}
  </LiveRow>
)

/** The actions on an account. */
export const accountActions: readonly RowAction<BankAccount, 'verify' | 'default' | 'remove'>[] = [
  {
    id: 'verify',
    label: 'Verify',
    icon: BadgeCheck,
    action: 'verifyBankAccount',
    allowed: ({ status }) => status === 'unverified',
    dialog: (account, layer) => verifyDialog(account.id, layer, account),
  },
  {
    id: 'default',
    label: 'Make default',
    icon: Star,
    action: 'setDefaultAccount',
    allowed: ({ status, isDefault }) => status === 'verified' && !isDefault,
    run: ({ id }, { run }) =>
      run('setDefaultAccount', id, {
        success: (account) => payoutMessages.defaultChosen(accountName(account), account.currency),
        dryRun: payoutMessages.wouldChooseDefault,
      }),
  },
  {
    id: 'remove',
    label: 'Remove',
    icon: Trash2,
    danger: true,
    action: 'removeBankAccount',
    dryRun: (account) => payoutMessages.wouldRemove(accountName(account)),
    dialog: (account, layer) => <RemoveDialog account={account} {...layer} />,
  },
]
