import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ContactSalesButton } from './sales/contact-sales-button.tsx'
import { TryItNow } from './try-it-now.tsx'
import { FeeCalculator } from './hero/fee-calculator.tsx'
import { LivePicture } from './hero/live-picture.tsx'

/** The first section: what Paid is, the ways in, the product at work, and what it costs (SITE-1, SITE-6). */
export function Hero() {
  return (
    <section className="overflow-clip border-b border-line">
      <div className="mx-auto grid max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 px-gutter lg:grid-cols-[minmax(0,10fr)_minmax(0,12fr)]">
        <div className="pt-3 lg:pt-18 lg:pb-14">
          <h1 className="max-w-[7.5em] text-[clamp(min(2.5rem,19vw),11vw,4.25rem)] leading-[1.02] tracking-[-0.035em]">
            Get paid the way Zimbabwe pays.
          </h1>
          <p className="mt-3 max-w-[26.5em] text-[0.9375rem]/5.5 text-muted sm:text-lg/normal lg:mt-5 lg:text-xl/normal">
            One account for EcoCash, OneMoney, InnBucks, ZimSwitch, Omari, cards and bank transfers.
            In USD and ZWL, on any phone.
          </p>
          <div className="mt-3.5 grid max-w-md gap-2 lg:mt-7" data-no-print>
            <TryItNow label="Try it now, no signal needed" size="lg" />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] gap-2.5">
              <ButtonLink to={pathTo('signup')} variant="secondary" className="px-3!">
                Create Account
              </ButtonLink>
              <ContactSalesButton variant="secondary" />
            </div>
            {/* Where the header has no room for them. */}
            <div className="flex flex-wrap justify-center gap-x-6 lg:hidden">
              <ButtonLink to={pathTo('login')} variant="text">
                Log in
              </ButtonLink>
              <ButtonLink to={pathTo('signup')} variant="text">
                Sign up
              </ButtonLink>
            </div>
          </div>
        </div>
        <LivePicture />
      </div>
      <FeeCalculator />
    </section>
  )
}
