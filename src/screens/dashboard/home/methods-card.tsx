import type { MethodShare } from '#db/payments/method-figures.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'

import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { MethodShares } from '#src/screens/shared/method-shares.tsx'

const waiting = <SkeletonRows rows={5} label="Loading payment methods" />

/** What each payment method brought in the last 30 days. */
export function MethodsCard({ methods }: { methods: readonly MethodShare[] | undefined }) {
  return (
    <Card>
      <CardHeader
        title="Payment Methods"
        action={<span className="text-subtle">Last 30 days</span>}
      />
      {methods === undefined ? (
        waiting
      ) : methods.length === 0 ? (
        <p className="px-5 pb-6 text-muted md:px-6">No one has paid in the last 30 days.</p>
      ) : (
        <MethodShares shares={methods} when="last 30 days" inCard />
      )}
    </Card>
  )
}
