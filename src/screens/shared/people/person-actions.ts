import { Ban, CircleCheck, Eye, KeyRound, Send, ShieldCheck, UserX } from 'lucide-react'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'
import type { PersonDialog, PersonRow } from './person-row.ts'

export interface PersonDoers extends Forbidding {
  view: (person: PersonRow) => void
  open: (dialog: PersonDialog, person: PersonRow) => void
  resetPassword: (person: PersonRow) => void
  reinstate: (person: PersonRow) => void
  activate: (person: PersonRow) => void
  resend: (person: PersonRow) => void
}

/** Returns why a person's role can't be changed. */
function fixedRole({ held, role, name, side, status }: PersonRow): string | undefined {
  if (held) return held
  if (role === null) return `${name} has no role on the staff any more.`
  return side === 'merchant' && status === 'inactive'
    ? `${name} has left the team of their merchant.`
    : undefined
}

const notActive = ({ name, status }: PersonRow): string | undefined =>
  status === 'active' ? undefined : `${name} is ${status}, and can’t sign in.`

/** Actions on a person, in every list (spec §2 Users, Admin users). */
const shared: readonly RowAction<PersonRow, PersonDoers>[] = [
  {
    id: 'details',
    label: 'View Details',
    icon: Eye,
    run: (person, { view }) => view(person),
  },
  {
    id: 'edit',
    label: 'Edit Permissions',
    icon: ShieldCheck,
    forbidden: ({ forbids }) => forbids('setUserRole'),
    off: fixedRole,
    run: (person, { open }) => open('edit', person),
  },
  {
    id: 'password',
    label: 'Reset Password',
    icon: KeyRound,
    forbidden: ({ forbids }) => forbids('resetUserPassword'),
    run: (person, { resetPassword }) => resetPassword(person),
  },
]

export const userActions: readonly RowAction<PersonRow, PersonDoers>[] = [
  ...shared,
  {
    id: 'reinstate',
    label: 'Reinstate User',
    icon: CircleCheck,
    allowed: ({ status }) => status === 'suspended',
    forbidden: ({ forbids }) => forbids('reinstateUser'),
    off: ({ held }) => held,
    run: (person, { reinstate }) => reinstate(person),
  },
  {
    id: 'suspend',
    label: 'Suspend User',
    icon: Ban,
    danger: true,
    allowed: ({ status }) => status !== 'suspended',
    forbidden: ({ forbids }) => forbids('suspendUser'),
    off: (person) => person.held ?? notActive(person),
    run: (person, { open }) => open('suspend', person),
  },
]

export const adminActions: readonly RowAction<PersonRow, PersonDoers>[] = [
  ...shared,
  {
    id: 'resend',
    label: 'Resend Invitation',
    icon: Send,
    allowed: ({ status }) => status === 'pending',
    forbidden: ({ forbids }) => forbids('resendAdminInvitation'),
    run: (person, { resend }) => resend(person),
  },
  {
    id: 'activate',
    label: 'Activate',
    icon: CircleCheck,
    allowed: ({ status }) => status === 'inactive' || status === 'suspended',
    forbidden: ({ forbids }) => forbids('setAdminActive'),
    off: ({ held, name, status }) =>
      held ?? (status === 'suspended' ? `${name} is suspended: see Users Management.` : undefined),
    run: (person, { activate }) => activate(person),
  },
  {
    id: 'deactivate',
    label: 'Deactivate',
    icon: UserX,
    danger: true,
    allowed: ({ status }) => status === 'active' || status === 'pending',
    forbidden: ({ forbids }) => forbids('setAdminActive'),
    off: ({ held }) => held,
    run: (person, { open }) => open('deactivate', person),
  },
]
