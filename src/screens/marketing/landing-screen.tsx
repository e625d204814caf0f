import { useEffect, useState } from 'react'
import { currencyName } from '#db/money.ts'
import { parseAmount } from '#db/text/amount.ts'
import { formatFeeRule, formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useBasicFees } from '#src/data/basic-fees.ts'
import { MoneyInput } from '#src/forms/inputs.tsx'
import { demoFee } from '#src/rules/basic-fees.ts'
import { settlementTerms } from '#src/rules/pricing.ts'
import { type DemoMethodId, demoMethods } from '#src/rules/site.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { whenIdle } from '#src/ui/timing.ts'
import { Converter } from './demo/converter.tsx'
import { DemoForm } from './demo/demo-form.tsx'
import { Features } from './features/features.tsx'
import { LivePicture } from './hero/live-picture.tsx'
import { ComplianceBanner, LocalMethods } from './methods/local-methods.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ContactSalesButton } from './sales/contact-sales-button.tsx'
import { Section, SplitSection } from './section.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { TryItNow } from './try-it-now.tsx'

/** Lays out the sections one by one in idle time, so that scrolling to one lands exactly. */
function layOut(sections: HTMLElement[], done: () => void): () => void {
  let cancel = () => {}
  const next = () => {
    const section = sections.shift()
    if (!section) return done()
    section.style.contentVisibility = 'visible'
    const frame = requestAnimationFrame(() => {
      cancel = whenIdle(next)
    })
    cancel = () => cancelAnimationFrame(frame)
  }
  cancel = whenIdle(next)
  return () => cancel()
}

/** Scrolls to the section in the address: the browser could not yet, or the page has moved below it since. */
function goToNamedSection(): void {
  const section = document.getElementById(location.hash.slice(1))
  if (!section) return
  section.scrollIntoView()
  section.focus({ preventScroll: true })
}

/** What a person does to look elsewhere. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Prepares the landing page's sections for navigation; from then on it scrolls smoothly unless motion is reduced (in
 * the styles).
 */
function useSections(): void {
  useEffect(() => {
    const root = document.documentElement
    const sections = [...document.querySelectorAll<HTMLElement>('main > section[id]')]
    const left = new AbortController()
    let looksElsewhere = false
    for (const move of moves)
      addEventListener(move, () => (looksElsewhere = true), { signal: left.signal, passive: true })
    const cancel = layOut(sections, () => {
      // The fonts that replace the first ones are narrower.
      void document.fonts.ready.then(() => {
        if (left.signal.aborted) return
        if (!looksElsewhere) goToNamedSection()
        root.classList.add('scroll-smooth')
      })
    })
    return () => {
      left.abort()
      cancel()
      root.classList.remove('scroll-smooth')
    }
  }, [])
}

/** The public landing page (SITE-1): prerendered HTML, without the database. */
export function LandingScreen() {
  useSections()
  return (
    <>
      <Hero />
      <Section
        id="features"
        title="From sale to settlement"
        aside={
          <ButtonLink to={pathTo('features')} variant="secondary">
            Explore All Features
          </ButtonLink>
        }
      >
        <Features />
      </Section>
      <SplitSection
        id="payments"
        title="Local methods first"
        text="Your customers already know how to pay."
        below={<ComplianceBanner />}
      >
        <LocalMethods />
      </SplitSection>
      <SplitSection
        id="demo"
        title="Try it before you sign up"
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            Nothing is charged. Works offline. <Badge tone="off">Sandbox</Badge>
          </span>
        }
        below={<Converter />}
        band
      >
        <DemoForm />
      </SplitSection>
      <Section id="testimonials" title="Check it yourself">
        <Testimonials tryIt={<TryItNow label="Try it now" variant="secondary" />} />
      </Section>
      <PricingSection />
    </>
  )
}

const methods = demoMethods.map(({ id, name }) => ({ value: id, label: name }))

/** What a merchant on the Basic plan keeps of a payment, and when it has it (SITE-6). */
function FeeCalculator() {
  const [text, setText] = useState('20.00')
  const [method, setMethod] = useState<DemoMethodId>('ecocash')
  const fees = useBasicFees()
  const typed = parseAmount(text, 'USD')
  const found =
    typed.error === undefined && demoFee(fees, { amount: typed.minor, currency: 'USD', method })
  const money = (minor: number) => formatMoney(minor, 'USD')
  return (
    <div className="border-t border-line bg-surface" data-no-print>
      <div className="mx-auto grid max-w-[1200px] grid-cols-2 items-end gap-x-4 gap-y-2.5 px-gutter py-4 lg:py-6 lg:grid-cols-[11rem_auto_auto_minmax(0,1fr)] lg:gap-x-10">
        <h2 className="sr-only">What you receive</h2>
        <MoneyInput
          label="Customer pays"
          currency="USD"
          value={text}
          error={typed.error}
          onChange={(event) => setText(event.target.value)}
          className="[&_input]:text-lg [&_input]:font-semibold [&_input]:tabular-nums"
        />
        <p aria-live="polite" aria-atomic className="grid lg:order-1">
          <span className="text-sm font-semibold">You receive</span>
          <b className="text-[min(2rem,9vw)]/11 font-semibold tracking-[-0.02em] tabular-nums">
            {found ? money(found.receives) : '–'}
          </b>
        </p>
        <div className="col-span-full max-lg:[&_label]:grow max-sm:[&_label]:px-1.5 lg:col-span-1 [&>div]:max-lg:w-full">
          <Segmented label="Paid with" value={method} onChange={setMethod} options={methods} />
        </div>
        <p className="col-span-full text-sm text-muted tabular-nums lg:order-2 lg:col-span-1 lg:pb-1">
          {found && `Fee ${money(found.fee)}, ${formatFeeRule(found.rule)}. `}
          In your balance {settlementTerms.basic.toLowerCase()}.
        </p>
      </div>
    </div>
  )
}

/** The first section: what Paid is, the ways in, the product at work, and what it costs (SITE-1, SITE-6). */
function Hero() {
  return (
    <section className="overflow-clip border-b border-line">
      <div className="mx-auto grid max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 px-gutter lg:grid-cols-[minmax(0,10fr)_minmax(0,12fr)]">
        <div className="pt-3 lg:pt-18 lg:pb-14">
          <h1 className="max-w-[7.5em] text-[clamp(min(2.5rem,19vw),11vw,4.25rem)] leading-[1.02] tracking-[-0.035em]">
            Get paid the way Zimbabwe pays.
          </h1>
          <p className="mt-3 max-w-[26.5em] text-[0.9375rem]/5.5 text-muted sm:text-lg/normal lg:mt-5 lg:text-xl/normal">
            One account for EcoCash, OneMoney, InnBucks, ZimSwitch, Omari, cards and bank transfers.
            In USD and {currencyName('ZWL')}, on any phone.
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
