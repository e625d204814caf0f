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

function FooterLink({ entry }: { entry: Entry }) {
  const look =
    'flex min-h-11 items-center text-sm/5 text-muted underline-offset-4 hover:text-text hover:underline md:text-[0.9375rem] dense:min-h-8.5'
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

interface LinksProps {
  title: string
  titleHidden?: boolean
  entries: readonly Entry[]
}

function Links({ title, titleHidden = false, entries }: LinksProps) {
  return (
    <nav aria-label={title}>
      {!titleHidden && <h2 className="mb-1 text-sm">{title}</h2>}
      {entries.map((entry) => (
        <FooterLink key={entry.label} entry={entry} />
      ))}
    </nav>
  )
}

/** The footer of the public pages: links, badges, newsletter and legal (SITE-1). */
export function SiteFooter() {
  return (
    <footer className="bg-surface [contain-intrinsic-size:auto_442px] md:mt-10 [content-visibility:auto] md:[contain-intrinsic-size:auto_402px] lg:[contain-intrinsic-size:auto_350px] print:[content-visibility:visible]">
      <Course />
      <div className="mx-auto grid max-w-[1200px] grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-x-3 gap-y-3 px-gutter pt-4 pb-2 md:gap-x-6 md:gap-y-8 md:pb-7 md:grid-cols-[2fr_1fr_1fr_1fr] md:pt-14">
        <div className="max-md:col-span-full">
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:mb-4 md:block">
            <Logo height={28} />
            <p className="min-w-0 max-w-[34ch] flex-1 basis-40 text-sm text-balance text-muted md:mt-3">
              Payments for Zimbabwean business, in USD and ZWL.
            </p>
          </div>
          <NewsletterForm />
        </div>
        {lists.map(({ title, entries }) => (
          <div key={title}>
            <Links title={title} entries={entries} />
            {title === 'Company' && <Links title="Legal" titleHidden entries={legal} />}
          </div>
        ))}
      </div>
      <div className="mx-auto max-w-[1200px] px-gutter">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 pb-4 md:pt-5 md:pb-8">
          <div className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:[&>*]:px-1.25 max-sm:[&>*]:text-xs">
            <Badge tone="line">RBZ compliant</Badge>
            <Badge tone="line">Card data secured</Badge>
            <Badge tone="line">KYC checked</Badge>
          </div>
          <p className="text-sm text-subtle">© Paid</p>
        </div>
      </div>
    </footer>
  )
}
