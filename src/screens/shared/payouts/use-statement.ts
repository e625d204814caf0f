import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { loaded, refusalText } from '#src/data/run-action.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { toast } from '#src/ui/toast.ts'
import type { StatementFormat } from './hand-over-statement.ts'

export function useStatement(): (id: string, format: StatementFormat) => Promise<void> {
  const database = useDatabase()
  const dryRun = useDryRun()
  return async (id, format) => {
    try {
      if (await dryRun(payoutMessages.wouldDownload(id))) return
      const { handOverStatement } = await loaded(import('./hand-over-statement.ts'))
      await handOverStatement(database(), id, format)
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}
