import { type SubmitEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { currencyName } from '#db/money.ts'
import { type PathId, pathTo } from '#routes/paths.ts'
import { EmailInput } from '#src/forms/inputs.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { Course } from '#src/ui/wall.tsx'
import { SectionLink } from './section-link.tsx'
import type { SubscribeOutcome } from './subscribe.ts'

const load = () => import('./subscribe.ts')
const warm = () => void load().catch(() => undefined)

/**
 * The newsletter field in the footer (SITE-5): the address is stored on this device. It is prerendered, uses
 * the field and check of all forms, and loads the check on focus.
 */
export function NewsletterForm() {
  const input = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const [{ error, message }, setOutcome] = useState<SubscribeOutcome>({})

  async function subscribe(field: HTMLInputElement) {
    setPending(true)
    try {
      const outcome = await (await load()).subscribe(field.value)
      setOutcome(outcome)
      if (outcome.error) field.focus()
      else field.value = ''
    } catch {
      setOutcome({ error: 'Something went wrong. Try again when you’re online.' })
    } finally {
      setPending(false)
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!pending && input.current) void subscribe(input.current)
  }

  return (
    <form noValidate onSubmit={submit} className="max-w-95" data-no-print>
      <div className="flex flex-wrap items-start gap-2">
        <EmailInput
          ref={input}
          label="Email"
          labelHidden
          name="email"
          placeholder="Email for product news"
          error={error}
          onFocus={warm}
          onChange={() => setOutcome({})}
          className="flex-1 basis-40"
        />
        <Button type="submit" variant="secondary" pending={pending} pendingLabel="Saving">
          Subscribe
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-sm font-medium text-success empty:mt-0 md:min-h-5">
        {message}
      </p>
    </form>
  )
}

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
              Payments for Zimbabwean business, in USD and {currencyName('ZWL')}.
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
