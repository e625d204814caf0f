import { zwlPerUsd } from '#db/money.ts'
import { formatMoney } from '#src/rules/format.ts'
import { settlementTerms } from '#src/rules/pricing.ts'
import { demoFee } from '#src/rules/site.ts'
import { quotes, type Testimonial } from './quotes.ts'

interface Proof {
  title: string
  figure: string
  /** What to do to see it; comes with the button for it. */
  toTry?: string
  quote: Testimonial
}

const paid = 20_00
const { fee } = demoFee(paid, 'USD', 'ecocash', zwlPerUsd)
const money = (amount: number) => formatMoney(amount, 'USD')

/** What a visitor can check, with the words of a merchant on it. */
export const proofs: readonly Proof[] = [
  { title: 'What it costs', figure: `${money(fee)} of ${money(paid)}`, quote: quotes.hardware },
  { title: 'When money arrives', figure: settlementTerms.basic, quote: quotes.lodge },
  {
    title: 'Without signal',
    figure: 'It works',
    toTry: 'Turn on flight mode and press this.',
    quote: quotes.bakery,
  },
]
