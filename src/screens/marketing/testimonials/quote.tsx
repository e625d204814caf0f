import type { Testimonial } from './quotes.ts'

const looks = {
  large: {
    quote:
      'text-[clamp(1.5rem,5.6vw,2.375rem)] leading-[1.2] font-medium tracking-[-0.022em] text-pretty',
    by: 'mt-4',
  },
  small: { quote: 'text-lg/normal', by: 'mt-2 text-[0.9375rem]' },
}

/** What someone says, and who says it. */
export function Quote({ of, size }: { of: Testimonial; size: keyof typeof looks }) {
  return (
    <figure>
      <blockquote className={looks[size].quote}>“{of.quote}”</blockquote>
      <figcaption className={looks[size].by}>
        <b className="block font-semibold">{of.name}</b>
        <span className="text-muted">
          {of.role}, {of.company}
        </span>
      </figcaption>
    </figure>
  )
}
