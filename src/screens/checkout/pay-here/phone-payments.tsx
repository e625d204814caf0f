import { paidBy } from '#db/payments/rules.ts'
import { listPhonePayments } from '#db/phone/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { formatMoment, formatMoney } from '#src/rules/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'

/** How many payments are listed. */
const few = 10

/** The last payments made on this phone, to show their proof again. */
export function PhonePayments() {
  const payments = useQuery(listPhonePayments)?.filter(({ proof }) => proof !== undefined)
  if (!payments || payments.length === 0) return null
  return (
    <Card>
      <CardHeader title="Payments from this phone" />
      <ul className="border-t border-line">
        {payments.slice(0, few).map(({ id, merchantName, name, currency, date, ...payment }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <a
              href={`#payment=${id}`}
              className="flex min-h-17 flex-wrap items-center gap-x-3 px-5 py-2 hover:bg-hover"
            >
              <span className="min-w-0 flex-[1_1_8rem]">
                <span className="block font-medium wrap-anywhere">{merchantName}</span>{' '}
                <span className="block text-sm wrap-anywhere text-muted">{name}</span>
              </span>
              <span className="ml-auto text-right tabular-nums">
                <span className="block font-semibold">
                  {formatMoney(paidBy(payment), currency)}
                </span>{' '}
                <span className="block text-sm text-muted">{formatMoment(date)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
