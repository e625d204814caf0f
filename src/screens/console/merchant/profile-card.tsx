import type { Merchant } from '#db/merchants/schemas.ts'
import { businessSizes, businessTypes } from '#src/rules/business.ts'
import { formatDateTime, formatMoney } from '#src/rules/format.ts'
import { approvalStatuses } from '#src/rules/transactions.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'

const given = (text: string) => text.trim() || 'Not given'
const when = (instant: string | null) => (instant ? formatDateTime(instant) : 'Not yet')

/** What the business says of itself, and what the platform keeps of it (spec §3). */
export function ProfileCard({ merchant }: { merchant: Merchant }) {
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
              term: 'Largest payment',
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
