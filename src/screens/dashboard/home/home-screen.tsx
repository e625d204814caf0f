import { lazy, Suspense } from 'react'
import { dayText } from '#db/days.ts'
import { getHome } from '#db/payments/home-queries.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { useMerchantQuery } from '#src/data/use-merchant-query.ts'
import { useQuery } from '#src/data/use-query.ts'
import { countOf, formatMoney } from '#src/rules/format.ts'
import { Card } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { useRoomBeside } from '#src/ui/use-media.ts'

import { useToday } from '#src/data/use-today.ts'
import { KeyFigures } from './key-figures.tsx'
import { MethodsCard } from './methods-card.tsx'
import { RecentCard } from './recent-card.tsx'
import { NeedsDoingCard } from './needs-doing-card.tsx'
import { greeting } from './text.ts'
import { BestLinksCard } from '#src/screens/shared/best-links-card.tsx'
import { MoneyFlowCard } from './money-flow-card.tsx'

/** Once in the life of a business. */
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }))

/** The figures over what they are made of; on a wide window the newest transactions stand beside them all. */
const places =
  'grid items-start gap-3 *:first:col-span-full md:gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_clamp(20rem,24%,25rem)] 2xl:*:first:col-span-2 2xl:*:nth-2:row-span-2'

/** The merchant's first screen: what today brought, and the figures of the month (spec §2 Dashboard home). */
export function HomeScreen() {
  const persona = useQuery(getMerchantPersona)
  const today = useToday()
  const home = useMerchantQuery(getHome, [dayText(today)])
  const business = persona?.merchant.name
  const roomy = useRoomBeside()
  const isNew = home !== undefined && !home.firstSteps.hasTransaction

  return (
    <>
      <PageHeader
        title={greeting(today, persona?.name)}
        description={
          // On phones what today brought takes two lines: it must not push the page down when it comes.
          <span className="block max-md:min-h-[2lh]">
            {!home || !business ? (
              'Your business at a glance.'
            ) : isNew ? (
              `${business} is set up. Three steps to your first payment.`
            ) : home.today.payments === 0 ? (
              `${business} has taken nothing yet today.`
            ) : (
              <>
                {business} took{' '}
                <b className="font-semibold text-text tabular-nums">
                  {formatMoney(home.today.amount, 'USD')}
                </b>{' '}
                today, from {countOf(home.today.payments, 'payment')}.
              </>
            )}
          </span>
        }
      />
      {home && isNew ? (
        <Suspense>
          <FirstSteps {...home.firstSteps} />
        </Suspense>
      ) : (
        <div data-beside className={places}>
          <div className="grid gap-3 md:gap-4">
            <KeyFigures home={home} />
            {home ? <NeedsDoingCard needs={home.needsDoing} /> : <Card className="min-h-51" />}
          </div>
          <RecentCard rows={home?.recent} today={today} />
          <MethodsCard methods={home?.methods} />
          <div className="hidden 2xl:block">
            {roomy && (
              <Suspense>
                <BestLinksCard />
              </Suspense>
            )}
          </div>
          <div className="col-span-full">
            {home ? (
              <Suspense fallback={<WaitingFlow />}>
                <MoneyFlowCard today={today} />
              </Suspense>
            ) : (
              <WaitingFlow />
            )}
          </div>
        </div>
      )}
    </>
  )
}

/** Far below the fold of a phone: as high as what comes, so that nothing moves. */
const WaitingFlow = () => <Card className="min-h-96" />
