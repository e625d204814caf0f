import { isSameDay } from '#db/days.ts'
import { basicTerms } from '#db/payments/fees.ts'
import type { FeeRule, PaymentMethodId } from '#db/payments/schemas.ts'
import { readSeed } from './read-seed.ts'
import { seedFiles } from './seed-files.ts'
import type { Written } from './written-rows.ts'

/** A payment of the sample as the landing page draws it. */
type Drawn = Pick<
  Written['transactions'][number],
  'customer' | 'amount' | 'currency' | 'paymentMethod' | 'status'
>

export interface SampleSale {
  business: string
  reference: string
  sale: Drawn
  /** The newest before it, newest first. */
  earlier: Drawn[]
  /** What came in earlier that day, in the currency of the sale. */
  takenBefore: number
  /** What a payment by each method costs on Basic. */
  fees: Record<PaymentMethodId, FeeRule>
}

const drawn = ({ customer, amount, currency, paymentMethod, status }: Drawn): Drawn => ({
  customer,
  amount,
  currency,
  paymentMethod,
  status,
})

const demoMerchant = 'M-001'

/**
 * Returns the demo merchant's newest successful payment in dollars and what came before it, for the picture on the
 * landing page, and the fees that it quotes. Throws when the sample has no such payment.
 */
export function sampleSale({
  merchants,
  transactions,
  merchantFees,
  fees,
}: Pick<Written, 'merchants' | 'transactions' | 'merchantFees' | 'fees'>): SampleSale {
  const business = merchants.find(({ id }) => id === demoMerchant)?.name
  const payments = transactions
    .filter((row) => row.merchantId === demoMerchant && row.type === 'payment')
    .sort((one, other) => other.date.localeCompare(one.date))
  const at = payments.findIndex((row) => row.status === 'successful' && row.currency === 'USD')
  const sale = payments[at]
  if (!business || !sale)
    throw new Error(
      `seed/rows/transactions.json: the landing page needs a successful payment in USD to ${demoMerchant}`,
    )
  const earlier = payments.slice(at + 1)
  const takenBefore = earlier
    .filter(
      ({ status, currency, date }) =>
        status === 'successful' &&
        currency === sale.currency &&
        isSameDay(new Date(date), new Date(sale.date)),
    )
    .reduce((sum, { amount }) => sum + amount, 0)

  return {
    business,
    reference: sale.reference,
    sale: drawn(sale),
    earlier: earlier.slice(0, 2).map(drawn),
    takenBefore,
    fees: basicTerms({ merchantFees, fees }),
  }
}

/** Returns the sale of the files as they are, all of today over. */
export function drawSampleSale(): SampleSale {
  const evening = new Date()
  evening.setHours(23, 59, 59)
  return sampleSale(readSeed(seedFiles, evening))
}
