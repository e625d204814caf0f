import { Link } from 'wouter'
import { zwlPerUsd } from '#db/money.ts'
import { feeOf } from '#db/payments/fees.ts'
import {
  getTransaction,
  getTransactionLog,
  type TransactionDetails as Details,
} from '#db/payments/queries.ts'
import type { FeeRule, Transaction } from '#db/payments/schemas.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#routes/paths.ts'
import { formatMoment, formatMoney, formatPercent } from '#db/text/format.ts'
import { consoleStatuses, transactionStatusLooks } from '#src/rules/transactions.ts'
import { ConsoleBanners } from '#src/screens/shared/disputes/case-and-dispute-banners.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { SheetButtons } from '#src/screens/shared/sheet-buttons.tsx'
import { Timeline } from '#src/screens/shared/transactions/details/timeline.tsx'
import {
  detailLink,
  RefundsSection,
  transactionFacts,
  TransactionHead,
  transactionSums,
} from '#src/screens/shared/transactions/details/transaction-parts.tsx'
import {
  consoleDetailsPath,
  consoleTransactionActions,
  useWithDispute,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import { DetailList, DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'
import { useRegisterOpenRow } from '#src/ui/list/open-row.ts'
import { RowSheet, useIdInPath } from '#src/ui/route-sheet.tsx'

/** The log entries of a transaction; sample data has none. */
function LogSection({ transaction }: { transaction: Transaction }) {
  const { id, merchantId } = transaction
  const entries = useQuery((db) => getTransactionLog(db, { id, merchantId }), [id, merchantId])
  if (!entries?.length) return null
  return (
    <DetailSection title="Activity log">
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line py-2.5 first:border-t-0">
            <p className="font-medium">{entry.action}</p>
            <p className="text-sm wrap-anywhere text-muted tabular-nums">
              {entry.user}, {formatMoment(entry.timestamp)}
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/**
 * Explains a payment's fee as a sum: `2.5% of $45.00 is $1.13, plus $0.20 per payment.` The parts may differ by a cent
 * from the fee, which is rounded once, at the end.
 */
export function feeOrigin(
  { type, amount, currency, history }: Transaction,
  { percentage, fixedFee }: FeeRule,
): string {
  const money = (minor: number) => formatMoney(minor, currency)
  const share = feeOf({ percentage, fixedFee: 0 }, { type, amount, currency })
  const flat = fixedFee * (currency === 'ZWL' ? zwlPerUsd : 1)
  const parts = [
    `${formatPercent(percentage)}% of ${money(amount)} is ${money(share)}`,
    ...(fixedFee === 0 ? [] : [`plus ${money(flat)} per payment`]),
  ]
  // Sample payments have no recorded history.
  const whose = history ? 'Fee on the payment date' : 'Standard fee'
  return `${parts.join(', ')}. ${whose}.`
}

/** The history has separate steps for completed and refunded. */
const stepLooks = { ...consoleStatuses, refunded: transactionStatusLooks.refunded }

/** The platform's view of one transaction: amounts, history, merchant, customer, refunds and log. */
function ConsoleTransactionDetails({ details }: { details: Details }) {
  const { transaction, merchant, timeline, refunds, link } = details
  const { type, status, feeRule, merchantId } = transaction
  const { linkId, failureReason } = transaction
  const mayOpen = useMayOpen()
  const facts = transactionFacts(details, consoleDetailsPath)
  // A failed payment bears no fee.
  const bearsFee = type === 'payment' && status !== 'failed'
  return (
    <DetailPanel>
      <TransactionHead transaction={transaction} looks={consoleStatuses} />
      <ConsoleBanners {...details} />
      <div className="grid gap-2">
        <DetailRows look="sums" items={transactionSums(details, 'staff')} />
        {bearsFee && feeRule && (
          <p className="text-sm text-muted tabular-nums">{feeOrigin(transaction, feeRule)}</p>
        )}
      </div>
      <DetailSection title="Timeline" {...(failureReason && { note: failureReason })}>
        <Timeline steps={timeline} transaction={transaction} looks={stepLooks} />
      </DetailSection>
      <RefundsSection refunds={refunds} pathOf={consoleDetailsPath} />
      <DetailSection title="Details">
        <DetailList
          items={[
            facts.id,
            {
              term: 'Merchant',
              value: mayOpen('merchant') ? (
                <Link to={pathTo('merchant', { id: merchantId })} className={detailLink}>
                  {merchant?.name ?? merchantId}
                </Link>
              ) : (
                (merchant?.name ?? merchantId)
              ),
            },
            facts.customer,
            facts.email,
            facts.phone,
            facts.date,
            facts.type,
            facts.method,
            facts.account,
            facts.refundOf,
            linkId ? { term: 'Payment link', value: link?.name ?? 'Deleted link' } : undefined,
            facts.reference,
          ]}
        />
      </DetailSection>
      <LogSection transaction={transaction} />
    </DetailPanel>
  )
}

/** The sheet already shows the details. */
const ids = ['refund', 'narrow', 'case', 'dispute'] as const
const likely = ['refund', 'case', 'dispute'] as const

/** One transaction of any merchant, in a sheet over the list with its own address (ADM-8). */
export function ConsoleTransactionScreen() {
  const id = useIdInPath()
  const details = useQuery((db) => getTransaction(db, id), [id])
  const actionsOf = useRowActions()
  const withDispute = useWithDispute()
  const isDone = { case: details?.paymentCase, dispute: details?.dispute }
  const transaction = details?.transaction
  const actions =
    transaction &&
    actionsOf(consoleTransactionActions, withDispute(transaction), ids).filter(
      ({ id: act }) => (act !== 'case' && act !== 'dispute') || !isDone[act],
    )
  useRegisterOpenRow(id, actions)
  return (
    <RowSheet
      list={pathTo('console-transactions')}
      title={id}
      description={details?.merchant?.name}
      footer={actions && <SheetButtons actions={actions} likely={likely} />}
      row={details}
      loading="Loading transaction"
      none={{
        title: 'Transaction not found',
        text: 'There is no transaction with this ID.',
      }}
    >
      {(found) => <ConsoleTransactionDetails details={found} />}
    </RowSheet>
  )
}
