import { KeyRound, Send, ShieldCheck, UserMinus } from 'lucide-react'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'
import type { MemberDialog, MemberRow } from './member-row.ts'

export interface MemberDoers extends Forbidding {
  open: (dialog: MemberDialog, member: MemberRow) => void
  resend: (member: MemberRow) => void
  resetPassword: (member: MemberRow) => void
}

/** What can be done with a member of the team (spec §2 User Manager). */
export const memberActions: readonly RowAction<MemberRow, MemberDoers>[] = [
  {
    id: 'edit',
    label: 'Edit Permissions',
    icon: ShieldCheck,
    forbidden: ({ forbids }) => forbids('setMemberRole'),
    run: (member, { open }) => open('edit', member),
  },
  {
    id: 'resend',
    label: 'Resend Invitation',
    icon: Send,
    allowed: ({ status }) => status === 'pending',
    forbidden: ({ forbids }) => forbids('resendInvitation'),
    run: (member, { resend }) => resend(member),
  },
  {
    id: 'password',
    label: 'Reset Password',
    icon: KeyRound,
    // Who was invited has none yet.
    allowed: ({ status }) => status !== 'pending',
    forbidden: ({ forbids }) => forbids('resetMemberPassword'),
    run: (member, { resetPassword }) => resetPassword(member),
  },
  {
    id: 'remove',
    label: 'Remove User',
    icon: UserMinus,
    danger: true,
    forbidden: ({ forbids }) => forbids('removeMember'),
    run: (member, { open }) => open('remove', member),
  },
]
