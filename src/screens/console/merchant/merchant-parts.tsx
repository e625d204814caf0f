import { Link } from 'wouter'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { isWaiting } from '#db/merchants/application-queries.ts'
import type { MerchantDetails } from '#db/merchants/queries.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { pathTo } from '#src/routes/paths.ts'
import { changeLine } from '#src/rules/activity-text.ts'
import { businessSizes, businessTypes } from '#src/rules/business.ts'
import { countOf, formatDate, formatMoment, formatMoney } from '#src/rules/format.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { approvalStatuses } from '#src/rules/transactions.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import { ReviewedDocuments } from '../shared/reviewed-documents.tsx'
import { reviewSummary } from '../shared/review.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { LatestCard } from './latest-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { PeopleCard } from './people-card.tsx'

const given = (text: string) => text.trim() || 'Not provided'
const when = (instant: string | null) => (instant ? formatMoment(instant) : 'Not yet')

/** The merchant's profile and its standing with the platform (ADM-2). */
function ProfileCard({ merchant }: { merchant: Merchant }) {
  return (
    <Card>
      <CardHeader title="Profile" />
      <div className="px-5 pb-5 md:px-6 md:pb-6">
        <DetailList
          items={[
            { term: 'Business Type', value: businessTypes[merchant.type] },
            { term: 'Business Size', value: businessSizes[merchant.size] },
            { term: 'Email', value: given(merchant.email) },
            { term: 'Support Email', value: given(merchant.supportEmail) },
            { term: 'Phone', value: given(merchant.phone) },
            { term: 'Website', value: given(merchant.website) },
            { term: 'Registration Number', value: given(merchant.registrationNumber) },
            { term: 'Registration Type', value: given(merchant.registrationType) },
            { term: 'Address', value: given(merchant.address), wide: true },
            { term: 'Description', value: given(merchant.description), wide: true },
            { term: 'Approval Status', value: approvalStatuses[merchant.approvalStatus].label },
            {
              term: 'Payment limit',
              value:
                merchant.paymentLimit === null
                  ? 'No limit'
                  : formatMoney(merchant.paymentLimit, 'USD'),
            },
            { term: 'Created', value: when(merchant.createdDate) },
            { term: 'Joined', value: when(merchant.joinDate) },
          ]}
        />
      </div>
    </Card>
  )
}

interface Props {
  entries: readonly ActivityLogEntry[]
  /** The number of entries in all. */
  count: number
}

function ActivityCard({ entries, count }: Props) {
  return (
    <Card>
      <CardHeader
        title="Activity"
        action={
          count > entries.length && (
            <span className="text-subtle tabular-nums">{`The last ${entries.length} of ${count}`}</span>
          )
        }
      />
      {count === 0 && <p className="px-5 pb-5 text-muted md:px-6">No activity yet.</p>}
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line px-5 py-3 md:px-6">
            <p className="font-medium wrap-anywhere">{entry.action}</p>
            <p className="text-sm text-muted tabular-nums">
              {entry.user} · {formatMoment(entry.timestamp)}
            </p>
            {changeLine(entry) && (
              <p className="text-sm wrap-anywhere text-muted">{changeLine(entry)}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type Standing = Pick<Merchant, 'suspendedAt' | 'suspensionReason'>

const suspensionText = ({ suspendedAt, suspensionReason }: Standing): string =>
  [
    suspendedAt !== undefined && `Since ${formatDate(suspendedAt)}.`,
    suspensionReason !== undefined && suspensionReason,
  ]
    .filter(Boolean)
    .join(' ')

/** Explains what stops or limits a merchant's payments, with a link to where that is decided. */
function StandingBanner({ merchant }: { merchant: Merchant }) {
  if (merchant.status === 'suspended')
    return (
      <Banner tone="bad" title="Suspended">
        {suspensionText(merchant)} Payment links are off and payouts are on hold.
      </Banner>
    )
  if (merchant.approvalStatus === 'REJECTED')
    return (
      <Banner tone="bad" title="Application rejected">
        {merchant.rejectionReason ?? applicationMessages.defaultRejectionReason}
      </Banner>
    )
  if (!isWaiting(merchant)) return null
  return (
    <Banner tone="wait" title="Application awaiting review">
      It can take payments up to its limit until then.{' '}
      <Link
        to={pathTo('pending-merchants')}
        className="-my-3 py-3 font-semibold text-primary-text underline underline-offset-4"
      >
        Open the queue
      </Link>
    </Banner>
  )
}

const monthName = (month: number) =>
  new Date(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

type VolumeCardProps = Pick<MerchantDetails, 'months' | 'volume'>

function VolumeCard({ months, volume }: VolumeCardProps) {
  const [first] = months
  return (
    <Card>
      <CardHeader title="Volume" action={<span className="text-subtle">Last 30 days</span>} />
      <div className="px-5 pb-5 md:px-6">
        <p className="text-3xl font-semibold tabular-nums">{formatMoney(volume.amount, 'USD')}</p>
        <p className="mb-4 text-sm text-muted">
          Customer payments <InclConverted of="Volume" total={volume.amount} part={volume.zwl} />
        </p>
        <ColumnChart
          caption={`By month, ${first ? monthName(first.month) : ''} to this month`}
          heads={['Month', 'Volume']}
          points={months.map(({ month, amount, payments }) => ({
            label: monthName(month),
            value: amount,
            text: `${formatMoney(amount, 'USD')}, ${countOf(payments, 'payment')}`,
          }))}
        />
      </div>
    </Card>
  )
}

export function MerchantParts({ details }: { details: MerchantDetails }) {
  const { merchant, documents, directors, people, notes } = details
  return (
    <div className="grid gap-4">
      <StandingBanner merchant={merchant} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <div className="grid min-w-0 gap-4">
          <VolumeCard {...details} />
          <LatestCard merchantId={merchant.id} rows={details.latest} />
          <Card>
            <CardHeader title="Documents" action={reviewSummary(documents)} />
            <div className="px-5 pb-3 md:px-6">
              <ReviewedDocuments
                documents={documents}
                decidable={merchant.approvalStatus !== 'REJECTED'}
              />
            </div>
          </Card>
          <ProfileCard merchant={merchant} />
        </div>
        <div className="grid min-w-0 gap-4">
          <NotesCard merchantId={merchant.id} notes={notes} />
          <PeopleCard people={people} directors={directors} />
          <ActivityCard entries={details.activity} count={details.activityCount} />
        </div>
      </div>
    </div>
  )
}
