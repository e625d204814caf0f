import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { planPrice } from '#db/settings/plans.ts'
import { pathTo } from '#src/routes/paths.ts'
import { formatPrice, formatRate, plans, rateOf } from '#src/rules/pricing.ts'
import { buttonClasses } from '#src/ui/button-styles.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Converter } from './demo/converter.tsx'
import { DemoForm } from './demo/demo-form.tsx'
import { Features } from './features/features.tsx'
import { HeroWall } from './hero/hero-wall.tsx'
import { TryItNow } from './hero/try-it-now.tsx'
import { LocalMethods } from './methods/local-methods.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ContactSalesButton } from './sales/contact-sales-button.tsx'
import { Section, SplitSection } from './section.tsx'
import { leadQuote, quotes, stats, type Testimonial } from './testimonials/quotes.ts'
import { useSections } from './use-sections.ts'

const [cheapest] = plans
const from = cheapest ? formatPrice(planPrice(cheapest.id, 'monthly', 'USD'), 'USD') : ''
const mobileMoney = formatRate(rateOf('basic', 'mobile-money'))

interface Props {
  /** The second button. */
  contact: ReactNode
  wall?: ReactNode
}

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
            <TryItNow />
            <ButtonLink to={pathTo('signup')} variant="secondary" size="lg">
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

const looks = {
  large: {
    quote:
      'text-[clamp(1.5rem,5.6vw,2.375rem)] leading-[1.2] font-medium tracking-[-0.022em] text-pretty',
    by: 'mt-4',
  },
  small: { quote: 'text-lg/normal', by: 'mt-2 text-[0.9375rem]' },
}

export function Quote({ of, size }: { of: Testimonial; size: keyof typeof looks }) {
  return (
    <figure>
      <blockquote className={looks[size].quote}>“{of.quote}”</blockquote>
      <figcaption className={looks[size].by}>
        <b className="block font-semibold">{of.name}</b>
        <span className="text-muted">
          {of.role}, {of.company}
        </span>
      </figcaption>
    </figure>
  )
}

/** Merchant quotes and the four figures (SITE-4). */
export function Testimonials() {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:grid-cols-[7fr_5fr] lg:gap-20">
        <Quote of={leadQuote} size="large" />
        <div className="grid content-center gap-7 divide-y divide-line *:not-last:pb-7">
          {quotes.map((each) => (
            <Quote key={each.name} of={each} size="small" />
          ))}
        </div>
      </div>
      <dl className="mt-12 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6 border-t border-line pt-7">
        {stats.map(({ value, what }) => (
          <div key={what} className="flex flex-col">
            <dt className="order-last text-muted">{what}</dt>
            <dd className="text-4xl/tight font-semibold tracking-[-0.03em] tabular-nums md:text-5xl/tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The compliance banner beside the local methods (SITE-1). */
export function ComplianceBanner() {
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface px-5 pt-4 pb-4.5">
      <ShieldCheck size={20} aria-hidden className="mt-0.5 flex-none text-success" />
      <div>
        <h3 className="text-base">Central bank compliant</h3>
        <p className="mt-0.5 text-sm text-muted">
          Built to Reserve Bank of Zimbabwe payment rules, with every approval on record.
        </p>
      </div>
    </div>
  )
}

/** The public landing page (SITE-1): prerendered HTML, without the database. */
export function LandingScreen() {
  useSections()
  return (
    <>
      <Hero contact={<ContactSalesButton variant="secondary" size="lg" />} />
      <Section
        id="features"
        title="Everything from sale to settlement"
        aside={
          <a href="#all-features" data-no-print className={buttonClasses({ variant: 'secondary' })}>
            Explore All Features
          </a>
        }
      >
        <Features />
      </Section>
      <SplitSection
        id="payments"
        title="Local methods first"
        text="Your customers already know how to pay. Every method works on a basic phone, at the till or remotely."
        below={<ComplianceBanner />}
      >
        <LocalMethods />
      </SplitSection>
      <SplitSection
        id="demo"
        title="Try it before you sign up"
        text="Choose an amount and a method, then pay. Nothing is charged, and it works offline."
        below={<Converter />}
        band
      >
        <DemoForm />
      </SplitSection>
      <Section id="testimonials" title="Testimonials" titleHidden>
        <Testimonials />
      </Section>
      <PricingSection />
    </>
  )
}
