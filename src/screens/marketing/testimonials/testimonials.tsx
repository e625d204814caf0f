import type { ReactNode } from 'react'
import { currencyName } from '#db/money.ts'
import { useBasicFees } from '#src/data/basic-fees.ts'
import { formatMoney } from '#db/text/format.ts'
import { settlementTerms } from '#src/rules/pricing.ts'
import { demoFee } from '#src/rules/basic-fees.ts'

/** SITE-4. */
interface Testimonial {
  quote: string
  name: string
  role: string
  company: string
}

const quotes = {
  bakery: {
    quote:
      'Saturday queues used to mean missed sales. Now people pay by EcoCash while I am still wrapping the bread.',
    name: 'Chipo Mutasa',
    role: 'Owner',
    company: 'Sunrise Bakery',
  },
  hardware: {
    get quote() {
      return `One statement for ${currencyName('ZWL')} and USD. Month end takes an hour.`
    },
    name: 'Tatenda Sibanda',
    role: 'Finance lead',
    company: 'Kopje Hardware',
  },
  lodge: {
    quote: 'We send the link on the lodge’s WhatsApp and the deposit is there.',
    name: 'Nyasha Dube',
    role: 'Manager',
    company: 'Musangano Lodge',
  },
} as const satisfies Record<string, Testimonial>

/** The marketing figures (SITE-4). */
const stats = [
  { value: '500+', what: 'merchants' },
  { value: '$10M+', what: 'processed' },
  { value: '99.9%', what: 'uptime' },
  { value: '24/7', what: 'support' },
] as const

interface Proof {
  title: string
  figure: string
  /** What to do to see it; comes with the button for it. */
  toTry?: string
  quote: Testimonial
}

const paid = 20_00
const money = (amount: number) => formatMoney(amount, 'USD')

/** Returns what a visitor can check, with the words of a merchant on it. */
const proofsAt = (fee: number): readonly Proof[] => [
  { title: 'What it costs', figure: `${money(fee)} of ${money(paid)}`, quote: quotes.hardware },
  { title: 'When money arrives', figure: settlementTerms.basic, quote: quotes.lodge },
  {
    title: 'Without signal',
    figure: 'It works',
    toTry: 'Turn on flight mode and press this.',
    quote: quotes.bakery,
  },
]

/** What can be checked on the spot, each with a merchant's words below it, and the four figures (SITE-4, SITE-6). */
export function Testimonials({ tryIt }: { tryIt: ReactNode }) {
  const { fee } = demoFee(useBasicFees(), { amount: paid, currency: 'USD', method: 'ecocash' })
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 divide-line max-md:divide-y md:grid-cols-3 lg:gap-x-14">
        {proofsAt(fee).map(({ title, figure, toTry, quote }) => (
          <li key={title} className="py-2.5 first:pt-0 md:py-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 md:block">
              <h3 className="text-base text-muted">{title}</h3>
              <p className="text-xl font-semibold tabular-nums md:mt-1 md:text-3xl">{figure}</p>
            </div>
            <figure className="mt-1.5 border-l-2 border-line-strong pl-3 text-sm md:mt-4 md:pl-4 md:text-base">
              <blockquote>“{quote.quote}”</blockquote>
              <figcaption className="text-[0.8125rem] text-muted md:mt-1 md:text-sm">
                <b className="font-semibold text-text">{quote.name}</b>, {quote.role},{' '}
                {quote.company}
              </figcaption>
            </figure>
            {toTry && (
              <p
                className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 md:mt-4"
                data-no-print
              >
                <span className="min-w-0 flex-1 basis-36 font-medium">{toTry}</span>
                {tryIt}
              </p>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-x-3 gap-y-4 border-t border-line pt-4 md:mt-10 md:pt-7">
        {stats.map(({ value, what }) => (
          <div key={what} className="flex flex-col">
            <dt className="order-last text-[0.8125rem] text-muted md:text-base">{what}</dt>
            <dd className="text-xl font-semibold tracking-[-0.03em] tabular-nums md:text-5xl/tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
