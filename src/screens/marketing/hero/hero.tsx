import type { ReactNode } from 'react'
import { planPrice } from '#db/settings/plans.ts'
import { pathTo } from '#src/routes/paths.ts'
import { formatPrice, formatRate, plans, rateOf } from '#src/rules/pricing.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { HeroWall } from './hero-wall.tsx'

const [cheapest] = plans
const from = cheapest ? formatPrice(planPrice(cheapest.id, 'monthly', 'USD'), 'USD') : ''
const mobileMoney = formatRate(rateOf('basic', 'mobile-money'))

interface Props {
  /** Its second button. */
  contact: ReactNode
  wall?: ReactNode
}

/** The first screen of the landing page. */
export function Hero({ contact, wall = <HeroWall /> }: Props) {
  return (
    <section className="overflow-clip border-b border-line">
      <div className="mx-auto grid max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-10 px-gutter lg:min-h-[600px] lg:grid-cols-[minmax(0,11fr)_minmax(0,12fr)] lg:gap-6">
        <div className="pt-9 lg:pt-22 lg:pb-24">
          <h1 className="max-w-[7.5em] text-[clamp(min(2.5rem,19vw),11vw,4.25rem)] leading-[1.02] tracking-[-0.035em]">
            Get paid the way Zimbabwe pays.
          </h1>
          <p className="mt-4.5 max-w-[26.5em] text-lg/normal text-muted lg:text-xl/normal">
            One account for EcoCash, OneMoney, InnBucks, ZimSwitch, Omari, cards and bank transfers.
            In USD and ZWL, on any phone.
          </p>
          <div className="mt-7 flex flex-wrap gap-3 *:max-sm:w-full" data-no-print>
            <ButtonLink to={pathTo('signup')} variant="primary" size="lg">
              Create Account
            </ButtonLink>
            {contact}
          </div>
          <p className="mt-4 text-sm text-subtle">
            From {from} a month, mobile money at {mobileMoney}.
          </p>
        </div>
        {wall}
      </div>
    </section>
  )
}
