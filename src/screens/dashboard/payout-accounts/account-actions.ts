import { BadgeCheck, Star, Trash2 } from 'lucide-react'
import type { BankAccount } from '#db/payouts/schemas.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'
import type { AccountDoers } from './use-account-doers.ts'

/** What can be done with an account. */
export const accountActions: readonly RowAction<
  BankAccount,
  AccountDoers,
  'verify' | 'default' | 'remove'
>[] = [
  {
    id: 'verify',
    label: 'Verify',
    icon: BadgeCheck,
    allowed: ({ status }) => status === 'unverified',
    forbidden: ({ forbids }) => forbids('verifyBankAccount'),
    run: (account, { verify }) => verify(account),
  },
  {
    id: 'default',
    label: 'Make default',
    icon: Star,
    allowed: ({ status, isDefault }) => status === 'verified' && !isDefault,
    forbidden: ({ forbids }) => forbids('setDefaultAccount'),
    run: (account, { makeDefault }) => makeDefault(account),
  },
  {
    id: 'remove',
    label: 'Remove',
    icon: Trash2,
    danger: true,
    forbidden: ({ forbids }) => forbids('removeBankAccount'),
    run: (account, { remove }) => remove(account),
  },
]
