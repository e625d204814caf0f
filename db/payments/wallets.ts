import { parseMobile } from '../text/phone-number.ts'
import type { PaymentMethodId } from './schemas.ts'

/** A mobile network of Zimbabwe and the prefixes of its numbers in national form; `docs/sources.md`. */
interface Network {
  name: 'Econet' | 'NetOne' | 'Telecel'
  prefixes: readonly string[]
}

const networks: readonly Network[] = [
  { name: 'NetOne', prefixes: ['071'] },
  { name: 'Telecel', prefixes: ['073'] },
  { name: 'Econet', prefixes: ['077', '078'] },
]

interface Wallet {
  /** The network whose numbers it has; null if it takes those of any. */
  network: Network['name'] | null
  /** The prefix of its sample numbers. */
  usual: string
}

export type WalletId = Extract<PaymentMethodId, 'ecocash' | 'onemoney' | 'innbucks' | 'omari'>

/** The wallets among the payment methods: which numbers belong to which. */
const byId: Record<WalletId, Wallet> = {
  ecocash: { network: 'Econet', usual: '077' },
  onemoney: { network: 'NetOne', usual: '071' },
  innbucks: { network: null, usual: '078' },
  omari: { network: null, usual: '077' },
}
const wallets: Partial<Record<PaymentMethodId, Wallet>> = byId
export const walletIds = Object.keys(byId) as WalletId[]

/** Returns whether a method is mobile money, paid from a handset. */
export const isMobileMoney = (method: PaymentMethodId): method is WalletId =>
  wallets[method] !== undefined

/** Returns the prefix of a wallet's sample numbers; undefined for other methods. */
export const usualPrefix = (method: PaymentMethodId): string | undefined => wallets[method]?.usual

/** Returns the network of a whole mobile number, as typed; undefined for anything else. R48. */
export function networkOf(number: string): Network['name'] | undefined {
  const prefix = parseMobile(number).number?.slice(0, 3) ?? ''
  return networks.find(({ prefixes }) => prefixes.includes(prefix))?.name
}

/** Returns the network that a wallet belongs to; null for one of no network, and for other methods. */
export const networkOfWallet = (method: PaymentMethodId): Network['name'] | null =>
  wallets[method]?.network ?? null

/** Returns the prefixes that a wallet's numbers have. */
export function prefixesOf(method: PaymentMethodId): readonly string[] {
  const network = networkOfWallet(method)
  return networks
    .filter(({ name }) => network === null || name === network)
    .flatMap(({ prefixes }) => prefixes)
}

/** Returns whether a wallet usually has a number: one of its network, or of any. */
const hasNumber = (method: PaymentMethodId, network: Network['name']): boolean =>
  [null, network].includes(networkOfWallet(method))

/** A number of another network than that of its wallet. */
export interface OtherNetwork {
  network: Network['name']
  /** The wallet that the number is likely for; null if none that can be used takes it. */
  wallet: WalletId | null
}

/**
 * Returns the network of a typed number that is not its wallet's, with the wallet it is likely for:
 * that of the network, or else one that takes any number, without those in `disabled`. Null if the
 * number is the wallet's or not whole, and for methods that are no wallet. It is a question and no
 * refusal, because wallets have let in subscribers of other networks. LINK-8.
 */
export function otherNetwork(
  method: PaymentMethodId,
  number: string,
  disabled: readonly PaymentMethodId[] = [],
): OtherNetwork | null {
  const network = networkOf(number)
  if (!isMobileMoney(method) || !network || hasNumber(method, network)) return null
  const usable = walletIds.filter((id) => !disabled.includes(id) && hasNumber(id, network))
  const wallet = usable.find((id) => networkOfWallet(id) === network) ?? usable[0] ?? null
  return { network, wallet }
}

/**
 * Returns the number of a wallet that has the digits of one of another network: `0772222222` is
 * `0712222222` of OneMoney.
 */
export function numberOfWallet(method: PaymentMethodId, number: string): string {
  const network = networkOf(number)
  const usual = usualPrefix(method)
  return !usual || !network || hasNumber(method, network) ? number : usual + number.slice(3)
}
