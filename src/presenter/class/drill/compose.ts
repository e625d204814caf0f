import type { MerchantId } from '#db/common.ts'
import { isSameDay, startOfDay } from '#db/days.ts'
import type { Ledger, LedgerRow } from '#db/ledger/rows.ts'
import { type Currency, maxAmount } from '#db/money.ts'
import { checkPayment, readShown } from '#db/payments/check-payment.ts'
import { isCard, isUnnamed } from '#db/payments/rules.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { isMobileMoney } from '#db/payments/wallets.ts'
import { randomFrom } from '#db/random.ts'
import { formatDateTime, formatMoney } from '#db/text/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { type Decision, truthOf } from './judge.ts'

/** What a customer shows at the till, a real payment or a swindler's ways. */
export const kinds = ['real', 'amount', 'used', 'unpaid', 'other-shop', 'made-up'] as const
export type Kind = (typeof kinds)[number]

export const kindLabels: Record<Kind, string> = {
  real: 'A payment from today',
  amount: 'A payment with another amount',
  used: 'A payment used or refunded before',
  unpaid: 'A pending or failed payment',
  'other-shop': 'A payment to another shop',
  'made-up': 'A made-up payment',
}

/** What the ledger may say of each kind. */
const outcomesOf: Record<Kind, readonly Decision[]> = {
  real: ['real'],
  amount: ['amount'],
  used: ['used', 'refunded'],
  unpaid: ['unpaid'],
  'other-shop': ['unknown'],
  'made-up': ['unknown'],
}

/** What a confirmation on a phone says. */
export interface Confirmation {
  sender: string
  method: PaymentMethodId
  /** In minor units. */
  amount: number
  currency: Currency
  reference: string
  customer: string
  account: string
  time: string
}

/** The shop at whose till the drill is. */
export interface Shop {
  ledger: Ledger
  merchantId: MerchantId
  name: string
  now: Date
}

/** Returns a confirmation as the message on a customer's phone, in the wording of wallets, banks and card machines. */
export function messageOf(shown: Confirmation, shop: string): string {
  const { sender, method, customer, account, amount, currency, reference, time } = shown
  const money = formatMoney(amount, currency)
  const isWallet = isMobileMoney(method)
  const [opening, source] = isWallet
    ? [`Confirmed. ${money} sent to ${shop}`, account]
    : isCard(method) || method === 'zimswitch'
      ? [`Approved. ${money} paid to ${shop}`, account && `card ${account}`]
      : [`Transfer successful. ${money} to ${shop}`, account && `account ${account}`]
  const from = [customer, source].filter(Boolean).join(', ')
  return `${sender}: ${opening}${from && ` by ${from}`}. Reference ${reference}. ${time}.`
}

/** Returns what the ledger says of a message at this shop. */
export const truthAt = ({ ledger, merchantId, now }: Shop, message: string) =>
  truthOf(checkPayment(ledger, merchantId, readShown(message), now), readShown(message))

type Random = () => number

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)]

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const ranked = items.map((item) => ({ item, rank: random() }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item)
}

/** Returns eight characters with a digit and a letter, as payments by link have them. */
function madeUpReference(random: Random): string {
  const digits = Array.from({ length: 6 }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${Math.floor(random() * 10)}${digits}${pick(['a', 'b', 'c', 'd', 'e', 'f'], random)}`.toUpperCase()
}

/** The amounts that a swindler makes of the one that was paid. */
function otherAmount(amount: number, random: Random): number {
  const raised = [amount * 10, amount * 2, amount + 10_00, amount + 50_00]
  return (
    pick(
      raised.filter((each) => each <= maxAmount),
      random,
    ) ?? amount - 1
  )
}

/** How long ago a false confirmation says that it was paid at the most, in milliseconds. */
const mostPassed = 6 * 3_600_000

/** Returns the payments that a kind may be made of. */
function sourcesOf(kind: Kind, { ledger, merchantId, now }: Shop): LedgerRow[] {
  const payments = ledger.rows.filter(({ type }) => type === 'payment')
  if (kind === 'other-shop')
    return payments.filter((row) => row.merchantId !== merchantId && row.status === 'successful')
  const own = payments.filter((row) => row.merchantId === merchantId)
  const isToday = ({ instant }: LedgerRow) => isSameDay(new Date(instant), now)
  switch (kind) {
    case 'real':
      return own.filter((row) => isToday(row) && row.status === 'successful' && row.refunded === 0)
    case 'amount':
      return own.filter(({ status, refunded }) => status === 'successful' && refunded === 0)
    case 'used':
      return own.filter(
        (row) => row.status === 'refunded' || (row.status === 'successful' && !isToday(row)),
      )
    case 'unpaid':
      return own.filter(({ status }) => status === 'pending' || status === 'failed')
    case 'made-up':
      return own
  }
}

/** A confirmation and the payment that it was made of. */
export interface Drawn {
  kind: Kind
  shown: Confirmation
  /** The payment's ID; null for a made-up one. */
  of: string | null
}

/**
 * Returns a confirmation of a kind, made of a payment of the ledger that isn't among the used ones; null if there is none.
 * The ledger says of it what the kind is for. DEMO-26.
 */
export function drawOne(
  shop: Shop,
  kind: Kind,
  random: Random,
  used: ReadonlySet<string> = new Set(),
): Drawn | null {
  // Within today, as the times of real ones are: the time tells nothing.
  const passed = Math.min(shop.now.getTime() - startOfDay(shop.now), mostPassed)
  const claimed = new Date(shop.now.getTime() - random() * passed).toISOString()
  const isMadeUp = kind === 'made-up'
  const sources = sourcesOf(kind, shop).filter(({ id }) => isMadeUp || !used.has(id))
  // Refunds are few: without this, nearly all used payments would be of an earlier day.
  const first = kind === 'used' && random() < 0.5
  const ranked = shuffled(sources, random).sort((one, other) =>
    first ? other.refunded - one.refunded : 0,
  )
  for (const row of ranked) {
    const { id, amount, currency, paymentMethod: method } = row
    const shown: Confirmation = {
      sender: methodTiles[method].name,
      method,
      amount: kind === 'amount' ? otherAmount(amount, random) : amount,
      currency,
      reference: isMadeUp ? madeUpReference(random) : row.reference,
      customer: isUnnamed(row) ? '' : row.customer,
      account: row.account,
      time: formatDateTime(kind === 'real' ? row.date : claimed),
    }
    // A reference may be none, or that of several payments.
    for (const reference of isMadeUp ? [shown.reference] : [row.reference, id]) {
      const named = { ...shown, reference }
      const isMeant = outcomesOf[kind].includes(truthAt(shop, messageOf(named, shop.name)).is)
      if (reference !== '' && isMeant) return { kind, shown: named, of: isMadeUp ? null : id }
    }
  }
  return null
}

/** The customers of a drill alone, by kind: three of ten have paid. */
const alone: readonly Kind[] = [
  ...(['real', 'real', 'real', 'amount', 'amount'] as const),
  ...(['used', 'used', 'unpaid', 'other-shop', 'made-up'] as const),
]

/**
 * Returns the messages of a drill alone, the same for a seed and a ledger. No payment is in two of them; a kind that the
 * ledger has no payment for is made up. DEMO-26.
 */
export function drawAll(shop: Shop, seed: string): Drawn[] {
  const random = randomFrom(seed)
  const used = new Set<string>()
  const drawn: Drawn[] = []
  // A payment from today can be most kinds, and only it can be real.
  for (const kind of alone) {
    const one = drawOne(shop, kind, random, used) ?? drawOne(shop, 'made-up', random, used)
    if (one?.of) used.add(one.of)
    if (one) drawn.push(one)
  }
  return shuffled(drawn, random)
}
