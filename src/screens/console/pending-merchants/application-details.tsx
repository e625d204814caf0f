import type { Application } from '#db/merchants/application-queries.ts'
import { businessSizes, businessTypes } from '#src/rules/business.ts'
import { formatDateTime, formatMoney } from '#src/rules/format.ts'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { sentAt } from '#db/merchants/review-target.ts'
import { targetText } from '#src/screens/shared/applications/queue.ts'

const given = (text: string) => text || 'Not given'

/** What a business says of itself, as the reviewer reads it. */
export function ApplicationDetails({ merchant, directors }: Application) {
  const { paymentLimit } = merchant
  return (
    <DetailList
      items={[
        { term: 'Submitted', value: formatDateTime(sentAt(merchant)) },
        {
          term: 'Review target',
          value: `${targetText(merchant)}${merchant.priority === 'high' ? ' (this demo’s choice)' : ''}`,
        },
        { term: 'Registration', value: given(merchant.registrationNumber) },
        { term: 'Kind', value: businessTypes[merchant.type] },
        { term: 'Size', value: businessSizes[merchant.size] },
        { term: 'Email', value: given(merchant.email) },
        { term: 'Phone', value: given(merchant.phone) },
        { term: 'Address', value: given(merchant.address) },
        ...(paymentLimit === null
          ? []
          : [
              {
                term: 'Until approved',
                value: `Payments up to ${formatMoney(paymentLimit, 'USD')} each`,
              },
            ]),
        { term: 'Directors', value: directors.map(directorText).join(', ') || 'None given' },
      ]}
    />
  )
}

const directorText = ({ name, idNumber }: Application['directors'][number]) =>
  idNumber ? `${name} (${idNumber})` : name
