import { ActionError } from '../action.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { takesPayments } from '../payments/rules.ts'

/**
 * Refuses an act by which a business would take money that it may not: `not-taking-payments`. `kept` is what was not done
 * then, as the refusal says it. A business that is gone stops nothing.
 */
export function checkTakesPayments(merchant: Merchant | undefined, kept = 'charged'): void {
  if (!merchant || takesPayments(merchant)) return
  const { name } = merchant
  throw new ActionError('not-taking-payments', `${name} may not take payments.`, { name, kept })
}
