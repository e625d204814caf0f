import { FileText, Landmark, Link as LinkIcon, UserRound } from 'lucide-react'
import type { InvoiceListing } from '#db/invoices/queries.ts'
import type { PayoutListing } from '#db/payouts/queries.ts'
import { amountText } from '#src/rules/amount.ts'
import { formatMoney } from '#src/rules/format.ts'
import { invoiceTitle } from '#src/rules/invoices.ts'
import { pathTo } from '#src/routes/paths.ts'
import { invoiceActions } from '#src/screens/dashboard/invoices/invoice-actions.tsx'
import { linkActions } from '#src/screens/dashboard/payment-links/link-actions.tsx'
import type { LinkRow } from '#src/screens/dashboard/payment-links/link-rows.ts'
import { memberActions } from '#src/screens/dashboard/users/member-actions.tsx'
import type { MemberRow } from '#src/screens/dashboard/users/member-row.ts'
import { payoutActions, payoutPath } from '#src/screens/shared/payouts/payout-actions.tsx'
import type { ActionsOf } from '#src/screens/shared/row-actions.tsx'
import { type Finding, inWords, lower, searchIn } from './search.ts'

export const linkFinding = (link: LinkRow, actionsOf: ActionsOf): Finding => ({
  id: `link ${link.id}`,
  group: 'links',
  label: link.name,
  note: inWords(
    link.amount === null ? 'Custom amount' : formatMoney(link.amount, link.currency),
    link.draft ? 'draft' : link.status,
    link.path,
  ),
  icon: <LinkIcon aria-hidden />,
  texts: lower(
    link.name,
    link.id,
    link.path,
    link.amount === null ? null : amountText(link.amount),
  ),
  path: searchIn(pathTo('payment-links'), link.name),
  actions: () => actionsOf(linkActions, link),
})

export const invoiceFinding = (invoice: InvoiceListing, actionsOf: ActionsOf): Finding => ({
  id: `invoice ${invoice.id}`,
  group: 'invoices',
  label: invoiceTitle(invoice),
  note: inWords(
    formatMoney(invoice.total, invoice.currency),
    invoice.customer.name,
    invoice.status,
  ),
  icon: <FileText aria-hidden />,
  texts: lower(invoiceTitle(invoice), invoice.id, invoice.customer.name, amountText(invoice.total)),
  path: pathTo('invoice', { id: invoice.id }),
  actions: () => actionsOf(invoiceActions, invoice),
})

export const payoutFinding = (payout: PayoutListing, actionsOf: ActionsOf): Finding => ({
  id: `payout ${payout.id}`,
  group: 'payouts',
  label: payout.id,
  note: inWords(
    formatMoney(payout.amount, payout.currency),
    payout.destination,
    payout.status.replace('-', ' '),
  ),
  icon: <Landmark aria-hidden />,
  texts: lower(payout.id, payout.destination, amountText(payout.amount)),
  path: payoutPath(payout),
  // Choosing the row itself opens its details.
  actions: () => actionsOf(payoutActions, payout, ['pdf', 'csv', 'cancel']),
})

export const memberFinding = (member: MemberRow, actionsOf: ActionsOf): Finding => ({
  id: `member ${member.id}`,
  group: 'people',
  label: member.name,
  note: inWords(member.email, member.role),
  icon: <UserRound aria-hidden />,
  texts: lower(member.name, member.email, member.role),
  path: searchIn(pathTo('users'), member.name),
  actions: () => actionsOf(memberActions, member),
})
