import { ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { builtPaths, pathTo } from '#routes/paths.ts'
import { useBasicFees } from '#src/data/basic-fees.ts'
import { NumberedSteps } from '#src/ui/steps.tsx'
import { infoPages } from './info/info-pages.ts'
import { ContactSalesButton } from './sales/contact-sales-button.tsx'

/** The company, resources or legal page at the current address. */
export function InfoScreen() {
  const [location] = useLocation()
  const fees = useBasicFees()
  const row = builtPaths.find(({ path }) => path === location.replace(/\/+$/, ''))
  const page = infoPages.find(({ id }) => id === row?.id)
  if (!row || !page) throw new Error(`There is no text for ${location}.`)
  return (
    <article className="mx-auto max-w-[1040px] px-gutter py-10 lg:py-16">
      <h1 className="text-[clamp(2rem,8vw,3rem)] leading-[1.08] tracking-[-0.03em]">{row.title}</h1>
      <p className="mt-4 text-lg/normal text-muted">{page.lead}</p>
      <div className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {page.parts.map(({ heading, text, steps, link }) => (
          <section key={heading} className="min-w-0 border-t border-line pt-4">
            <h2 className="text-xl">{heading}</h2>
            <p className="mt-1.5 text-muted">{typeof text === 'string' ? text : text(fees)}</p>
            {steps && <NumberedSteps steps={steps} className="mt-4" />}
            {link && (
              <Link
                to={pathTo(link.to)}
                className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text underline-offset-4 hover:underline"
              >
                {link.label}
                <ArrowRight size={18} aria-hidden className="flex-none" />
              </Link>
            )}
          </section>
        ))}
      </div>
      {page.contact && (
        <div className="mt-10" data-no-print>
          <ContactSalesButton to={page.contact} />
        </div>
      )}
    </article>
  )
}
