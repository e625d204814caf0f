import { useLocation } from 'wouter'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids, type Forbidding } from '#src/data/actor.ts'
import { pathTo } from '#src/routes/paths.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { overList } from '#src/ui/over-list.ts'
import type { Matter } from '#src/screens/shared/matters/matter-dialogs.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'

/** The address of a transaction's details in the console, over the list as it stands. */
export const consoleDetailsPath = (id: string, query = ''): string =>
  pathTo('console-transaction', { id }) + query

/** The console's list with one merchant's transactions alone. */
export const merchantTransactionsPath = (merchantId: string): string =>
  `${pathTo('console-transactions')}?merchant=${merchantId}`

/** What does the actions of a transaction in the console. */
export interface ConsoleTransactionDoers extends Forbidding {
  view: (id: string) => Promise<void>
  /** Shows one merchant's transactions alone. */
  narrow: (merchantId: string) => void
  /** Shows the form that opens a case or a dispute of it. */
  open: (matter: Matter) => void
}

/** What the actions of a transaction do, in the console's list and in its details; the screen has the forms. */
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
