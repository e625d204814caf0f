import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import type { CheckedState, PaymentCheck } from '#db/payments/check-payment.ts'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { paidBy } from '#db/payments/rules.ts'
import { countOf, formatMoment, formatMomentWithin, formatMoney } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { methodTiles, transactionTypeLabels } from '#src/rules/transactions.ts'
import { TransactionHead } from '#src/screens/shared/transactions/details/transaction-parts.tsx'
import { detailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import {
  Amount,
  rowTitle,
  TransactionMark,
} from '#src/screens/shared/transactions/transaction-cells.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'

type Verdict = Required<Pick<ComponentProps<typeof Banner>, 'tone' | 'title'>> & { text: string }

const verdicts: Record<CheckedState, (row: LedgerRow) => Verdict> = {
  paid: ({ date }) => ({
    tone: 'ok',
    title: `Received ${formatMomentWithin(date)}`,
    text: 'Compare the name and the amount, then hand over the goods.',
  }),
  earlier: ({ date }) => ({
    tone: 'wait',
    title: `Received earlier: ${formatMomentWithin(date)}`,
    text: 'If it was for another purchase, ask for a new payment.',
  }),
  'other-amount': ({ amount, currency }) => ({
    tone: 'bad',
    title: 'Different amount',
    text: `You received ${formatMoney(amount, currency)}. The customer shows another amount. Don’t hand over the goods until it is right.`,
  }),
  'part-refunded': ({ amount, refunded, currency }) => ({
    tone: 'wait',
    title: 'Partly refunded',
    text: `${formatMoney(refunded, currency)} of ${formatMoney(amount, currency)} was returned to the customer.`,
  }),
  refunded: () => ({
    tone: 'bad',
    title: 'Already refunded',
    text: 'The money was returned to the customer. Ask for a new payment.',
  }),
  pending: () => ({
    tone: 'wait',
    title: 'Not received yet',
    text: 'This payment is pending. Keep the goods until this page says it was received.',
  }),
  failed: ({ failureReason }) => ({
    tone: 'bad',
    title: 'Payment failed',
    text: `${failureReason === undefined ? '' : `${failureReason}. `}You were not paid. Don’t hand over the goods.`,
  }),
  'not-payment': ({ type }) => ({
    tone: 'bad',
    title: 'Not a payment to you',
    text: `This is a ${transactionTypeLabels[type].toLowerCase()}. Ask for the reference of the payment.`,
  }),
}

/** What a check says, and what to do next. */
function verdictOf(check: PaymentCheck): Verdict {
  switch (check.kind) {
    case 'payment':
      return verdicts[check.state](check.row)
    case 'possible':
      return {
        tone: 'wait',
        title: `${countOf(check.total, 'payment')} may match`,
        text: `${check.unknown === null ? '' : `No payment has the reference ${check.unknown.toUpperCase()}. `}Compare the name, amount and time, or ask for the reference on the customer’s receipt.`,
      }
    case 'not-found':
      return {
        tone: 'bad',
        title: 'No payment found',
        text: `${check.unknown === null ? '' : `You have no payment ${check.unknown.toUpperCase()}. `}Don’t hand over the goods. Ask for the reference on the customer’s receipt, or scan the code on their phone.`,
      }
    case 'not-recorded':
      return {
        tone: 'wait',
        title: 'Not recorded yet',
        text: 'This code is from a customer’s phone. Record the payment to see whether it is genuine.',
      }
    case 'nothing-to-find':
      return {
        tone: 'info',
        title: 'Nothing to look for',
        text: 'Enter a reference, a message with an amount, or a phone number.',
      }
  }
}

function CheckedPayment({ row }: { row: LedgerRow }) {
  const { id, date, customer, customerFee, currency, paymentMethod, account, reference } = row
  const paidWith = [methodTiles[paymentMethod].name, account].filter(Boolean).join(' ')
  return (
    <Card padded className="grid gap-4">
      <TransactionHead transaction={row} />
      <DetailRows
        look="lines"
        items={[
          ['Customer', customer],
          ['Date', formatMoment(date)],
          ...(customerFee === undefined
            ? []
            : [['Customer paid', formatMoney(paidBy(row), currency)] as const]),
          ['Paid with', paidWith],
          ...(reference === '' ? [] : [['Reference', reference] as const]),
          ['Transaction ID', id],
        ]}
      />
      <ButtonLink to={detailsPath(id)} variant="secondary" block>
        Open payment
      </ButtonLink>
    </Card>
  )
}

function PossiblePayments({ rows, total }: Extract<PaymentCheck, { kind: 'possible' }>) {
  return (
    <Card>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-b border-line last:border-b-0">
            <Link
              href={detailsPath(row.id)}
              className="flex min-h-17 flex-wrap items-center gap-x-3 px-5 py-2 hover:bg-hover"
            >
              <span className="min-w-0 flex-[1_1_9rem]">
                <span className="block font-medium wrap-anywhere">{rowTitle(row)}</span>{' '}
                <span className="block text-sm wrap-anywhere text-muted tabular-nums">
                  {formatMoment(row.date)} · {isolated(row.reference || row.id)}
                </span>
              </span>{' '}
              <span className="ml-auto grid justify-items-end gap-0.5">
                <Amount row={row} /> <TransactionMark status={row.status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="border-t border-line px-5 py-3 text-sm text-muted">
          The newest {rows.length} of {countOf(total, 'payment')}
        </p>
      )}
    </Card>
  )
}

/** What the ledger knows of what the customer shows. A pending payment that arrives changes it at once. */
export function CheckResult({ check }: { check: PaymentCheck }) {
  const { tone, title, text } = verdictOf(check)
  return (
    <>
      <div role="status">
        <Banner tone={tone} title={title}>
          {text}
        </Banner>
      </div>
      {check.kind === 'payment' && <CheckedPayment row={check.row} />}
      {check.kind === 'possible' && <PossiblePayments {...check} />}
    </>
  )
}
