import { pathTo } from '#src/routes/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Converter } from './demo/converter.tsx'
import { DemoForm } from './demo/demo-form.tsx'
import { Features } from './features/features.tsx'
import { Hero } from './hero.tsx'
import { ComplianceBanner } from './methods/compliance-banner.tsx'
import { LocalMethods } from './methods/local-methods.tsx'
import { PricingSection } from './pricing-section.tsx'
import { Section, SplitSection } from './section.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { TryItNow } from './try-it-now.tsx'
import { useSections } from './use-sections.ts'

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
