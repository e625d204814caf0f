import { listPayouts, newestPayoutFirst, type Payouts } from '#db/payouts/queries.ts'
import { useMerchantQuery, type MerchantShow } from '#src/data/use-merchant-query.ts'

const showChanges: MerchantShow<Payouts> = (answer, expect) => ({
  ...answer,
  payouts: expect('payouts', answer.payouts).sort(newestPayoutFirst),
})

/** The merchant's balances, payouts and accounts, live. */
export const usePayouts = (): Payouts | undefined => useMerchantQuery(listPayouts, [], showChanges)
