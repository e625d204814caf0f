import type { MerchantDetails } from '#db/merchants/queries.ts'
import { ReviewedDocuments } from '#src/screens/shared/review/reviewed-documents.tsx'
import { reviewSummary } from '#src/screens/shared/review/summary.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ActivityCard } from './activity-card.tsx'
import { LatestCard } from './latest-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { StandingBanner } from './standing-banner.tsx'
import { VolumeCard } from './volume-card.tsx'

/** What there is to know of a merchant: its money and papers first, its people and history beside them. */
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
