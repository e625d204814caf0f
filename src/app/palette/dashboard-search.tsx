import { useMemo, type RefObject } from 'react'
import { getMerchantLedger } from '#db/payments/ledger-queries.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { listPayouts } from '#db/payouts/queries.ts'
import { useMerchantQuery, useQuery } from '#src/data/use-query.ts'
import { transactionStatuses } from '#src/rules/transactions.ts'
import { useInvoiceRows } from '#src/screens/dashboard/invoices/list/use-invoice-rows.ts'
import { useLinkRows } from '#src/screens/dashboard/payment-links/use-link-rows.ts'
import { memberRows } from '#src/screens/dashboard/users/member-row.ts'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { transactionActions } from '#src/screens/shared/transactions/transaction-actions.ts'
import { detailsPath } from '#src/screens/shared/transactions/use-transaction-doers.ts'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import type { Doing } from './dashboard-palette.tsx'
import type { LedgerSide } from './ledger-findings.tsx'
import { invoiceFinding, linkFinding, memberFinding, payoutFinding } from './merchant-findings.tsx'
import type { PaletteProps } from './palette-props.ts'
import { PaletteSearch } from './palette-search.tsx'

type Doers = RefObject<Doing>

/** The merchant's links, invoices, payouts and people; undefined until all of them are read. */
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
          // One without a course of its own is found as a transaction.
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

/** The search over all that is one merchant's. */
export function DashboardSearch({ doing, ...closes }: Props) {
  const source = useMerchantQuery(getMerchantLedger)
  const merchantId = source?.merchantId
  const side = useMemo<LedgerSide>(
    () => ({
      statuses: transactionStatuses,
      pathOf: ({ id }) => detailsPath(id),
      // The row itself is the way to its details.
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
