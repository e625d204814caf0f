import { Fragment } from 'react'
import { Link } from 'wouter'
import type { PaymentLink } from '#db/links/schemas.ts'
import { getTransaction, type TransactionDetails as Details } from '#db/payments/queries.ts'
import { isProcessing, leftToRefund } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { Payout } from '#db/payouts/schemas.ts'
import { getPaymentCourse, getPayoutOf, type PaymentCourse } from '#db/payouts/queries.ts'
import { formatComing, formatMoment } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { type MerchantShow, useMerchantQuery, useQuery } from '#src/data/use-query.ts'
import { MerchantBanners } from '#src/screens/shared/disputes/case-and-dispute-banners.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { useSharedLine } from '#src/screens/shared/shared-line.ts'
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
  detailsPath,
  transactionActions,
  useWithDispute,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import { DetailList, DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'
import { useRegisterOpenRow } from '#src/ui/list/open-row.ts'
import { RowSheet, useIdInPath } from '#src/ui/route-sheet.tsx'

/** Returns the address of the paid link: its invoice, or the list of links. */
const originPath = ({ invoiceId }: PaymentLink): string =>
  invoiceId ? pathTo('invoice', { id: invoiceId }) : pathTo('payment-links')

function PayoutLink({ id }: { id: Payout['id'] }) {
  return (
    <Link to={pathTo('payout-details', { id })} className={detailLink}>
      {id}
    </Link>
  )
}

interface CourseProps {
  course: PaymentCourse
  /** When it will be available; undefined once it is. */
  coming: string | undefined
}

/** Says when a payment's money is available, or in which payouts it left. */
function CourseLine({ course: { payouts }, coming }: CourseProps) {
  if (coming !== undefined)
    return <p className="text-sm text-muted tabular-nums">Available {formatComing(coming)}</p>
  if (payouts.length === 0) return null
  return (
    <p className="text-sm text-muted">
      {payouts.every(({ status }) => status === 'paid') ? 'Paid out in ' : 'On its way in '}
      {payouts.map(({ id }, index) => (
        <Fragment key={id}>
          {index > 0 && ' and '}
          <PayoutLink id={id} />
        </Fragment>
      ))}
    </p>
  )
}

/** Amounts, timeline, customer and origin of one transaction. */
function TransactionDetails({ details }: { details: Details }) {
  const { transaction, timeline, refunds, link } = details
  const { id, type, linkId } = transaction
  const facts = transactionFacts(details, detailsPath)
  const shared = useSharedLine(transaction.id)
  const course = useQuery((db) => getPaymentCourse(db, id), [id])
  const now = useMoment(course ? [Date.parse(course.availableAt)] : [])
  const payout = useQuery(
    async (db) => (type === 'payout' ? getPayoutOf(db, transaction) : null),
    [id, type],
  )
  const coming = course && Date.parse(course.availableAt) > now ? course.availableAt : undefined
  return (
    <DetailPanel>
      <TransactionHead transaction={transaction} />
      <MerchantBanners {...details} />
      <div className="grid gap-2">
        <DetailRows look="sums" items={transactionSums(details, 'team')} />
        {course && <CourseLine course={course} coming={coming} />}
      </div>
      <DetailSection title="Timeline">
        <Timeline steps={timeline} transaction={transaction} availableAt={coming} />
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
            payout ? { term: 'Payout', value: <PayoutLink id={payout.id} /> } : facts.reference,
            facts.refundOf,
            course
              ? { term: 'Settlement date', value: formatMoment(course.availableAt) }
              : undefined,
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
            ...shared.map(([term, value]) => ({ term, value })),
          ]}
        />
      </DetailSection>
    </DetailPanel>
  )
}

const looks = {
  view: undefined,
  download: 'secondary',
  whatsapp: 'secondary',
  report: 'primary',
  retry: 'primary',
  refund: 'danger-outline',
} as const
const ids = ['download', 'whatsapp', 'report', 'retry', 'refund'] as const
const likely = ['report', 'retry', 'download', 'refund', 'whatsapp'] as const

/** The actions of the open transaction. */
function DetailsButtons({ transaction }: { transaction: Transaction }) {
  const row = useWithDispute()(transaction)
  const actions = useRowActions()(transactionActions, row, ids)
  useRegisterOpenRow(transaction.id, actions)
  return (
    <SheetButtons
      actions={actions}
      likely={likely}
      look={({ id }) => ({
        variant: looks[id],
        ...(id === 'retry' && {
          pending: isProcessing(transaction),
          pendingLabel: 'Processing',
        }),
      })}
    />
  )
}

const showRefund: MerchantShow<Details | null> = (details, expect) => {
  if (!details) return null
  const [transaction = details.transaction] = expect('transactions', [details.transaction])
  return { ...details, transaction, leftToRefund: leftToRefund(transaction) }
}

/** One transaction, in a sheet over the list with its own address (TXN-2). */
export function TransactionDetailsScreen() {
  const id = useIdInPath()
  const details = useMerchantQuery(
    async (db, merchantId) => {
      const found = await getTransaction(db, id)
      return found?.transaction.merchantId === merchantId ? found : null
    },
    [id],
    showRefund,
  )
  const transaction = details?.transaction

  return (
    <RowSheet
      list={pathTo('transactions')}
      title={id}
      description={transaction?.customer}
      footer={transaction && <DetailsButtons transaction={transaction} />}
      row={details}
      loading="Loading transaction"
      none={{
        title: 'Transaction not found',
        text: 'This business has no transaction with this ID.',
      }}
    >
      {(found) => <TransactionDetails details={found} />}
    </RowSheet>
  )
}
