import { Ban, CircleCheck, Eye, KeyRound, Send, ShieldCheck, UserX } from 'lucide-react'
import { listPeople } from '#db/people/queries.ts'
import { pathTo } from '#routes/paths.ts'
import { peopleMessages, teamMessages } from '#src/rules/messages/people.ts'
import { LiveRow, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { overList } from '#src/ui/route-sheet.tsx'
import { idsOf, type PersonRow } from './person-columns.tsx'

const RoleDialog = lazyDialog(async () => (await import('./role-dialog.tsx')).RoleDialog)
const SuspendDialog = lazyDialog(
  async () => (await import('./take-access-dialogs.tsx')).SuspendPersonDialog,
)
const DeactivateDialog = lazyDialog(
  async () => (await import('./take-access-dialogs.tsx')).DeactivateDialog,
)

/** Returns why a person's role can't be changed. */
function fixedRole({ held, role, name, side, status }: PersonRow): string | undefined {
  if (held) return held
  if (role === null) return `${name} no longer has a staff role.`
  return side === 'merchant' && status === 'inactive'
    ? `${name} is no longer on their merchant’s team.`
    : undefined
}

const notActive = ({ name, status }: PersonRow): string | undefined =>
  status === 'active' ? undefined : `${name} is ${status} and can’t log in.`

/** Actions on a person, in every list (ADM-4). */
const sharedActions = (details: 'console-user' | 'admin-user'): RowAction<PersonRow>[] => [
  {
    id: 'view',
    label: 'View Details',
    icon: Eye,
    run: (person, { navigate }) => {
      const [id = ''] = idsOf(person)
      whenLayersClosed(() =>
        navigate(pathTo(details, { id }) + location.search, { state: overList }),
      )
    },
  },
  {
    id: 'edit',
    label: 'Edit Permissions',
    icon: ShieldCheck,
    action: 'setUserRole',
    off: fixedRole,
    dryRun: ({ name }) => teamMessages.wouldEdit(name),
    dialog: (row, layer) => (
      <LiveRow
        row={row}
        read={async (db) => {
          const person = (await listPeople(db)).find(({ id }) => id === row.id)
          return person && { ...row, ...person }
        }}
      >
        {(person) => <RoleDialog person={person} {...layer} />}
      </LiveRow>
    ),
  },
  {
    id: 'password',
    label: 'Reset Password',
    icon: KeyRound,
    action: 'resetUserPassword',
    run: ({ id, name }, { run }) =>
      run('resetUserPassword', id, {
        success: ({ email }) => teamMessages.passwordReset(email),
        dryRun: teamMessages.wouldResetPassword(name),
      }),
  },
]

/** Sends an invitation again, to the staff or to a merchant's team. */
const resend: RowAction<PersonRow> = {
  id: 'resend',
  label: 'Resend Invitation',
  icon: Send,
  action: 'resendInvitation',
  allowed: ({ status }) => status === 'pending',
  run: ({ admin, member, name }, { run }) => {
    const words = {
      success: (invited: { name: string }) => teamMessages.invitedAgain(invited.name),
      dryRun: teamMessages.wouldInviteAgain(name),
    }
    if (admin) return run('resendAdminInvitation', admin.id, words)
    return member && run('resendInvitation', member.id, words)
  },
}

export const userActions: readonly RowAction<PersonRow>[] = [
  ...sharedActions('console-user'),
  resend,
  {
    id: 'reinstate',
    label: 'Reactivate User',
    icon: CircleCheck,
    action: 'reinstateUser',
    allowed: ({ status }) => status === 'suspended',
    off: ({ held }) => held,
    run: ({ id, name }, { run }) =>
      run('reinstateUser', id, {
        success: (user) => peopleMessages.reinstated(user.name),
        dryRun: peopleMessages.wouldReinstate(name),
      }),
  },
  {
    id: 'suspend',
    label: 'Suspend User',
    icon: Ban,
    danger: true,
    action: 'suspendUser',
    allowed: ({ status }) => status !== 'suspended',
    off: (person) => person.held ?? notActive(person),
    dialog: (person, layer) => <SuspendDialog person={person} {...layer} />,
  },
]

export const adminActions: readonly RowAction<PersonRow>[] = [
  ...sharedActions('admin-user'),
  resend,
  {
    id: 'activate',
    label: 'Activate',
    icon: CircleCheck,
    action: 'setAdminActive',
    allowed: ({ status }) => status === 'inactive' || status === 'suspended',
    off: ({ held, name, status }) =>
      held ??
      (status === 'suspended'
        ? `${name} is suspended. Reactivate them in Users Management.`
        : undefined),
    run: ({ admin, name }, { run }) =>
      admin &&
      run(
        'setAdminActive',
        { id: admin.id, active: true },
        {
          success: (activated) => peopleMessages.activated(activated.name),
          dryRun: peopleMessages.wouldActivate(name),
        },
      ),
  },
  {
    id: 'deactivate',
    label: 'Deactivate',
    icon: UserX,
    danger: true,
    action: 'setAdminActive',
    allowed: ({ status }) => status === 'active' || status === 'pending',
    off: ({ held }) => held,
    dialog: (person, layer) => <DeactivateDialog person={person} {...layer} />,
  },
]
