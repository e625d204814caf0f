import { useEffect } from 'react'
import { pathTo } from '#routes/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { whenIdle } from '#src/ui/timing.ts'
import { Converter } from './demo/converter.tsx'
import { DemoForm } from './demo/demo-form.tsx'
import { Features } from './features/features.tsx'
import { Hero } from './hero.tsx'
import { ComplianceBanner, LocalMethods } from './methods/local-methods.tsx'
import { PricingSection } from './pricing-section.tsx'
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
