import { lazy, Suspense } from 'react'
import { getFirstSteps } from '#db/merchants/first-steps-queries.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'

/** Lazy, because a business sees it only at the start. */
const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps-card.tsx')).FirstStepsCard,
}))

/** The first steps of a new business, until all of them are done. */
export function FirstSteps() {
  const steps = useMerchantQuery(getFirstSteps)
  if (!steps) return null
  return (
    <Suspense>
      <div className="mb-3 md:mb-4">
        <FirstStepsCard steps={steps} />
      </div>
    </Suspense>
  )
}
