import { useMemo } from 'react'
import { getMerchantLedger } from '#db/payments/ledger-queries.ts'
import { listPayouts } from '#db/payouts/queries.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { useMerchantQuery, useQuery } from '#src/data/use-query.ts'
import { transactionStatuses } from '#src/rules/transactions.ts'
import { useInvoiceRows } from '#src/screens/dashboard/invoices/list/invoice-rows.ts'
import { useLinkRows } from '#src/screens/dashboard/payment-links/link-rows.ts'
import { memberRows } from '#src/screens/dashboard/users/member-row.ts'
import { useRowActions, type ActionsOf } from '#src/screens/shared/row-actions.tsx'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import {
  detailsPath,
  transactionActions,
  useWithDispute,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useDemoFindings } from './demo-findings.tsx'
import type { LedgerSide } from './ledger-findings.tsx'
import { invoiceFinding, linkFinding, memberFinding, payoutFinding } from './merchant-findings.tsx'
import { PaletteSearch, type PaletteProps } from './palette-search.tsx'
import type { Finding } from './search.ts'

/** The search over a merchant's data, with the actions on its results (NAV-5). */
export function DashboardPalette({ open, ...props }: PaletteProps) {
  // Here, because the search unmounts before a dialog opens.
  const actionsOf = useRowActions()
  const demo = useDemoFindings()
  return (
    <Dialog open={open} onClose={props.onClose} title="Search" size="lg">
      <DashboardSearch {...props} actionsOf={actionsOf} demo={demo} />
    </Dialog>
  )
}

/** Returns the merchant's links, invoices, payouts and people; undefined until all of them are loaded. */
function useRows(actionsOf: ActionsOf) {
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
        ...links.map((each) => linkFinding(each, actionsOf)),
        ...invoices.map((each) => invoiceFinding(each, actionsOf)),
        ...payouts
          // A payout that is only a transaction is found as a transaction.
          .filter(({ id, transactionId }) => id !== transactionId)
          .map((each) => payoutFinding(each, actionsOf)),
        ...memberRows(team, you).map((each) => memberFinding(each, actionsOf)),
      ],
    [links, invoices, payouts, team, you, actionsOf],
  )
}

interface Props extends Omit<PaletteProps, 'open'> {
  actionsOf: ActionsOf
  demo: readonly Finding[]
}

function DashboardSearch({ actionsOf, demo, ...closes }: Props) {
  const source = useMerchantQuery(getMerchantLedger)
  const merchantId = source?.merchantId
  const withDispute = useWithDispute()
  const side = useMemo<LedgerSide>(
    () => ({
      statuses: transactionStatuses,
      pathOf: ({ id }) => detailsPath(id),
      // Choosing the row itself opens its details.
      actionsOf: (row) =>
        actionsOf(transactionActions, withDispute(row), ['download', 'retry', 'refund']),
    }),
    [actionsOf, withDispute],
  )
  return (
    <PaletteSearch
      {...closes}
      area="dashboard"
      placeholder="Payments, people, links, actions"
      owner={merchantId ?? ''}
      rows={useRows(actionsOf)}
      ledger={source?.ledger}
      scope={useMemo(() => ({ merchantId }), [merchantId])}
      side={side}
      demo={demo}
    />
  )
}
