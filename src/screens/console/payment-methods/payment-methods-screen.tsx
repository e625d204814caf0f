import { useMemo } from 'react'
import { countTakingMerchants } from '#db/merchants/queries.ts'
import { listPaymentMethods, type MethodListing } from '#db/payments/queries.ts'
import { isolatedName } from '#db/text/typed-text.ts'
import { useQuery, type ApplyExpected } from '#src/data/use-query.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Card } from '#src/ui/card.tsx'
import { DataList } from '#src/ui/list/data-list.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { methodActions } from '../shared/methods/method-actions.tsx'
import { methodCard, methodColumns, type MethodRow } from './method-columns.tsx'

const showSwitches: ApplyExpected<MethodListing[]> = (methods, expect) =>
  expect('paymentMethods', methods)

/** The switch is on the row itself. */
const offered = ['view', 'report', 'end'] as const
const sheetOf = ({ name, type }: MethodRow) => ({ title: name, description: type })

/** The console's payment methods, each with its switch (ADM-6). */
export function PaymentMethodsScreen() {
  const methods = useQuery(listPaymentMethods, [], showSwitches)
  const merchants = useQuery(countTakingMerchants)
  const actionsOf = useRowActions()
  const rows = useMemo(
    () => methods?.map((method): MethodRow => ({ ...method, merchants })),
    [methods, merchants],
  )
  return (
    <>
      <PageHeader
        title="Payment Methods"
        description="Methods that merchants can offer. Changes apply to the whole platform."
      />
      {rows === undefined ? (
        <Card>
          <SkeletonRows rows={5} label="Loading payment methods" />
        </Card>
      ) : (
        <DataList
          label="Payment methods"
          rows={rows}
          rowKey={({ id }) => id}
          rowName={isolatedName}
          columns={methodColumns}
          card={methodCard}
          tiles="min-w-0 divide-y divide-line rounded-card border border-line bg-surface shadow-card"
          menu={{ actions: (row) => actionsOf(methodActions, row, offered), sheet: sheetOf }}
        />
      )}
    </>
  )
}
