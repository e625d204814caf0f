import { currencies, type Currency, maxAmount } from '#db/money.ts'
import { formatMoney } from '#db/text/format.ts'
import { visible } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { methodTiles } from './transactions.ts'

/** The details that let a device without the payment link show its checkout. */
export interface PayLinkFacts {
  name: string
  merchantName: string
  /** In minor units; null lets the customer choose. */
  amount: number | null
  currency: Currency
}

/** Returns the hash of a link's address, `#n=name&m=merchant&a=minor units or empty&c=currency`. */
export function payLinkHash({ name, merchantName, amount, currency }: PayLinkFacts): string {
  const facts = { n: name, m: merchantName, a: amount === null ? '' : String(amount), c: currency }
  return `#${new URLSearchParams(facts).toString()}`
}

/** Parses a link's hash, with or without `#`, in any case; returns null unless every value is present and valid. */
export function readPayLinkHash(hash: string): PayLinkFacts | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const facts = new Map(Array.from(given, ([key, value]) => [key.toLowerCase(), value]))
  const words = (key: string) => visible(facts.get(key) ?? '')
  const name = words('n')
  const merchantName = words('m')
  const amountText = facts.get('a')
  const currency = currencies.find((each) => each === facts.get('c')?.toUpperCase())
  if (name.length < 1 || name.length > 80) return null
  if (merchantName.length < 1 || merchantName.length > 200) return null
  if (currency === undefined) return null
  if (amountText === '') return { name, merchantName, amount: null, currency }
  if (
    amountText === undefined ||
    !/^[1-9]\d{0,8}$/.test(amountText) ||
    Number(amountText) > maxAmount
  )
    return null
  return { name, merchantName, amount: Number(amountText), currency }
}

/** Returns a link's amount as text (LINK-1). */
export const linkAmount = ({ amount, currency }: Pick<PayLinkFacts, 'amount' | 'currency'>) =>
  amount === null ? 'Custom amount' : formatMoney(amount, currency)

/** Returns a link's address for display: the app's own, without the hash. */
export const shownAddress = (path: string): string =>
  `${location.host}${import.meta.env.BASE_URL}`.replace(/\/$/, '') + checkoutPath(path)

/** Returns the full address of a path of the app. */
export const fullAddress = (path: string): string =>
  location.origin + import.meta.env.BASE_URL.replace(/\/$/, '') + path

/** Returns a link's full address, with the details that let any device open it. */
export const linkAddress = (path: string, facts: PayLinkFacts): string =>
  fullAddress(checkoutPath(path)) + payLinkHash(facts)

/** Returns the address in the QR code of a payment request, which opens on the customer's phone. */
export const requestAddress = (code: string): string => `${fullAddress(pathTo('pay-here'))}#${code}`

/** Returns the address in the QR code of a proof of payment, which opens on the seller's phone. */
export const proofAddress = (code: string): string =>
  `${fullAddress(pathTo('scan-payment'))}#${code}`

/** Returns the path that checks a scanned text, which the server never sees. */
export const checkPath = (text: string): string =>
  `${pathTo('check-payment')}#${new URLSearchParams({ shown: text }).toString()}`

/** Returns the text to check in the hash of such a path, without `#`; '' if there is none. */
export const shownInHash = (hash: string): string => new URLSearchParams(hash).get('shown') ?? ''

const checkoutPath = (path: string) => pathTo('checkout', { path })

/** Stands on every payment code and dial code that leaves the screen: the dial codes are the wallets' own. */
export const sampleMark = 'Sample, do not pay'

/** The dial codes that work on any phone without data (LINK-3). */
export const ussdProviders = [
  { id: 'ecocash', name: methodTiles.ecocash.name, code: '*151*200*5#' },
  { id: 'onemoney', name: methodTiles.onemoney.name, code: '*210*95#' },
  { id: 'innbucks', name: methodTiles.innbucks.name, code: '*483*44#' },
] as const

/** Returns the code to dial for a wallet. */
export const ussdCodeOf = (id: (typeof ussdProviders)[number]['id']): string =>
  ussdProviders.find((provider) => provider.id === id)?.code ?? ''

/** Returns the reference that a customer types: 'ZW' and the link's id (LINK-3). */
export const ussdReference = (linkId: string): string => `ZW${linkId}`
