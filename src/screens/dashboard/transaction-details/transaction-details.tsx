import { Copy } from 'lucide-react'
import { Link } from 'wouter'
import type { PaymentLink } from '#db/model/payment-link.ts'
import type { TransactionDetails as Details } from '#db/queries/get-transaction.ts'
import { formatDateTime, formatFeeRule, formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { transactionTypes } from '#src/rules/transactions.ts'
import { pathTo } from '#src/routes/paths.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-say.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-badge.tsx'
import { detailsPath } from '#src/screens/shared/transactions/use-transaction-doers.ts'
import { DetailList, DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { Timeline } from './timeline.tsx'

const link = 'font-medium text-primary-text underline underline-offset-4'

function Copyable({ label, text }: { label: string; text: string }) {
  return (
    <span className="-my-2.5 flex items-center justify-between gap-1">
      <span className="wrap-anywhere">{text}</span>
      <IconButton
        label={`Copy ${label}`}
        icon={<Copy aria-hidden />}
        onClick={() => void copyAndSay(text)}
      />
    </span>
  )
}

/** Another transaction's details, in place of these. */
function Other({ id }: { id: string }) {
  return (
    <Link to={detailsPath(id, location.search)} replace state={history.state} className={link}>
      {id}
    </Link>
  )
}

/** Where the link that was paid stands: with its invoice, or among the links. */
const originPath = ({ invoiceId }: PaymentLink): string =>
  invoiceId ? pathTo('invoice', { id: invoiceId }) : pathTo('payment-links')

/** Amounts, timeline, customer and origin of one transaction. */
export function TransactionDetails({ details }: { details: Details }) {
  const { transaction, net, timeline, refunds, leftToRefund, refundedPayment } = details
  const { id, type, status, currency, amount, fee, feeRule, refunded, paymentMethod } = transaction
  const { customer, account, reference, linkId, date, refundOf } = transaction
  const { name, text, tone } = methodTiles[paymentMethod]
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <MonogramTile text={text} tone={tone} />
        <Amount row={transaction} className="flex-1 text-3xl" />
        <TransactionBadge status={status} />
      </div>
      <DetailRows look="sums" items={sums} />
      <DetailSection title="Timeline">
        <Timeline steps={timeline} processing={transaction.settlesAt !== undefined} />
      </DetailSection>
      {refunds.length > 0 && (
        <DetailSection title="Refunds">
          <ul>
            {refunds.map((refund) => (
              <li
                key={refund.id}
                className="flex items-start justify-between gap-3 border-t border-line py-2.5 first:border-t-0"
              >
                <div className="min-w-0">
                  <Other id={refund.id} />
                  <p className="text-sm wrap-anywhere text-muted">
                    {formatDateTime(refund.date)}
                    {refund.reference && `, ${refund.reference}`}
                  </p>
                </div>
                <Amount row={refund} />
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
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
            { term: 'Payment method', value: name },
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
                    value: refundedPayment ? <Other id={refundOf} /> : refundOf,
                  },
                ]
              : []),
            ...(linkId
              ? [
                  {
                    term: details.link?.invoiceId ? 'Invoice' : 'Payment link',
                    value: details.link ? (
                      <Link to={originPath(details.link)} className={link}>
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
