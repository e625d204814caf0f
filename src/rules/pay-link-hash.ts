import { currencies, maxAmount, type Currency } from '#db/model/money.ts'

/** What a device that does not know a payment link needs to show its checkout. */
export interface PayLinkFacts {
  name: string
  merchantName: string
  /** Minor units; null lets the customer choose. */
  amount: number | null
  currency: Currency
}

/** Controls and unseen marks: these words come out of an address that anyone can write. Joined emoji stay. */
const invisible = /(?!\u200d)[\p{Cc}\p{Cf}]/gu

/** The hash of a link's address, `#n=name&m=merchant&a=minor units or empty&c=currency`. */
export function payLinkHash({ name, merchantName, amount, currency }: PayLinkFacts): string {
  const facts = { n: name, m: merchantName, a: amount === null ? '' : String(amount), c: currency }
  return `#${new URLSearchParams(facts).toString()}`
}

/** What a hash says, with or without its `#`; null when it is not a whole and sensible one. */
export function readPayLinkHash(hash: string): PayLinkFacts | null {
  const facts = new URLSearchParams(hash.replace(/^#/, ''))
  const words = (key: string) => (facts.get(key) ?? '').replace(invisible, '').trim()
  const name = words('n')
  const merchantName = words('m')
  const amountText = facts.get('a')
  const currency = currencies.find((each) => each === facts.get('c'))
  if (name.length < 1 || name.length > 80) return null
  if (merchantName.length < 1 || merchantName.length > 200) return null
  if (currency === undefined) return null
  if (amountText === '') return { name, merchantName, amount: null, currency }
  if (amountText === null || !/^[1-9]\d{0,8}$/.test(amountText) || Number(amountText) > maxAmount)
    return null
  return { name, merchantName, amount: Number(amountText), currency }
}
