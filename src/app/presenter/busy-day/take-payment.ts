import { currentDate } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getBusyDayFacts } from '#db/demo/queries.ts'
import { nextSale } from '#seed/next-sale.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'

/** Pays one of the demo merchant's links as one of its customers; resolves to whether a link could be paid. */
export async function takePayment(db: PaidDatabase, step: boolean): Promise<boolean> {
  const sale = nextSale(await getBusyDayFacts(db, currentDate()))
  if (!sale) return false
  const payment = { ...sale, attemptId: newAttemptId(), step }
  return (await runAction('payOnBusyDay', payment, { db, actor: visitor })) !== null
}
