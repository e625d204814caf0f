import { useCallback } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { type Outcome, outcomeWhen } from '#db/payments/test-accounts.ts'
import { useActor } from './actor.ts'
import { useDatabase } from './database-context.ts'
import { runAction } from './run-action.ts'

/**
 * Returns a function that takes the outcome which the presenter chose for the next payment, for a payment that is not
 * stored; undefined when none was chosen.
 */
export function useChosenOutcome(): (method: PaymentMethodId) => Promise<Outcome | undefined> {
  const database = useDatabase()
  const actor = useActor()
  return useCallback(
    async (method) => {
      const db = database()
      const { nextPayment } = await getDemoSettings(db)
      if (!nextPayment) return undefined
      await runAction('setNextPayment', null, { db, actor })
      return outcomeWhen(nextPayment, method)
    },
    [database, actor],
  )
}
