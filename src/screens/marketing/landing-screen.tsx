import { buttonClasses } from '#src/ui/button-styles.ts'
import { Converter } from './demo/converter.tsx'
import { DemoForm } from './demo/demo-form.tsx'
import { Features } from './features/features.tsx'
import { Hero } from './hero/hero.tsx'
import { ComplianceBanner } from './methods/compliance-banner.tsx'
import { LocalMethods } from './methods/local-methods.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ContactSalesButton } from './sales/contact-sales-button.tsx'
import { Section, SplitSection } from './section.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { useSections } from './use-sections.ts'

/** The public page that presents the platform (spec §2 Landing): real HTML at build time, without the database. */
export function LandingScreen() {
  useSections()
  return (
    <>
      <Hero contact={<ContactSalesButton variant="secondary" size="lg" />} />
      <Section
        id="features"
        title="Everything between the sale and the settlement"
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
        text="Your customers already know how to pay. Each method works on a basic handset, at the till or over the phone."
        below={<ComplianceBanner />}
      >
        <LocalMethods />
      </SplitSection>
      <SplitSection
        id="demo"
        title="Feel it before you sign up"
        text="Choose an amount and a method, then pay. Nothing is charged, and it works without signal."
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
