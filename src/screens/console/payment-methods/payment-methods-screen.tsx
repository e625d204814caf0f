import { countTakingMerchants } from '#db/merchants/queries.ts'
import { listPaymentMethods, type MethodListing } from '#db/payments/queries.ts'
import { useQuery, type Show } from '#src/data/use-query.ts'
import { Card } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { PaymentMethodRow } from './payment-method-row.tsx'

const showSwitches: Show<MethodListing[]> = (methods, expect) => expect('paymentMethods', methods)

/** The console's payment methods, each with its switch (ADM-6). */
export function PaymentMethodsScreen() {
  const methods = useQuery(listPaymentMethods, [], showSwitches)
  const merchants = useQuery(countTakingMerchants)
  return (
    <>
      <PageHeader
        title="Payment Methods"
        description="Methods that merchants can offer. Changes apply to the whole platform."
      />
      <Card>
        {methods === undefined ? (
          <SkeletonRows rows={5} label="Loading payment methods" />
        ) : (
          <ul>
            {methods.map((method) => (
              <PaymentMethodRow key={method.id} method={method} merchants={merchants} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
