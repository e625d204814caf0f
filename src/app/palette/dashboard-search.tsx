import { useMemo, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { getMerchantLedger } from '#db/queries/get-merchant-ledger.ts'
import { getMerchantPersona } from '#db/queries/get-persona.ts'
import { listPayouts } from '#db/queries/list-payouts.ts'
import { useForbids } from '#src/data/forbids.ts'
import { useMerchantQuery } from '#src/data/use-merchant-query.ts'
import { useQuery } from '#src/data/use-query.ts'
import { transactionStatuses } from '#src/rules/transactions.ts'
import { useInvoiceRows } from '#src/screens/dashboard/invoices/list/use-invoice-rows.ts'
import { useLinkRows } from '#src/screens/dashboard/payment-links/use-link-rows.ts'
import { memberRows } from '#src/screens/dashboard/users/member-row.ts'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { transactionActions } from '#src/screens/shared/transactions/transaction-actions.ts'
import { detailsPath } from '#src/screens/shared/transactions/use-transaction-doers.ts'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { useFollow } from '../keys/use-follow.ts'
import type { Doing } from './dashboard-palette.tsx'
import { foundInLedger, type LedgerSide } from './ledger-findings.tsx'
import { invoiceFinding, linkFinding, memberFinding, payoutFinding } from './merchant-findings.tsx'
import { deviceFindings } from './device-findings.tsx'
import { PaletteBox } from './palette-box.tsx'
import type { PaletteProps } from './palette-props.ts'
import { screenFindings } from './screen-findings.tsx'
import { useRecentTransactions } from './use-recent-transactions.ts'
import { useTyped } from './use-typed.ts'
import { useViewFindings } from './use-view-findings.ts'

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

/** What is typed, and what it finds of one merchant's. */
export function DashboardSearch({ doing, onClose, onKeys }: Props) {
  const typing = useTyped()
  const { words } = typing
  const [here] = useLocation()
  const forbids = useForbids()
  const follow = useFollow()
  const source = useMerchantQuery(getMerchantLedger)
  const owner = source?.merchantId ?? ''
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
  const view = useViewFindings()
  const rows = useRows(doing)
  const { recent, transactions } = useRecentTransactions(owner, side)
  const found = useMemo(
    () => source && foundInLedger(source.ledger, words, { merchantId: source.merchantId }, side),
    [source, words, side],
  )
  const screens = screenFindings('dashboard', { forbids, follow, here })

  return (
    <PaletteBox
      {...typing}
      placeholder="Payments, people, links, actions"
      findings={
        rows &&
        found && {
          all: [...view, ...screens, ...rows, ...deviceFindings(onKeys)],
          ledger: found,
          before: transactions,
        }
      }
      owner={owner}
      recent={recent}
      onClose={onClose}
    />
  )
}
