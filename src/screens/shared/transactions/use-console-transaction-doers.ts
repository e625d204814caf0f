import { useLocation } from 'wouter'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids, type Forbidding } from '#src/data/actor.ts'
import { pathTo } from '#src/routes/paths.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { overList } from '#src/ui/over-list.ts'
import type { Matter } from '#src/screens/shared/matters/matter-dialogs.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'

/** Returns the address of a transaction's details in the console; `query` keeps the list's filters. */
export const consoleDetailsPath = (id: string, query = ''): string =>
  pathTo('console-transaction', { id }) + query

/** Returns the address of the console's list filtered to one merchant. */
export const merchantTransactionsPath = (merchantId: string): string =>
  `${pathTo('console-transactions')}?merchant=${merchantId}`

export interface ConsoleTransactionDoers extends Forbidding {
  view: (id: string) => Promise<void>
  /** Filters the list to one merchant. */
  narrow: (merchantId: string) => void
  /** Opens the case or dispute form. */
  open: (matter: Matter) => void
}

/** Returns the handlers of a transaction's console actions; the screen renders the forms. */
export function useConsoleTransactionDoers(
  open: ConsoleTransactionDoers['open'],
): ConsoleTransactionDoers {
  const [, navigate] = useLocation()
  const dryRun = useDryRun()
  const forbids = useForbids()
  return {
    forbids,
    open,
    async view(id) {
      if (await dryRun(transactionMessages.wouldViewDetails(id))) return
      whenLayersClosed(() => navigate(consoleDetailsPath(id, location.search), { state: overList }))
    },
    narrow: (merchantId) => whenLayersClosed(() => navigate(merchantTransactionsPath(merchantId))),
  }
}
