import { caseNews } from '../disputes/steps.ts'
import type { PaymentCase } from '../disputes/schemas.ts'
import type { Transaction } from '../payments/schemas.ts'
import type { Act } from '../define-action.ts'
import { tellMerchant, merchantTellingTables } from './tell-merchant.ts'

/** The tables that telling a merchant of a case needs. */
export const caseNewsTables = merchantTellingTables

/** Tells the merchant of a case as it stands now, in its notifications and by e-mail, inside the act's transaction. */
export async function tellOfCase(
  act: Act<(typeof caseNewsTables)[number]>,
  row: PaymentCase,
  payment: Transaction,
): Promise<void> {
  const { notification, words } = caseNews(row, payment, act.now)
  await tellMerchant(act, notification, words)
}
