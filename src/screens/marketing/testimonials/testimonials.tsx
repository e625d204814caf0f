import { Quote } from './quote.tsx'
import { leadQuote, quotes, stats } from './quotes.ts'

/** What merchants say, and the four figures (spec §2, §9). */
export function Testimonials() {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:grid-cols-[7fr_5fr] lg:gap-20">
        <Quote of={leadQuote} size="large" />
        <div className="grid content-center gap-7 divide-y divide-line *:not-last:pb-7">
          {quotes.map((each) => (
            <Quote key={each.name} of={each} size="small" />
          ))}
        </div>
      </div>
      <dl className="mt-12 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6 border-t border-line pt-7">
        {stats.map(({ value, what }) => (
          <div key={what} className="flex flex-col">
            <dt className="order-last text-muted">{what}</dt>
            <dd className="text-4xl/tight font-semibold tracking-[-0.03em] tabular-nums md:text-5xl/tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
