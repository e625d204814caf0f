import { useLocation } from 'wouter'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids, type Forbidding } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { pathTo } from '#src/routes/paths.ts'
import { overList } from '#src/ui/over-list.ts'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { useReceipt } from '#src/screens/shared/receipt/use-receipt.ts'

/** Returns the address of a transaction's details; `query` keeps the list's filters. */
export const detailsPath = (id: string, query = ''): string =>
  pathTo('transaction-details', { id }) + query

export interface TransactionDoers extends Forbidding {
  view: (id: string) => Promise<void>
  download: (id: string) => Promise<void>
  retry: (id: string) => Promise<void>
  refund: (id: string) => Promise<void>
}

/** Returns the handlers of a transaction's actions; the screen renders the refund form. */
export function useTransactionDoers(openRefund: (id: string) => void): TransactionDoers {
  const [, navigate] = useLocation()
  const database = useDatabase()
  const dryRun = useDryRun()
  const download = useReceipt()
  const forbids = useForbids()
  const retry = useAction('retryTransaction', {
    said: ({ id }) => transactionMessages.transactionProcessing(id),
    dryRun: transactionMessages.wouldRetry,
  })
  return {
    forbids,
    async view(id) {
      if (await dryRun(transactionMessages.wouldViewDetails(id))) return
      whenLayersClosed(() => navigate(detailsPath(id, location.search), { state: overList }))
    },
    download,
    async retry(id) {
      if (!(await retry.run(id))) return
      const { tellOutcome } = await import('./tell-outcome.ts')
      tellOutcome(database(), id)
    },
    async refund(id) {
      if (!(await dryRun(transactionMessages.wouldRefund(id)))) openRefund(id)
    },
  }
}
