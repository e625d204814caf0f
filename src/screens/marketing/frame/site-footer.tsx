import { Link } from 'wouter'
import { pathTo, type PathId } from '#src/routes/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Course } from '#src/ui/course.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { SectionLink } from './section-link.tsx'

type Entry = { label: string } & ({ to: PathId } | { section: string })

const lists: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Company',
    entries: [
      { label: 'About', to: 'about' },
      { label: 'Contact', to: 'contact' },
    ],
  },
  {
    title: 'Product',
    entries: [
      { label: 'Payment links', section: 'payment-links' },
      { label: 'Invoicing', section: 'invoicing' },
      { label: 'Payouts', section: 'settlement' },
      { label: 'Pricing', section: 'pricing' },
    ],
  },
  {
    title: 'Resources',
    entries: [
      { label: 'Documentation', to: 'developers' },
      { label: 'Guides', to: 'guides' },
      { label: 'Support', to: 'support' },
    ],
  },
]

const legal: readonly Entry[] = [
  { label: 'Privacy and cookies', to: 'privacy' },
  { label: 'Terms', to: 'terms' },
]

function FooterLink({ entry, className }: { entry: Entry; className: string }) {
  const look = `flex min-h-11 items-center text-muted underline-offset-4 hover:text-text hover:underline ${className}`
  return 'to' in entry ? (
    <Link to={pathTo(entry.to)} className={look}>
      {entry.label}
    </Link>
  ) : (
    <SectionLink section={entry.section} className={look}>
      {entry.label}
    </SectionLink>
  )
}

/** The footer of the public pages: links, badges, newsletter and legal (SITE-1). */
export function SiteFooter() {
  return (
    <footer className="mt-10 bg-surface [contain-intrinsic-size:auto_960px] [content-visibility:auto] md:[contain-intrinsic-size:auto_450px] print:[content-visibility:visible]">
      <Course />
      <div className="mx-auto grid max-w-[1200px] grid-cols-2 gap-x-6 gap-y-8 px-gutter pt-10 pb-7 md:grid-cols-[2fr_1fr_1fr_1fr] md:pt-14">
        <div className="max-md:col-span-full">
          <Logo height={28} />
          <p className="mt-3 mb-4 max-w-[34ch] text-sm text-balance text-muted">
            Payments for Zimbabwean business, in USD and ZWL.
          </p>
          <NewsletterForm />
        </div>
        {lists.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-1 text-sm">{title}</h2>
            {entries.map((entry) => (
              <FooterLink
                key={entry.label}
                entry={entry}
                className="text-[0.9375rem] dense:min-h-8.5"
              />
            ))}
          </nav>
        ))}
      </div>
      <div className="mx-auto max-w-[1200px] px-gutter">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5 pb-8">
          <div className="flex flex-1 flex-wrap gap-2 max-sm:basis-full">
            <Badge tone="line">RBZ compliant</Badge>
            <Badge tone="line">Card data secured</Badge>
            <Badge tone="line">KYC checked</Badge>
          </div>
          <p className="text-sm text-subtle">© Paid</p>
          <nav aria-label="Legal" className="-mx-2 flex flex-wrap gap-x-1">
            {legal.map((entry) => (
              <FooterLink key={entry.label} entry={entry} className="px-2 text-sm" />
            ))}
          </nav>
        </div>
      </div>
    </footer>
  )
}
