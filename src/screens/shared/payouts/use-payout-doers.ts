import { useLocation } from 'wouter'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { formatMoney } from '#src/rules/format.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { pathTo } from '#src/routes/paths.ts'
import { overList } from '#src/ui/over-list.ts'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import type { PayoutDoers } from './payout-actions.ts'
import { useStatement } from './use-statement.ts'

/** Returns the address of a payout's details, or of its transaction if it is only that. */
export const payoutPath = ({ id, transactionId }: { id: string; transactionId: string }): string =>
  pathTo(id === transactionId ? 'transaction-details' : 'payout-details', { id })

/** Returns the handlers of a payout's actions, for the list and the details. */
export function usePayoutDoers(): PayoutDoers {
  const [, navigate] = useLocation()
  const dryRun = useDryRun()
  const download = useStatement()
  const forbids = useForbids()
  const cancel = useAction('cancelPayout', {
    said: ({ id, amount, currency }) => payoutMessages.cancelled(id, formatMoney(amount, currency)),
    setback: () => true,
    dryRun: payoutMessages.wouldCancel,
    shows: (id) => {
      const change = { status: 'cancelled' as const, endedAt: new Date().toISOString() }
      return [{ table: 'payouts', id, change }]
    },
  })
  return {
    forbids,
    async view(row) {
      if (await dryRun(payoutMessages.wouldView(row.id))) return
      const isOwn = row.id !== row.transactionId
      whenLayersClosed(() =>
        navigate(payoutPath(row) + location.search, isOwn ? { state: overList } : {}),
      )
    },
    download,
    cancel: (id) => void cancel.run(id),
  }
}
