import { pathTo } from '#src/routes/paths.ts'
import { formatMoney } from './format.ts'
import { payLinkHash, type PayLinkFacts } from './pay-link-hash.ts'

/** What a link asks for, as people read it (spec §2). */
export const linkAmount = ({ amount, currency }: Pick<PayLinkFacts, 'amount' | 'currency'>) =>
  amount === null ? 'Custom amount' : formatMoney(amount, currency)

/** A link's address as it is read: the app's own, without what a machine alone needs. */
export const shownAddress = (path: string): string =>
  `${location.host}${import.meta.env.BASE_URL}`.replace(/\/$/, '') + checkoutPath(path)

/** A link's whole address, with what a device that does not know it needs. */
export const linkAddress = (path: string, facts: PayLinkFacts): string =>
  location.origin +
  import.meta.env.BASE_URL.replace(/\/$/, '') +
  checkoutPath(path) +
  payLinkHash(facts)

const checkoutPath = (path: string) => pathTo('checkout', { path })
