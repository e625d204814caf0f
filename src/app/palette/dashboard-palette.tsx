import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { getMerchantLedger } from '#db/payments/ledger-queries.ts'
import { listPayouts } from '#db/payouts/queries.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { useQuery } from '#src/data/use-query.ts'
import { transactionStatuses } from '#src/rules/transactions.ts'
import { useInvoiceRows } from '#src/screens/dashboard/invoices/list/use-invoice-rows.ts'
import { useInvoiceDoers } from '#src/screens/dashboard/invoices/use-invoice-doers.ts'
import { useLinkDoers } from '#src/screens/dashboard/payment-links/use-link-doers.ts'
import { useLinkRows } from '#src/screens/dashboard/payment-links/use-link-rows.ts'
import { memberRows } from '#src/screens/dashboard/users/member-row.ts'
import { useMemberDoers } from '#src/screens/dashboard/users/use-member-doers.ts'
import { usePayoutDoers } from '#src/screens/shared/payouts/use-payout-doers.ts'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { transactionActions } from '#src/screens/shared/transactions/transaction-actions.ts'
import {
  detailsPath,
  useTransactionDoers,
} from '#src/screens/shared/transactions/use-transaction-doers.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { ActingDialogs, type Opened } from './acting-dialogs.tsx'
import type { LedgerSide } from './ledger-findings.tsx'
import { invoiceFinding, linkFinding, memberFinding, payoutFinding } from './merchant-findings.tsx'
import { PaletteSearch, type PaletteProps } from './palette-search.tsx'

/** Returns the functions behind the actions in a merchant's search; their forms open over the page. */
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

/** The search over a merchant's data, with the actions on its results (spec §2 dashboard). */
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

type Doers = RefObject<Doing>

/** Returns the merchant's links, invoices, payouts and people; undefined until all of them are loaded. */
function useRows(doing: Doers) {
  const links = useLinkRows()
  const invoices = useInvoiceRows()
  const payouts = useMerchantQuery(listPayouts)?.payouts
  const team = useTeam()
  const you = useQuery(getMerchantPersona)?.memberId
  return useMemo(
    () =>
      links &&
      invoices &&
      payouts &&
      team && [
        ...links.map((each) => linkFinding(each, () => doing.current.links)),
        ...invoices.map((each) => invoiceFinding(each, () => doing.current.invoices)),
        ...payouts
          // A payout that is only a transaction is found as a transaction.
          .filter(({ id, transactionId }) => id !== transactionId)
          .map((each) => payoutFinding(each, () => doing.current.payouts)),
        ...memberRows(team, you).map((each) => memberFinding(each, () => doing.current.members)),
      ],
    [links, invoices, payouts, team, you, doing],
  )
}

interface Props extends Omit<PaletteProps, 'open'> {
  doing: Doers
}

export function DashboardSearch({ doing, ...closes }: Props) {
  const source = useMerchantQuery(getMerchantLedger)
  const merchantId = source?.merchantId
  const side = useMemo<LedgerSide>(
    () => ({
      statuses: transactionStatuses,
      pathOf: ({ id }) => detailsPath(id),
      // Choosing the row itself opens its details.
      actionsOf: (row) =>
        actionsFor(transactionActions, row, doing.current.transactions, [
          'download',
          'retry',
          'refund',
        ]),
    }),
    [doing],
  )
  return (
    <PaletteSearch
      {...closes}
      area="dashboard"
      placeholder="Payments, people, links, actions"
      owner={merchantId ?? ''}
      rows={useRows(doing)}
      ledger={source?.ledger}
      scope={useMemo(() => ({ merchantId }), [merchantId])}
      side={side}
    />
  )
}
