import { currencyName } from '#db/money.ts'
import type { CustomerFees } from '#db/payments/fees.ts'
import { formatPercent } from '#db/text/format.ts'
import type { PayerLanguage } from '#db/text/payer-words/languages.ts'
import { linkMessageWords, messageWords } from '#db/text/payer-words/messages.ts'
import { linkAmount, type PayLinkFacts, ussdProviders, ussdReference } from './links.ts'

/** Returns a link's amount as the USSD instructions say it: `$18.00`, or that the customer chooses. */
export const ussdAmount = (link: Pick<PayLinkFacts, 'amount' | 'currency'>): string =>
  link.amount === null ? linkMessageWords.anyAmount(currencyName(link.currency)) : linkAmount(link)

interface Instructions {
  linkId: string
  name: string
  merchantName: string
  /** As text: `$18.00`, or a note that the customer chooses. */
  amount: string
  /** The percentages that customers pay on top, by method. */
  customerFees?: CustomerFees | undefined
}

/** Returns the customer fee of a wallet in words: `2.0% customer fee`; undefined without one. */
export function customerFeeText(
  id: (typeof ussdProviders)[number]['id'],
  fees: CustomerFees,
): string | undefined {
  const rate = fees[id]
  return rate === undefined ? undefined : `${formatPercent(rate)}% customer fee`
}

/** Returns the steps that pay by USSD, each on a line. */
export function ussdSteps({
  linkId,
  amount,
  customerFees = {},
  language = 'en',
}: Omit<Instructions, 'name' | 'merchantName'> & { language?: PayerLanguage }): string[] {
  const words = messageWords(language)
  const dialled = ussdProviders.map(({ id, name: wallet, code }) => {
    const rate = customerFees[id]
    return `   ${wallet}: ${code}${rate === undefined ? '' : `, ${words.plusFee(formatPercent(rate))}`}`
  })
  return [
    `1. ${words.dial}`,
    ...dialled,
    `2. ${words.enterReference(ussdReference(linkId))}`,
    `3. ${words.amount(amount)}`,
    `4. ${words.confirm}`,
  ]
}

/** Returns the USSD instructions as one message to a customer. */
export const ussdInstructions = ({ name, merchantName: merchant, ...how }: Instructions): string =>
  [
    linkMessageWords.withoutData({ merchant, name }),
    '',
    ...ussdSteps(how),
    '',
    messageWords('en').sample,
  ].join('\n')
