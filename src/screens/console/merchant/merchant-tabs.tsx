import type { ComponentType, ReactNode } from 'react'
import * as v from 'valibot'
import type { Permission } from '#db/people/person.ts'
import { planNames } from '#db/settings/plans.ts'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import type { MerchantDetails } from '#db/merchants/queries.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { useLacking, useMayOpen } from '#src/data/actor.ts'
import { pathTo } from '#routes/paths.ts'
import { changeLine } from '#src/rules/activity-text.ts'
import { businessSizes, businessTypes, orNotProvided } from '#src/rules/business.ts'
import { areDecidable, documentProgress } from '#src/rules/documents.ts'
import { applicationLook } from '#src/rules/transactions.ts'
import { InformationThread } from '#src/screens/shared/information-thread.tsx'
import { Card, CardBody, CardEmpty, CardHeader, CardRow } from '#src/ui/card.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { oneOf, searchText } from '#src/ui/list/address.ts'
import { AddNoteButton, NoteList } from '../shared/merchants/merchant-notes.tsx'
import { ReviewedDocuments } from '../shared/applications/reviewed-documents.tsx'
import { AttentionCard, DirectorsCard, RestrictionBanner, TeamCard } from './merchant-cards.tsx'
import { BalanceCard, LatestCard, PaidOutCard, PayoutsCard, VolumeCard } from './money-cards.tsx'

const when = (instant: string | null) => (instant ? formatMoment(instant) : 'Not yet')

const limitText = ({ paymentLimit }: Merchant) =>
  paymentLimit === null ? 'No limit' : formatMoney(paymentLimit, 'USD')

const twoColumns = 'grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start'

/** Two columns on wide windows, one below the other elsewhere. */
const Columns = ({ beside, children }: { beside: ReactNode; children: ReactNode }) => (
  <div className={twoColumns}>
    <div className="grid min-w-0 gap-4">{children}</div>
    <div className="grid min-w-0 gap-4">{beside}</div>
  </div>
)

const tabIds = [
  'overview',
  'transactions',
  'payouts',
  'verification',
  'profile',
  'people',
  'activity',
] as const
export type MerchantTab = (typeof tabIds)[number]

interface TabProps {
  details: MerchantDetails
  /** Returns the address of another tab. */
  to: (tab: MerchantTab) => string
}

/** Who it is, what waits, what it has, and what it was paid last. */
function OverviewTab({ details, to }: TabProps) {
  const { merchant, notes, latest } = details
  const seesFinances = useLacking('finances') === undefined
  return (
    <div className="grid gap-4">
      <RestrictionBanner {...details} />
      <Columns
        beside={
          <>
            <Card>
              <CardHeader title="Notes" action={<AddNoteButton merchantId={merchant.id} />} />
              <div className="px-card pb-3">
                {notes.length === 0 && <p className="pb-2 text-muted">Only staff can see notes.</p>}
                <NoteList notes={notes} />
              </div>
            </Card>
            {/* On a phone it is in the other tabs alone: money comes first. */}
            <Card className="max-md:hidden">
              <CardHeader title="Details" />
              <CardBody>
                <DetailList
                  items={[
                    { term: 'Email', value: orNotProvided(merchant.email), wide: true },
                    { term: 'Phone', value: orNotProvided(merchant.phone) },
                    { term: 'Plan', value: planNames[merchant.plan ?? 'basic'] },
                    { term: 'Payment Limit', value: limitText(merchant) },
                  ]}
                />
              </CardBody>
            </Card>
          </>
        }
      >
        <AttentionCard details={details} documents={to('verification')} />
        {seesFinances && (
          <>
            <BalanceCard {...details} />
            {latest.length > 0 && <LatestCard rows={latest.slice(0, 4)} all={to('transactions')} />}
          </>
        )}
      </Columns>
    </div>
  )
}

/** Returns the address of a merchant's transactions; undefined where the person may not open them. */
function useAllOf({ merchant }: MerchantDetails, query = ''): string | undefined {
  const mayOpen = useMayOpen()
  if (!mayOpen('console-transactions')) return undefined
  return `${pathTo('console-transactions')}?${query}merchant=${merchant.id}`
}

const TransactionsTab = ({ details }: TabProps) => (
  <Columns beside={<VolumeCard {...details} />}>
    <LatestCard rows={details.latest.slice(0, 8)} all={useAllOf(details)} />
  </Columns>
)

const PayoutsTab = ({ details }: TabProps) => (
  <div className={twoColumns}>
    <PaidOutCard {...details} />
    <PayoutsCard payouts={details.payouts.slice(0, 10)} all={useAllOf(details, 'type=payout&')} />
  </div>
)

/** Its documents with their decisions, and what it was asked for. */
function VerificationTab({ details }: TabProps) {
  const { merchant } = details
  const { information = [] } = merchant
  const documents = (
    <Card>
      <CardHeader
        title="Documents"
        action={<span className="text-subtle tabular-nums">{documentProgress(details)}</span>}
      />
      <div className="px-card pb-3">
        <ReviewedDocuments papers={details} decidable={areDecidable(merchant)} />
      </div>
    </Card>
  )
  if (information.length === 0) return documents
  return (
    <Columns
      beside={
        <Card>
          <CardHeader title="Information requests" />
          <div className="px-card pb-3">
            <InformationThread entries={information} />
          </div>
        </Card>
      }
    >
      {documents}
    </Columns>
  )
}

/** What the business says of itself, and its standing with the platform. */
function ProfileTab({ details: { merchant } }: TabProps) {
  return (
    <Columns
      beside={
        <Card>
          <CardHeader title="Account" />
          <CardBody>
            <DetailList
              items={[
                { term: 'Approval Status', value: applicationLook(merchant).label },
                { term: 'Payment Limit', value: limitText(merchant) },
                { term: 'Created', value: when(merchant.createdDate) },
                { term: 'Joined', value: when(merchant.joinDate) },
              ]}
            />
          </CardBody>
        </Card>
      }
    >
      <Card>
        <CardHeader title="Business Information" />
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
            ]}
          />
        </CardBody>
      </Card>
    </Columns>
  )
}

const PeopleTab = ({ details }: TabProps) => (
  <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
    <TeamCard {...details} />
    <DirectorsCard {...details} />
  </div>
)

const Entry = ({ entry }: { entry: ActivityLogEntry }) => (
  <CardRow className="py-3">
    <p className="font-medium wrap-anywhere">{entry.action}</p>
    <p className="text-sm text-muted tabular-nums">
      {entry.user} · {formatMoment(entry.timestamp)}
    </p>
    {changeLine(entry) && <p className="text-sm wrap-anywhere text-muted">{changeLine(entry)}</p>}
  </CardRow>
)

function ActivityTab({ details: { activity, activityCount } }: TabProps) {
  return (
    <Card>
      <CardHeader
        title="Activity"
        action={
          activityCount > activity.length && (
            <span className="text-subtle tabular-nums">
              {`Last ${activity.length} of ${activityCount}`}
            </span>
          )
        }
      />
      {activityCount === 0 && <CardEmpty>No activity yet.</CardEmpty>}
      <ol>
        {activity.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </Card>
  )
}

interface Tab {
  id: MerchantTab
  label: string
  Panel: ComponentType<TabProps>
  /** The permission that it needs beside that of the page. */
  needs?: Permission
}

export const merchantTabs: readonly [Tab, ...Tab[]] = [
  { id: 'overview', label: 'Overview', Panel: OverviewTab },
  { id: 'transactions', label: 'Transactions', Panel: TransactionsTab, needs: 'finances' },
  { id: 'payouts', label: 'Payouts', Panel: PayoutsTab, needs: 'finances' },
  { id: 'verification', label: 'Verification', Panel: VerificationTab },
  { id: 'profile', label: 'Profile', Panel: ProfileTab },
  { id: 'people', label: 'People', Panel: PeopleTab },
  { id: 'activity', label: 'Activity', Panel: ActivityTab, needs: 'security_logs' },
]

/** The open tab of a merchant. */
export const merchantAddress = v.object({
  /** The address schema requires a search parameter; nothing here is searched. */
  q: searchText,
  tab: oneOf(tabIds, 'overview'),
})
