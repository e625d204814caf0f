import { Link } from 'wouter'
import type { PaymentLink } from '#db/links/schemas.ts'
import type { TransactionDetails as Details } from '#db/payments/queries.ts'
import { formatFeeRule, formatMoney } from '#src/rules/format.ts'
import { pathTo } from '#src/routes/paths.ts'
import { MerchantBanners } from '#src/screens/shared/disputes/case-and-dispute-banners.tsx'
import { Timeline } from '#src/screens/shared/transactions/details/timeline.tsx'
import {
  amountSums,
  detailLink,
  RefundsSection,
  transactionFacts,
  TransactionHead,
} from '#src/screens/shared/transactions/details/transaction-parts.tsx'
import { detailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { DetailList, DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'

/** Returns the address of the paid link: its invoice, or the list of links. */
const originPath = ({ invoiceId }: PaymentLink): string =>
  invoiceId ? pathTo('invoice', { id: invoiceId }) : pathTo('payment-links')

/** Amounts, timeline, customer and origin of one transaction. */
export function TransactionDetails({ details }: { details: Details }) {
  const { transaction, net, timeline, refunds, leftToRefund, link } = details
  const { type, status, currency, fee, feeRule, refunded, linkId } = transaction
  const facts = transactionFacts(details, detailsPath)
  const money = (minor: number) => formatMoney(minor, currency)
  const sums = amountSums(transaction)
  // A failed payment bears no fee.
  if (type === 'payment' && status !== 'failed') {
    sums.push(
      [feeRule ? `Fee (${formatFeeRule(feeRule)})` : 'Fee', money(-fee)],
      ['You receive', money(net)],
    )
    if (refunded > 0)
      sums.push(['Refunded', money(-refunded)], ['Left to refund', money(leftToRefund)])
  }
  return (
    <DetailPanel>
      <TransactionHead transaction={transaction} />
      <MerchantBanners {...details} />
      <DetailRows look="sums" items={sums} />
      <DetailSection title="Timeline">
        <Timeline steps={timeline} processing={transaction.settlesAt !== undefined} />
      </DetailSection>
      <RefundsSection refunds={refunds} pathOf={detailsPath} />
      <DetailSection title="Details">
        <DetailList
          items={[
            facts.id,
            facts.date,
            facts.type,
            facts.customer,
            facts.email,
            facts.phone,
            facts.method,
            facts.account,
            facts.reference,
            facts.refundOf,
            linkId
              ? {
                  term: link?.invoiceId ? 'Invoice' : 'Payment link',
                  value: link ? (
                    <Link to={originPath(link)} className={detailLink}>
                      {link.name}
                    </Link>
                  ) : (
                    'Deleted link'
                  ),
                }
              : undefined,
          ]}
        />
      </DetailSection>
    </DetailPanel>
  )
}
