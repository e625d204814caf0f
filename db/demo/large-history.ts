import { momentOn } from '../days.ts'
import { eightHexDigits } from '../random.ts'
import { feeOf, type MerchantFee, sampleTerms } from '../payments/fees.ts'
import { inCurrency, zwlPerUsd } from '../money.ts'
import type { MerchantId } from '../common.ts'
import { isCard, payerReference } from '../payments/rules.ts'
import type { PaymentMethodId, Transaction, TransactionStatus } from '../payments/schemas.ts'
import { usualPrefix } from '../payments/wallets.ts'

export interface LargeHistory {
  merchantId: MerchantId
  count: number
  lastNumber: number
  /** The end of the history. */
  now: Date
  fees: readonly MerchantFee[]
  /** The links that pay every seventh sale. */
  linkIds: readonly string[]
}

const firstNames =
  'Anesu Blessing Chenai Chipo Courage Dumisani Edith Fadzai Farai Godfrey Itai Joice Kuda Lindiwe Mavis Memory Munashe Ngoni Nkosana Nyasha Panashe Prudence Rudo Ruvimbo Sekai Simba Sipho Tafadzwa Tariro Tatenda Tendai Thandiwe Tinashe Tsitsi Vimbai Yeukai'.split(
    ' ',
  )
const lastNames =
  'Banda Bhebhe Chari Chiweshe Dube Gumbo Hove Kaseke Khumalo Mahere Makoni Mangena Mapfumo Maposa Masuku Mhlanga Moyo Mpofu Muchena Mudzuri Mutasa Mutsvairo Ncube Ndebele Ndlovu Nyathi Nyoni Phiri Rusike Shumba Sibanda Sithole Tshuma Zhou Zulu Zvobgo'.split(
    ' ',
  )
const methods: readonly PaymentMethodId[] = [
  ...Array<PaymentMethodId>(9).fill('ecocash'),
  ...Array<PaymentMethodId>(3).fill('onemoney'),
  'zimswitch',
  'zimswitch',
  'innbucks',
  'visa',
  'visa',
  'mastercard',
  'bank',
  'omari',
]

/** The shop's hours: it opens at seven and sells for thirteen hours. */
const opens = 7 * 60
const openMinutes = 13 * 60
const days = 365

/** Returns a number from 0 up to 1, constant for the same row and purpose. */
function random(index: number, purpose: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}

/** Returns the instant of a row, counted back from the newest: later rows are always older. */
function dateOf(index: number, { count, now }: LargeHistory): string {
  const sinceOpening = now.getHours() * 60 + now.getMinutes() - opens
  const today = Math.min(Math.max(sinceOpening, 0), openMinutes)
  const back = ((index + random(index, 0)) * days * openMinutes) / count
  const [day, minute] =
    back < today
      ? [0, today - back]
      : [1 + Math.floor((back - today) / openMinutes), openMinutes - ((back - today) % openMinutes)]
  const at = momentOn(now, -day, opens)
  return new Date(at.getTime() + Math.floor(minute * 60_000)).toISOString()
}

/** Every fortieth row refunds the payment seven rows before it. */
const isRefund = (index: number, count: number) => index % 40 === 5 && index + 7 < count
const isRefunded = (index: number) => index % 40 === 12

function shared(index: number, history: LargeHistory) {
  const customer = Math.floor(random(index, 1) ** 1.5 * firstNames.length * lastNames.length)
  const paymentMethod = methods[Math.floor(random(index, 2) * methods.length)] ?? 'ecocash'
  const prefix = usualPrefix(paymentMethod)
  const digits = String(1000 + ((customer * 7919) % 9000))
  return {
    id: `TX-${history.lastNumber - index}`,
    merchantId: history.merchantId,
    date: dateOf(index, history),
    customer: `${firstNames[customer % firstNames.length]} ${lastNames[Math.floor(customer / firstNames.length)]}`,
    paymentMethod,
    account: prefix ? `${prefix} *** ${digits}` : `**** ${digits}`,
  }
}

function statusOf(index: number): TransactionStatus {
  if (isRefunded(index)) return 'successful'
  const fate = random(index, 4)
  if (index < 200 && fate > 0.95) return 'pending'
  return fate < 0.04 ? 'failed' : 'successful'
}

/** Returns a payer's own reference, as long as a link's payments have it. */
const ownReference = (index: number): string => payerReference(eightHexDigits(random(index, 6)))

/** Customers answer one after the other, a minute apart, once the history is there. */
const answeredAt = (index: number, { now }: LargeHistory): string =>
  new Date(now.getTime() + (index + 1) * 60_000).toISOString()

function payment(index: number, history: LargeHistory): Transaction {
  const own = shared(index, history)
  const linkId = index % 7 === 3 ? history.linkIds[index % history.linkIds.length] : undefined
  const currency =
    !isCard(own.paymentMethod) && linkId === undefined && random(index, 5) < 0.2 ? 'ZWL' : 'USD'
  const usd = 200 + Math.floor(random(index, 3) ** 3 * 796) * 50
  const amount = currency === 'ZWL' ? Math.round(usd * zwlPerUsd) : usd
  const status = statusOf(index)
  const refunded = isRefunded(index) ? refundedPart(index, amount) : 0
  return {
    ...own,
    amount,
    currency,
    type: 'payment',
    fee: feeOf(sampleTerms(history.fees, own.paymentMethod), { type: 'payment', amount, currency }),
    status: refunded === amount ? 'refunded' : status,
    reference: linkId === undefined ? `Order ${1000 + (index % 9000)}` : ownReference(index),
    refunded,
    ...(linkId !== undefined && { linkId }),
    ...(status === 'pending' && {
      awaitsCustomer: true,
      settlesAt: answeredAt(index, history),
    }),
    ...(status === 'failed' && { failureReason: 'The PIN prompt was not answered' }),
  }
}

const refundedPart = (index: number, amount: number) =>
  index % 80 === 12 ? Math.ceil(amount / 2) : amount

/** Returns a row of the history, where 0 is the newest. Deterministic. */
export function largeHistoryRow(index: number, history: LargeHistory): Transaction {
  const free = { fee: 0, refunded: 0, status: 'successful' } as const
  if (isRefund(index, history.count)) {
    const refunds = payment(index + 7, history)
    return {
      ...shared(index, history),
      ...free,
      customer: refunds.customer,
      paymentMethod: refunds.paymentMethod,
      account: refunds.account,
      currency: refunds.currency,
      refundOf: refunds.id,
      amount: refunds.refunded,
      type: 'refund',
      reference: 'Goods returned',
    }
  }
  const isPayout = index % 500 === 250
  if (!isPayout && index % 1000 !== 300) return payment(index, history)
  // Every second payout is from the ZWL balance.
  const currency = index % 1000 === 750 ? 'ZWL' : 'USD'
  const usd = isPayout ? 600_000 + Math.floor(random(index, 3) * 4_000) * 100 : 2_500
  return {
    ...shared(index, history),
    ...free,
    customer: 'Own account',
    paymentMethod: 'bank',
    account: '**** 4471',
    currency,
    amount: inCurrency(usd, 'USD', currency),
    type: isPayout ? 'payout' : 'adjustment',
    reference: isPayout ? 'Payout' : 'Fee correction',
  }
}
