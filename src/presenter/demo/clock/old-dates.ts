import type { PaidDatabase } from '#db/database.ts'
import { hasManyTransactions, listSnapshots } from '#db/demo/queries.ts'
import { formatDate } from '#db/text/format.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { clockMessages } from '#src/rules/messages/app.ts'
import { toast } from '#src/ui/toast.ts'
import { loadState } from '../snapshots/replace-demo.ts'

/**
 * Keeps the state as of the last thing that happened, before anything falls due by today's date, and offers to go on from
 * it with its dates moved to today. Of many transactions no state is kept, so nothing is offered.
 */
export async function offerToday(db: PaidDatabase, last: string): Promise<void> {
  if (await hasManyTransactions(db)) return
  const name = clockMessages.asOf(formatDate(last))
  const context = { db, actor: visitor }
  const known = (await listSnapshots(db)).find((each) => each.name === name)
  const { id } =
    known ??
    (await runAction('keepSnapshot', { id: newAttemptId(), name }, { ...context, at: last }))
  toast.info(clockMessages.old(formatDate(last)), {
    stays: true,
    topic: 'reset',
    action: {
      label: 'Move dates to today',
      onClick: () => void loadState(context, id, { toToday: true }),
    },
  })
}
