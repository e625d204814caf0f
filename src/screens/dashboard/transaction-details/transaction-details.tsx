import { Link } from 'wouter'
import type { PaymentLink } from '#db/links/schemas.ts'
import type { TransactionDetails as Details } from '#db/payments/queries.ts'
import { formatDateTime, formatFeeRule, formatMoney } from '#src/rules/format.ts'
import { methodTiles, transactionTypes } from '#src/rules/transactions.ts'
import { pathTo } from '#src/routes/paths.ts'
import { MerchantMatters } from '#src/screens/shared/matters/matter-banners.tsx'
import { Timeline } from '#src/screens/shared/transactions/details/timeline.tsx'
import {
  Copyable,
  detailLink,
  OtherTransaction,
  RefundsSection,
  TransactionHead,
} from '#src/screens/shared/transactions/details/transaction-parts.tsx'
import { detailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { DetailList, DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'

/** Returns the address of the paid link: its invoice, or the list of links. */
const originPath = ({ invoiceId }: PaymentLink): string =>
  invoiceId ? pathTo('invoice', { id: invoiceId }) : pathTo('payment-links')

/** Amounts, timeline, customer and origin of one transaction. */
export function TransactionDetails({ details }: { details: Details }) {
  const { transaction, net, timeline, refunds, leftToRefund, refundedPayment } = details
  const { id, type, status, currency, amount, fee, feeRule, refunded, paymentMethod } = transaction
  const { customer, account, reference, linkId, date, refundOf } = transaction
  const money = (minor: number) => formatMoney(minor, currency)
  const sums: [string, string][] = [['Amount', money(amount)]]
  if (type === 'payment') {
    sums.push(
      [feeRule ? `Fee (${formatFeeRule(feeRule)})` : 'Fee', money(-fee)],
      [status === 'failed' ? 'You would have received' : 'You receive', money(net)],
    )
    if (refunded > 0)
      sums.push(['Refunded', money(-refunded)], ['Left to refund', money(leftToRefund)])
  }
  return (
    <DetailPanel>
      <TransactionHead transaction={transaction} />
      <MerchantMatters {...details} />
      <DetailRows look="sums" items={sums} />
      <DetailSection title="Timeline">
        <Timeline steps={timeline} processing={transaction.settlesAt !== undefined} />
      </DetailSection>
      <RefundsSection refunds={refunds} pathOf={detailsPath} />
      <DetailSection title="Details">
        <DetailList
          items={[
            {
              term: 'Transaction ID',
              value: <Copyable label="transaction ID" text={id} />,
              wide: true,
            },
            { term: 'Date & Time', value: formatDateTime(date) },
            { term: 'Type', value: transactionTypes[type] },
            { term: 'Customer', value: customer },
            { term: 'Payment method', value: methodTiles[paymentMethod].name },
            ...(account ? [{ term: 'Account', value: account }] : []),
            ...(reference
              ? [
                  {
                    term: type === 'refund' ? 'Reason' : 'Reference',
                    value: <Copyable label="reference" text={reference} />,
                    wide: true,
                  },
                ]
              : []),
            ...(refundOf
              ? [
                  {
                    term: 'Refund of',
                    value: refundedPayment ? (
                      <OtherTransaction id={refundOf} pathOf={detailsPath} />
                    ) : (
                      refundOf
                    ),
                  },
                ]
              : []),
            ...(linkId
              ? [
                  {
                    term: details.link?.invoiceId ? 'Invoice' : 'Payment link',
                    value: details.link ? (
                      <Link to={originPath(details.link)} className={detailLink}>
                        {details.link.name}
                      </Link>
                    ) : (
                      'A link that is deleted'
                    ),
                  },
                ]
              : []),
          ]}
        />
      </DetailSection>
    </DetailPanel>
  )
}
