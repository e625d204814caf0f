import { FileText, Landmark, Link as LinkIcon, UserRound } from 'lucide-react'
import { useMemo } from 'react'
import type { InvoiceListing } from '#db/invoices/queries.ts'
import { getMerchantLedger } from '#db/payments/ledger-queries.ts'
import { listPayouts, type PayoutListing } from '#db/payouts/queries.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { plainDigits } from '#db/text/phone-number.ts'
import { amountText } from '#db/text/amount.ts'
import { formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useMerchantQuery, useQuery } from '#src/data/use-query.ts'
import { invoiceTitle } from '#src/rules/invoices.ts'
import { transactionStatusLooks } from '#src/rules/transactions.ts'
import { invoiceRowActions } from '#src/screens/dashboard/invoices/invoice-actions.tsx'
import { useInvoiceRows } from '#src/screens/dashboard/invoices/list/invoice-rows.ts'
import { linkRowActions } from '#src/screens/dashboard/payment-links/link-actions.tsx'
import { type LinkRow, useLinkRows } from '#src/screens/dashboard/payment-links/link-rows.ts'
import { memberActions } from '#src/screens/dashboard/users/member-actions.tsx'
import { type MemberRow, memberRows } from '#src/screens/dashboard/users/member-row.ts'
import { payoutRowActions, payoutPath } from '#src/screens/shared/payouts/payout-actions.tsx'
import { type ActionsOf, useRowActions } from '#src/screens/shared/row-actions.tsx'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import {
  detailsPath,
  transactionActions,
  useWithDispute,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useDemoFindings } from './demo-findings.tsx'
import type { LedgerSide } from './ledger-findings.tsx'
import { type PaletteProps, PaletteSearch } from './palette-search.tsx'
import { type Finding, inWords, searched, searchFindings } from './search.ts'

const linkFinding = (link: LinkRow, actionsOf: ActionsOf): Finding => ({
  id: `link ${link.id}`,
  group: 'links',
  label: link.name,
  note: inWords(
    link.amount === null ? 'Custom amount' : formatMoney(link.amount, link.currency),
    link.draft ? 'draft' : link.status,
    link.path,
  ),
  icon: <LinkIcon aria-hidden />,
  texts: searched(
    link.name,
    link.id,
    link.path,
    link.amount === null ? null : amountText(link.amount),
  ),
  path: searchFindings(pathTo('payment-links'), link.name),
  actions: () => actionsOf(linkRowActions, link),
})

const invoiceFinding = (invoice: InvoiceListing, actionsOf: ActionsOf): Finding => ({
  id: `invoice ${invoice.id}`,
  group: 'invoices',
  label: invoiceTitle(invoice),
  note: inWords(
    formatMoney(invoice.total, invoice.currency),
    invoice.customer.name,
    invoice.status,
  ),
  icon: <FileText aria-hidden />,
  texts: searched(
    invoiceTitle(invoice),
    invoice.id,
    invoice.customer.name,
    amountText(invoice.total),
    invoice.customer.email,
    plainDigits(invoice.customer.phone),
  ),
  path: pathTo('invoice', { id: invoice.id }),
  actions: () => actionsOf(invoiceRowActions, invoice),
})

const payoutFinding = (payout: PayoutListing, actionsOf: ActionsOf): Finding => ({
  id: `payout ${payout.id}`,
  group: 'payouts',
  label: payout.id,
  note: inWords(
    formatMoney(payout.amount, payout.currency),
    payout.destination,
    payout.status.replace('-', ' '),
  ),
  icon: <Landmark aria-hidden />,
  texts: searched(payout.id, payout.destination, amountText(payout.amount)),
  path: payoutPath(payout),
  // Choosing the row itself opens its details.
  actions: () => actionsOf(payoutRowActions, payout, ['pdf', 'csv', 'whatsapp', 'cancel']),
})

const memberFinding = (member: MemberRow, actionsOf: ActionsOf): Finding => ({
  id: `member ${member.id}`,
  group: 'people',
  label: member.name,
  note: inWords(member.email, member.role),
  icon: <UserRound aria-hidden />,
  texts: searched(member.name, member.email, member.role),
  path: searchFindings(pathTo('users'), member.name),
  actions: () => actionsOf(memberActions, member),
})

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
      statuses: transactionStatusLooks,
      pathOf: ({ id }) => detailsPath(id),
      // Choosing the row itself opens its details.
      actionsOf: (row) =>
        actionsOf(transactionActions, withDispute(row), [
          'download',
          'whatsapp',
          'report',
          'retry',
          'refund',
        ]),
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
