import { useLocation } from 'wouter'
import { builtPaths } from '#src/routes/paths.ts'
import { infoPages } from './info/info-pages.ts'
import { ContactSalesButton } from './sales/contact-sales-button.tsx'

/** The company, resources or legal page at the current address. */
export function InfoScreen() {
  const [location] = useLocation()
  const row = builtPaths.find(({ path }) => path === location.replace(/\/+$/, ''))
  const page = infoPages.find(({ id }) => id === row?.id)
  if (!row || !page) throw new Error(`There is no text for ${location}.`)
  return (
    <article className="mx-auto max-w-[720px] px-gutter py-10 lg:py-20">
      <h1 className="text-[clamp(2rem,8vw,3rem)] leading-[1.08] tracking-[-0.03em]">{row.title}</h1>
      <p className="mt-4 text-lg/normal text-muted">{page.lead}</p>
      {page.parts.map(({ heading, text }) => (
        <section key={heading} className="mt-8">
          <h2 className="text-xl">{heading}</h2>
          <p className="mt-1.5 max-w-[60ch] text-muted">{text}</p>
        </section>
      ))}
      {page.contact && (
        <div className="mt-8" data-no-print>
          <ContactSalesButton to={page.contact} />
        </div>
      )}
    </article>
  )
}
