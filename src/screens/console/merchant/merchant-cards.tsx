import { named } from '#db/text/typed-text.ts'
import { Link } from 'wouter'
import type { MerchantDetails } from '#db/merchants/queries.ts'
import { priorityOf } from '#db/merchants/review-target.ts'
import { isSubmitted, isWaiting, openRequest } from '#db/merchants/rules.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'
import { peopleNoun } from '#db/merchants/company-kinds.ts'
import { peopleTitles } from '#src/rules/business.ts'
import { LazyDocumentPreview } from '#src/screens/shared/documents/document-dialogs.ts'
import { useShown } from '#src/ui/lazy-dialog.tsx'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { pathTo } from '#routes/paths.ts'
import { formatMoment, formatMoney, formatShortDate } from '#db/text/format.ts'
import { documentProgress } from '#src/rules/documents.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import {
  Amount,
  rowTitle,
  TransactionMark,
} from '#src/screens/shared/transactions/transaction-cells.tsx'
import { consoleDetailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardBody, CardEmpty, CardHeader, CardRow } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { RowLink } from '#src/ui/row-link.tsx'
import { reviewPath, useDecisions } from '../shared/applications/application-actions.tsx'

type Suspension = Pick<Merchant, 'suspendedAt' | 'suspensionReason'>

const suspensionText = ({ suspendedAt, suspensionReason }: Suspension): string =>
  [
    suspendedAt !== undefined && `Since ${formatShortDate(suspendedAt)}.`,
    suspensionReason !== undefined && suspensionReason,
  ]
    .filter(Boolean)
    .join(' ')

/** A waiting application with its decisions (ADM-3). */
function DecisionCard(details: MerchantDetails) {
  const { merchant, documents, directors } = details
  const { approve, reject, request } = useDecisions()
  const application = { ...merchant, documents, directors }
  const buttons = useFocusHandedOn<HTMLDivElement>()
  const { paymentLimit, assignee } = merchant
  const facts = [
    documentProgress(details),
    `${priorityOf(merchant)} priority`,
    paymentLimit !== null && `payments up to ${formatMoney(paymentLimit, 'USD')} until approved`,
    openRequest(merchant) && applicationMessages.waitingForMerchant.toLowerCase(),
    assignee !== undefined && `assigned to ${assignee}`,
  ]
  return (
    <Card>
      <CardHeader
        title="Awaiting a decision"
        action={
          <ButtonLink variant="text" size="sm" className="-mr-2" to={reviewPath(merchant)}>
            Review
          </ButtonLink>
        }
      />
      <CardBody className="grid gap-4">
        <p className="text-muted tabular-nums">{facts.filter(Boolean).join(', ')}.</p>
        <div ref={buttons} className="flex flex-wrap gap-2 *:flex-auto md:*:flex-none">
          <Button
            variant="secondary"
            forbidden={request.forbidden}
            onClick={() => request.run(application)}
          >
            Request information
          </Button>
          <Button
            variant="danger-outline"
            forbidden={reject.forbidden}
            onClick={() => reject.run([application])}
          >
            Reject
          </Button>
          <Button
            variant="primary"
            forbidden={approve.forbidden}
            onClick={() => approve.run([application])}
          >
            Approve
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}

/** Explains what stops or limits a merchant's payments, with the decision on it. */
export function RestrictionBanner(details: MerchantDetails) {
  const { merchant } = details
  if (merchant.status === 'suspended')
    return (
      <Banner tone="bad" title="Suspended">
        {suspensionText(merchant)} Payment links are off and payouts are on hold.
      </Banner>
    )
  if (merchant.approvalStatus === 'REJECTED')
    return (
      <Banner tone="bad" title="Application rejected">
        <p className="wrap-anywhere whitespace-pre-line">
          {merchant.rejectionReason ?? applicationMessages.defaultRejectionReason}
        </p>
      </Banner>
    )
  if (!isSubmitted(merchant))
    return (
      <Banner tone="info" title="Application not submitted">
        {merchant.name} can add details and documents. Review starts once it submits.
      </Banner>
    )
  return isWaiting(merchant) ? <DecisionCard {...details} /> : null
}

type PeopleCardProps = Pick<MerchantDetails, 'merchant' | 'people' | 'directors' | 'documents'>

const roles: Record<string, string> = { merchant_admin: 'Merchant admin', merchant_user: 'User' }

interface PersonProps {
  name: string
  text: string
  /** The address of their details; left out where there are none, or the person may not open them. */
  to?: string | undefined
  /** Opens their ID document; left out where there is none. */
  onOpen?: (() => void) | undefined
}

function Person({ name, text, to, onOpen }: PersonProps) {
  return (
    <CardRow className="flex items-center gap-3 py-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <RowLink to={to} className="-my-2.5">
          {name}
        </RowLink>
        <p className="text-sm text-muted wrap-anywhere">{text}</p>
      </div>
      {onOpen && (
        <Button
          variant="text"
          size="sm"
          className="-mr-2 ml-auto"
          aria-label={named`View ID of ${name}`}
          onClick={onOpen}
        >
          View ID
        </Button>
      )}
    </CardRow>
  )
}

export function PeopleCard({ merchant, people, directors, documents }: PeopleCardProps) {
  const mayOpen = useMayOpen()
  const preview = useShown<BusinessDocument>()
  const titles = peopleTitles(merchant)
  return (
    <Card>
      <CardHeader title="People" />
      {people.length + directors.length === 0 && (
        <EmptyState
          level={3}
          art="none"
          title="No people yet"
          text={`The team and the ${peopleNoun(merchant).many} appear here.`}
        />
      )}
      <ul aria-label="Team">
        {people.map(({ id, name, email, role, status }) => (
          <Person
            key={id}
            name={name}
            text={named`${roles[role] ?? role}, ${status}. ${email}`}
            to={mayOpen('console-user') ? pathTo('console-user', { id }) : undefined}
          />
        ))}
      </ul>
      <ul aria-label={titles.many}>
        {directors.map(({ id, name, email, idDocument }) => {
          const paper = documents.find((each) => each.id === idDocument)
          const states = paper ? [] : ['No ID document']
          return (
            <Person
              key={id}
              name={name}
              text={[titles.one, email, ...states].filter(Boolean).join('. ')}
              onOpen={paper && (() => preview.show(paper))}
            />
          )
        })}
      </ul>
      {preview.of && <LazyDocumentPreview document={preview.of} {...preview.layer} />}
    </Card>
  )
}

interface LatestCardProps {
  merchantId: string
  rows: readonly LedgerRow[]
}

export function LatestCard({ merchantId, rows }: LatestCardProps) {
  return (
    <Card>
      <CardHeader
        title="Latest transactions"
        action={
          <ButtonLink
            variant="text"
            size="sm"
            className="-mr-2"
            to={`${pathTo('console-transactions')}?merchant=${merchantId}`}
          >
            View all
          </ButtonLink>
        }
      />
      {rows.length === 0 ? (
        <CardEmpty>No transactions yet.</CardEmpty>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <Link
                to={consoleDetailsPath(row.id)}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-card py-3 -outline-offset-3 hover:bg-hover"
              >
                <span className="min-w-0 flex-[1_1_8rem]">
                  <span className="block truncate font-medium">{rowTitle(row)}</span>
                  <span className="block text-sm text-muted tabular-nums">
                    {row.id} · <span className="whitespace-nowrap">{formatMoment(row.date)}</span>
                  </span>
                </span>
                <span className="ml-auto grid flex-none justify-items-end gap-1">
                  <Amount row={row} />
                  <TransactionMark status={row.status} looks={consoleStatuses} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
