import { useState } from 'react'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import type { InvoiceDialog } from '#src/screens/dashboard/invoices/invoice-actions.ts'
import { InvoiceDialogs } from '#src/screens/dashboard/invoices/invoice-dialogs.tsx'
import { LinkDialogs } from '#src/screens/dashboard/payment-links/link-dialogs.tsx'
import type { LinkDialog } from '#src/screens/dashboard/payment-links/link-row.ts'
import { useLinkRows } from '#src/screens/dashboard/payment-links/use-link-rows.ts'
import { memberRows, type MemberDialog } from '#src/screens/dashboard/users/member-row.ts'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const RefundDialog = lazyDialog(
  async () => (await import('#src/screens/shared/transactions/refund-dialog.tsx')).RefundDialog,
)
const EditDialog = lazyDialog(
  async () => (await import('#src/screens/dashboard/users/edit-dialog.tsx')).EditDialog,
)
const RemoveDialog = lazyDialog(
  async () => (await import('#src/screens/dashboard/users/remove-dialog.tsx')).RemoveDialog,
)

/** The form or question that a row's action needs. */
export type Opened =
  | { kind: 'refund'; id: string }
  | { kind: 'link'; dialog: LinkDialog; id: string }
  | { kind: 'invoice'; dialog: InvoiceDialog; id: string }
  | { kind: 'member'; dialog: MemberDialog; id: string }

interface Props {
  opened: Opened | null
  onClose: () => void
  onOpen: (opened: Opened) => void
}

/** Returns the last value that was not empty, because the dialog about a deleted row is still closing. */
function useLast<Value>(value: Value | null | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return value ?? last ?? undefined
}

interface LinkActing {
  id: string
  dialog: LinkDialog | null
  onClose: () => void
  onOpen: Props['onOpen']
}

function LinkActing({ id, dialog, onClose, onOpen }: LinkActing) {
  const link = useLast(useLinkRows()?.find((each) => each.id === id))
  if (!link) return null
  const showMade = (made: string) => onOpen({ kind: 'link', dialog: 'made', id: made })
  return <LinkDialogs link={link} opened={dialog} onClose={onClose} onMade={showMade} />
}

interface MemberActing {
  id: string
  dialog: MemberDialog | null
  onClose: () => void
}

function MemberActing({ id, dialog, onClose }: MemberActing) {
  const team = useTeam()
  const you = useQuery(getMerchantPersona)?.memberId
  const member = useLast(team && memberRows(team, you).find((each) => each.id === id))
  if (!member || !team) return null
  return (
    <>
      <EditDialog member={member} groups={team.groups} open={dialog === 'edit'} onClose={onClose} />
      <RemoveDialog member={member} open={dialog === 'remove'} onClose={onClose} />
    </>
  )
}

/** The dialogs of actions chosen in the search, over any screen. */
export function ActingDialogs({ opened, onClose, onOpen }: Props) {
  const last = useLast(opened)
  if (!last) return null
  const { id } = last
  const shared = { key: `${last.kind} ${id}`, id, onClose }
  const dialogOf = <Dialog,>(dialog: Dialog): Dialog | null => (opened ? dialog : null)
  if (last.kind === 'refund') return <RefundDialog {...shared} open={opened !== null} />
  if (last.kind === 'link')
    return <LinkActing {...shared} dialog={dialogOf(last.dialog)} onOpen={onOpen} />
  if (last.kind === 'invoice') return <InvoiceDialogs {...shared} opened={dialogOf(last.dialog)} />
  return <MemberActing {...shared} dialog={dialogOf(last.dialog)} />
}
