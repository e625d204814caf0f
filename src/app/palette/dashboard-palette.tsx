import { useEffect, useRef, useState } from 'react'
import { useInvoiceDoers } from '#src/screens/dashboard/invoices/use-invoice-doers.ts'
import { useLinkDoers } from '#src/screens/dashboard/payment-links/use-link-doers.ts'
import { useMemberDoers } from '#src/screens/dashboard/users/use-member-doers.ts'
import { usePayoutDoers } from '#src/screens/shared/payouts/use-payout-doers.ts'
import { useTransactionDoers } from '#src/screens/shared/transactions/use-transaction-doers.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { ActingDialogs, type Opened } from './acting-dialogs.tsx'
import { DashboardSearch } from './dashboard-search.tsx'
import type { PaletteProps } from './palette-props.ts'

/** What does the actions of everything that a merchant's side finds; the forms that they need open over the page. */
function useDoing(open: (opened: Opened) => void) {
  return {
    transactions: useTransactionDoers((id) => open({ kind: 'refund', id })),
    payouts: usePayoutDoers(),
    links: useLinkDoers((dialog, id) => open({ kind: 'link', dialog, id })),
    invoices: useInvoiceDoers((dialog, id) => open({ kind: 'invoice', dialog, id })),
    members: useMemberDoers((dialog, id) => open({ kind: 'member', dialog, id })),
  }
}

export type Doing = ReturnType<typeof useDoing>

/** The search over all that is one merchant's, and what can be done with it (spec §2 dashboard). */
export function DashboardPalette({ open, ...props }: PaletteProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const latest = useDoing(setOpened)
  const doing = useRef(latest)
  useEffect(() => {
    doing.current = latest
  })
  return (
    <>
      <Dialog open={open} onClose={props.onClose} title="Search" size="lg">
        <DashboardSearch {...props} doing={doing} />
      </Dialog>
      <ActingDialogs opened={opened} onClose={() => setOpened(null)} onOpen={setOpened} />
    </>
  )
}
