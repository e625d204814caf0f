import { Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import type { TransactionDetails } from '#db/payments/queries.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { paidBy } from '#db/payments/rules.ts'
import { formatFeeRule, formatMoment, formatMoney } from '#db/text/format.ts'
import { payoutInWords } from '#src/rules/statement.ts'
import { methodTiles, transactionMoney, transactionTypeLabels } from '#src/rules/transactions.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { DetailSection } from '#src/ui/detail-panel.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { Amount, TransactionBadge } from '#src/screens/shared/transactions/transaction-cells.tsx'

export const detailLink = 'font-medium text-primary-text underline underline-offset-4'

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

interface OtherProps {
  id: Transaction['id']
  pathOf: (id: string, query?: string) => string
}

function OtherTransaction({ id, pathOf }: OtherProps) {
  return (
    <Link to={pathOf(id, location.search)} replace state={history.state} className={detailLink}>
      {id}
    </Link>
  )
}

interface HeadProps extends Pick<ComponentProps<typeof TransactionBadge>, 'looks'> {
  transaction: Transaction
}

export function TransactionHead({ transaction, looks }: HeadProps) {
  const { text, tone } = methodTiles[transaction.paymentMethod]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <MonogramTile text={text} tone={tone} />
      <Amount row={transaction} className="flex-1 text-3xl" />
      <TransactionBadge status={transaction.status} {...(looks && { looks })} />
    </div>
  )
}

type Sums = [term: string, value: string][]

/** Returns a transaction's amount, or what its customer paid and the customer fee in it; a failed payment bears none. */
export function amountSums(transaction: Transaction): Sums {
  const { customerFee, currency, status } = transaction
  if (customerFee === undefined || status === 'failed')
    return [['Amount', transactionMoney(transaction)]]
  return [
    ['Customer pays', formatMoney(paidBy(transaction), currency)],
    ['Customer fee', formatMoney(-customerFee, currency)],
  ]
}

/** Who reads the details: the merchant, or the platform's staff. */
type Reader = 'team' | 'staff'

const merchantWords = {
  team: { receives: 'You receive', keeps: 'You keep' },
  staff: { receives: 'Merchant receives', keeps: 'Merchant keeps' },
} as const

/**
 * Returns a transaction's amount and what becomes of it: what its customer paid, the fees, what was given back, and what the
 * merchant receives or keeps of it. A failed payment bears no fee.
 */
export function transactionSums(
  { transaction, net, leftToRefund }: TransactionDetails,
  reader: Reader,
): Sums {
  const { type, status, fee, feeRule, currency, refunded } = transaction
  const money = (minor: number) => formatMoney(minor, currency)
  if (type === 'payout')
    return payoutInWords(
      { ...transaction, status: status === 'failed' ? 'failed' : 'paid' },
      merchantWords[reader].receives,
    )
  const sums = amountSums(transaction)
  if (type !== 'payment' || status === 'failed') return sums
  const { receives, keeps } = merchantWords[reader]
  sums.push([feeRule ? `Fee (${formatFeeRule(feeRule)})` : 'Fee', money(-fee)])
  if (refunded === 0) sums.push([receives, money(net)])
  else sums.push(['Refunded', money(-refunded)], [keeps, money(net - refunded)])
  if (reader === 'team' && refunded > 0 && leftToRefund > 0)
    sums.push(['Left to refund', money(leftToRefund)])
  return sums
}

interface RefundsProps extends Pick<OtherProps, 'pathOf'> {
  refunds: readonly Transaction[]
}

/** Refunds of a payment; nothing if there are none. */
export function RefundsSection({ refunds, pathOf }: RefundsProps) {
  if (refunds.length === 0) return null
  return (
    <DetailSection title="Refunds">
      <ul>
        {refunds.map((refund) => (
          <li
            key={refund.id}
            className="flex items-start justify-between gap-3 border-t border-line py-2.5 first:border-t-0"
          >
            <div className="min-w-0">
              <OtherTransaction id={refund.id} pathOf={pathOf} />
              <p className="text-sm wrap-anywhere text-muted">
                {formatMoment(refund.date)}
                {refund.reference && `, ${refund.reference}`}
              </p>
            </div>
            <Amount row={refund} />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

const reason = (reference: string, type: Transaction['type']) => ({
  term: type === 'refund' ? 'Reason' : 'Reference',
  value: <Copyable label="reference" text={reference} />,
  wide: true,
})

/** The rows of a transaction's details by name; a list leaves out those that are undefined. */
export function transactionFacts(
  { transaction, refundedPayment }: TransactionDetails,
  pathOf: OtherProps['pathOf'],
) {
  const { id, date, type, customer, customerEmail, customerPhone } = transaction
  const { paymentMethod, account, reference, refundOf } = transaction
  return {
    id: {
      term: 'Transaction ID',
      value: <Copyable label="transaction ID" text={id} />,
      wide: true,
    },
    date: { term: 'Date & Time', value: formatMoment(date) },
    type: { term: 'Type', value: transactionTypeLabels[type] },
    // A payout's is the business itself.
    customer: type === 'payout' ? undefined : { term: 'Customer', value: customer },
    email: customerEmail ? { term: 'Customer email', value: customerEmail, wide: true } : undefined,
    phone: customerPhone ? { term: 'Customer phone', value: customerPhone } : undefined,
    method: { term: 'Payment method', value: methodTiles[paymentMethod].name },
    account: account ? { term: 'Account', value: account } : undefined,
    reference: reference ? reason(reference, type) : undefined,
    refundOf: refundOf
      ? {
          term: 'Refund of',
          value: refundedPayment ? <OtherTransaction id={refundOf} pathOf={pathOf} /> : refundOf,
        }
      : undefined,
  }
}
