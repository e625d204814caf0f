import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { isSubmitted, isWaiting } from '#db/merchants/rules.ts'
import type { MerchantDetails } from '#db/merchants/queries.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { useLacking } from '#src/data/actor.ts'
import { changeLine } from '#src/rules/activity-text.ts'
import { businessSizes, businessTypes, orNotProvided } from '#src/rules/business.ts'
import { documentProgress } from '#src/rules/documents.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { applicationLook } from '#src/rules/transactions.ts'
import { InformationThread } from '#src/screens/shared/information-thread.tsx'
import { Card, CardBody, CardEmpty, CardHeader, CardRow } from '#src/ui/card.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { AddNoteButton, NoteList } from '../shared/merchants/merchant-notes.tsx'
import { ReviewedDocuments } from '../shared/applications/reviewed-documents.tsx'
import { LatestCard, PeopleCard, RestrictionBanner } from './merchant-cards.tsx'
import { BalanceCard, MattersCard, PayoutsCard, VolumeCard } from './money-cards.tsx'

const when = (instant: string | null) => (instant ? formatMoment(instant) : 'Not yet')

/** The merchant's profile and its standing with the platform (ADM-2). */
function ProfileCard({ merchant }: { merchant: Merchant }) {
  return (
    <Card>
      <CardHeader title="Profile" />
      <CardBody>
        <DetailList
          items={[
            { term: 'Business Type', value: businessTypes[merchant.type] },
            { term: 'Business Size', value: businessSizes[merchant.size] },
            { term: 'Email', value: orNotProvided(merchant.email) },
            { term: 'Support Email', value: orNotProvided(merchant.supportEmail) },
            { term: 'Phone', value: orNotProvided(merchant.phone) },
            { term: 'Website', value: orNotProvided(merchant.website) },
            { term: 'Registration Number', value: orNotProvided(merchant.registrationNumber) },
            { term: 'Registration Type', value: orNotProvided(merchant.registrationType) },
            { term: 'TIN', value: orNotProvided(merchant.tin ?? '') },
            { term: 'VAT Number', value: orNotProvided(merchant.vatNumber ?? '') },
            { term: 'Address', value: orNotProvided(merchant.address), wide: true },
            { term: 'Description', value: orNotProvided(merchant.description), wide: true },
            { term: 'Approval Status', value: applicationLook(merchant).label },
            {
              term: 'Payment Limit',
              value:
                merchant.paymentLimit === null
                  ? 'No limit'
                  : formatMoney(merchant.paymentLimit, 'USD'),
            },
            { term: 'Created', value: when(merchant.createdDate) },
            { term: 'Joined', value: when(merchant.joinDate) },
          ]}
        />
      </CardBody>
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
            <span className="text-subtle tabular-nums">{`Last ${entries.length} of ${count}`}</span>
          )
        }
      />
      {count === 0 && <CardEmpty>No activity yet.</CardEmpty>}
      <ol>
        {entries.map((entry) => (
          <CardRow key={entry.id} className="py-3">
            <p className="font-medium wrap-anywhere">{entry.action}</p>
            <p className="text-sm text-muted tabular-nums">
              {entry.user} · {formatMoment(entry.timestamp)}
            </p>
            {changeLine(entry) && (
              <p className="text-sm wrap-anywhere text-muted">{changeLine(entry)}</p>
            )}
          </CardRow>
        ))}
      </ol>
    </Card>
  )
}

/** A waiting application comes first; otherwise money does. */
export function MerchantParts({ details }: { details: MerchantDetails }) {
  const { merchant, notes } = details
  const { information = [] } = merchant
  const unseen = useLacking('finances')
  const unlogged = useLacking('security_logs')
  const papers = (
    <Card>
      <CardHeader
        title="Documents"
        action={<span className="text-subtle tabular-nums">{documentProgress(details)}</span>}
      />
      <div className="px-card pb-3">
        <ReviewedDocuments
          papers={details}
          decidable={merchant.approvalStatus !== 'REJECTED' && isSubmitted(merchant)}
        />
      </div>
    </Card>
  )
  const waits = isWaiting(merchant)
  return (
    <div className="grid gap-4">
      <RestrictionBanner {...details} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <div className="grid min-w-0 gap-4">
          {waits && papers}
          <MattersCard {...details} />
          {unseen !== undefined ? null : details.latest.length === 0 ? (
            <BalanceCard {...details} />
          ) : (
            <>
              <div className="grid gap-4 md:grid-cols-2">
                <BalanceCard {...details} />
                <VolumeCard {...details} />
              </div>
              <PayoutsCard payouts={details.payouts} />
              <LatestCard merchantId={merchant.id} rows={details.latest} />
            </>
          )}
          {!waits && papers}
          <ProfileCard merchant={merchant} />
        </div>
        <div className="grid min-w-0 gap-4">
          {information.length > 0 && (
            <Card>
              <CardHeader title="Information requests" />
              <div className="px-card pb-3">
                <InformationThread entries={information} />
              </div>
            </Card>
          )}
          <Card>
            <CardHeader title="Notes" action={<AddNoteButton merchantId={merchant.id} />} />
            <div className="px-card pb-3">
              {notes.length === 0 && <p className="pb-2 text-muted">Only staff can see notes.</p>}
              <NoteList notes={notes} />
            </div>
          </Card>
          <PeopleCard {...details} />
          {unlogged === undefined && (
            <ActivityCard entries={details.activity} count={details.activityCount} />
          )}
        </div>
      </div>
    </div>
  )
}
