import { KeyRound, Send, ShieldCheck, UserMinus } from 'lucide-react'
import { teamMessages } from '#src/rules/messages/people.ts'
import { LiveRow, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { MemberRow } from './member-row.ts'

const EditDialog = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditMemberDialog)
const RemoveDialog = lazyDialog(
  async () => (await import('./remove-dialog.tsx')).RemoveMemberDialog,
)

/** The actions on a member of the team (TEAM-1). */
export const memberActions: readonly RowAction<MemberRow>[] = [
  {
    id: 'edit',
    label: 'Edit Permissions',
    icon: ShieldCheck,
    action: 'setMemberRole',
    dryRun: ({ name }) => teamMessages.wouldEdit(name),
    dialog: (row, layer) => (
      <LiveRow
        row={row}
        read={async (db) => {
          const member = await db.teamMembers.get(row.id)
          return member && { ...row, ...member }
        }}
      >
        {(member) => <EditDialog member={member} {...layer} />}
      </LiveRow>
    ),
  },
  {
    id: 'resend',
    label: 'Resend Invitation',
    icon: Send,
    action: 'resendInvitation',
    allowed: ({ status }) => status === 'pending',
    run: ({ id, name }, { run }) =>
      run('resendInvitation', id, {
        success: (member) => teamMessages.invitedAgain(member.name),
        dryRun: teamMessages.wouldInviteAgain(name),
      }),
  },
  {
    id: 'password',
    label: 'Reset Password',
    icon: KeyRound,
    action: 'resetMemberPassword',
    // Who was invited has none yet.
    allowed: ({ status }) => status !== 'pending',
    run: ({ id, name }, { run }) =>
      run('resetMemberPassword', id, {
        success: ({ email }) => teamMessages.passwordReset(email),
        dryRun: teamMessages.wouldResetPassword(name),
      }),
  },
  {
    id: 'remove',
    label: 'Remove User',
    icon: UserMinus,
    danger: true,
    action: 'removeMember',
    dryRun: ({ name }) => teamMessages.wouldRemove(name),
    dialog: (member, layer) => <RemoveDialog member={member} {...layer} />,
  },
]
