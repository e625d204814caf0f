import { peopleNoun } from '#db/merchants/company-kinds.ts'
import type { MerchantDetails } from '#db/merchants/queries.ts'
import { priorityOf } from '#db/merchants/review-target.ts'
import { isSubmitted, isWaiting, openRequest } from '#db/merchants/rules.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'
import { countOf, formatMoney, formatShortDate } from '#db/text/format.ts'
import { isolated, named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { peopleTitles } from '#src/rules/business.ts'
import { disputeReasonNames, disputeStatuses } from '#src/rules/cases.ts'
import { documentProgress, documentsToReview } from '#src/rules/documents.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { LazyDocumentPreview } from '#src/screens/shared/documents/document-dialogs.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardBody, CardEmpty, CardHeader, CardRow } from '#src/ui/card.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { useShown } from '#src/ui/lazy-dialog.tsx'
import { LinkRow, RowLine } from '#src/ui/list/row-lines.tsx'
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

const roles: Record<string, string> = { merchant_admin: 'Merchant admin', merchant_user: 'User' }

interface PersonProps {
  name: string
  /** The lines below the name. */
  lines: readonly string[]
  /** The address of their details; left out where there are none, or the person may not open them. */
  to?: string | undefined
  /** Opens their ID document; left out where there is none. */
  onOpen?: (() => void) | undefined
}

function Person({ name, lines, to, onOpen }: PersonProps) {
  return (
    <CardRow className="flex items-center gap-3 py-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <RowLink to={to} className="-my-2.5">
          {name}
        </RowLink>
        {lines.map((line) => (
          <p key={line} className="text-sm text-muted wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      {onOpen && (
        <Button
          variant="text"
          size="sm"
          className="-mr-2 ml-auto flex-none"
          aria-label={named`View ID of ${name}`}
          onClick={onOpen}
        >
          View ID
        </Button>
      )}
    </CardRow>
  )
}

/** Those who log in for the merchant. */
export function TeamCard({ people }: Pick<MerchantDetails, 'people'>) {
  const mayOpen = useMayOpen()
  return (
    <Card>
      <CardHeader title="Team" />
      {people.length === 0 && <CardEmpty>No team members yet.</CardEmpty>}
      <ul aria-label="Team">
        {people.map(({ id, name, email, role, status }) => (
          <Person
            key={id}
            name={name}
            lines={[`${roles[role] ?? role}, ${status}`, email]}
            to={mayOpen('console-user') ? pathTo('console-user', { id }) : undefined}
          />
        ))}
      </ul>
    </Card>
  )
}

/** Those who answer for the business, with their ID documents. */
export function DirectorsCard({
  merchant,
  directors,
  documents,
}: Pick<MerchantDetails, 'merchant' | 'directors' | 'documents'>) {
  const preview = useShown<BusinessDocument>()
  const { many } = peopleTitles(merchant)
  return (
    <Card>
      <CardHeader title={many} />
      {directors.length === 0 && <CardEmpty>No {peopleNoun(merchant).many} yet.</CardEmpty>}
      <ul aria-label={many}>
        {directors.map(({ id, name, email, idDocument }) => {
          const paper = documents.find((each) => each.id === idDocument)
          return (
            <Person
              key={id}
              name={name}
              lines={[email, paper ? '' : 'No ID document'].filter(Boolean)}
              onOpen={paper && (() => preview.show(paper))}
            />
          )
        })}
      </ul>
      {preview.of && <LazyDocumentPreview document={preview.of} {...preview.layer} />}
    </Card>
  )
}

interface AttentionProps {
  details: MerchantDetails
  /** The address of the documents. */
  documents: string
}

/** What waits for staff: new documents of a decided application, open cases and disputes; nothing where none does. */
export function AttentionCard({ details, documents }: AttentionProps) {
  const { openCases, openDisputes } = details
  const mayOpen = useMayOpen()
  const cases = mayOpen('cases') ? openCases : []
  const disputes = mayOpen('console-disputes') ? openDisputes : []
  const toReview = isWaiting(details.merchant) ? [] : documentsToReview(details)
  if (toReview.length + cases.length + disputes.length === 0) return null
  return (
    <Card>
      <CardHeader title="Needs attention" />
      <ul>
        {toReview.length > 0 && (
          <LinkRow
            to={documents}
            name={`${countOf(toReview.length, 'document')} to review`}
            end={<Badge tone="wait">Pending</Badge>}
          >
            <RowLine>{toReview.map(({ name }) => isolated(name)).join(', ')}</RowLine>
          </LinkRow>
        )}
        {cases.map(({ id, transactionId, openedAt }) => (
          <LinkRow
            key={id}
            to={`${pathTo('cases')}?q=${id}`}
            name={`Case ${id}`}
            end={<Badge tone="wait">Open</Badge>}
          >
            <RowLine>
              {transactionId} · {formatShortDate(openedAt)}
            </RowLine>
          </LinkRow>
        ))}
        {disputes.map(({ id, status, reason, amount, currency }) => (
          <LinkRow
            key={id}
            to={pathTo('console-dispute', { id })}
            name={`Dispute ${id}, ${formatMoney(amount, currency)}`}
            end={<Badge tone={disputeStatuses[status].tone}>{disputeStatuses[status].label}</Badge>}
          >
            <RowLine>{disputeReasonNames[reason]}</RowLine>
          </LinkRow>
        ))}
      </ul>
    </Card>
  )
}
