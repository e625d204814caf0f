import { Link } from 'wouter'
import type { TransactionDetails as Details } from '#db/payments/queries.ts'
import { formatDateTime, formatFeeRule, formatMoney } from '#src/rules/format.ts'
import { pathTo } from '#src/routes/paths.ts'
import {
  consoleStatuses,
  methodTiles,
  transactionMoney,
  transactionStatuses,
  transactionTypes,
} from '#src/rules/transactions.ts'
import { ConsoleMatters } from '#src/screens/shared/matters/matter-banners.tsx'
import { Timeline } from '#src/screens/shared/transactions/details/timeline.tsx'
import {
  Copyable,
  detailLink,
  OtherTransaction,
  RefundsSection,
  TransactionHead,
} from '#src/screens/shared/transactions/details/transaction-parts.tsx'
import { consoleDetailsPath } from '#src/screens/shared/transactions/use-console-transaction-doers.ts'
import { DetailList, DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'
import { feeOrigin } from './fee-origin.ts'
import { LogSection } from './log-section.tsx'

/** A course has steps of its own for what was completed and for what went back. */
const stepLooks = { ...consoleStatuses, refunded: transactionStatuses.refunded }

/** What the platform knows of one transaction: its sums, course, merchant, customer, refunds and log. */
export function ConsoleTransactionDetails({ details }: { details: Details }) {
  const { transaction, merchant, net, timeline, refunds, refundedPayment, link } = details
  const { id, type, status, currency, fee, feeRule, refunded, merchantId } = transaction
  const { customer, account, reference, linkId, date, refundOf, failureReason } = transaction
  const money = (minor: number) => formatMoney(minor, currency)
  const sums: [string, string][] = [['Amount', transactionMoney(transaction)]]
  if (type === 'payment') {
    sums.push(
      [feeRule ? `Fee (${formatFeeRule(feeRule)})` : 'Fee', money(-fee)],
      [status === 'failed' ? 'Merchant would have received' : 'Merchant receives', money(net)],
    )
    if (refunded > 0) sums.push(['Refunded', money(-refunded)])
  }
  return (
    <DetailPanel>
      <TransactionHead transaction={transaction} looks={consoleStatuses} />
      <ConsoleMatters {...details} />
      <div className="grid gap-2">
        <DetailRows look="sums" items={sums} />
        {feeRule && (
          <p className="text-sm text-muted tabular-nums">{feeOrigin(transaction, feeRule)}</p>
        )}
      </div>
      <DetailSection title="Timeline" {...(failureReason && { note: failureReason })}>
        <Timeline
          steps={timeline}
          processing={transaction.settlesAt !== undefined}
          looks={stepLooks}
        />
      </DetailSection>
      <RefundsSection refunds={refunds} pathOf={consoleDetailsPath} />
      <DetailSection title="Details">
        <DetailList
          items={[
            {
              term: 'Transaction ID',
              value: <Copyable label="transaction ID" text={id} />,
              wide: true,
            },
            {
              term: 'Merchant',
              value: (
                <Link to={pathTo('merchant', { id: merchantId })} className={detailLink}>
                  {merchant?.name ?? merchantId}
                </Link>
              ),
            },
            { term: 'Customer', value: customer },
            { term: 'Date & Time', value: formatDateTime(date) },
            { term: 'Type', value: transactionTypes[type] },
            { term: 'Payment method', value: methodTiles[transaction.paymentMethod].name },
            ...(account ? [{ term: 'Account', value: account }] : []),
            ...(refundOf
              ? [
                  {
                    term: 'Refund of',
                    value: refundedPayment ? (
                      <OtherTransaction id={refundOf} pathOf={consoleDetailsPath} />
                    ) : (
                      refundOf
                    ),
                  },
                ]
              : []),
            ...(linkId
              ? [{ term: 'Payment link', value: link?.name ?? 'A link that is deleted' }]
              : []),
            ...(reference
              ? [
                  {
                    term: type === 'refund' ? 'Reason' : 'Reference',
                    value: <Copyable label="reference" text={reference} />,
                    wide: true,
                  },
                ]
              : []),
          ]}
        />
      </DetailSection>
      <LogSection transaction={transaction} />
    </DetailPanel>
  )
}
