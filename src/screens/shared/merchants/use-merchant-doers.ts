import { useLocation } from 'wouter'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids } from '#src/data/actor.ts'
import { pathTo } from '#src/routes/paths.ts'
import { merchantMessages } from '#src/rules/messages/merchants.ts'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import type { MerchantDoers } from './merchant-actions.ts'
import { useStanding } from './use-standing.ts'

export type MerchantDialog = 'edit' | 'suspend'

/** Returns the handlers of a merchant's actions; the screen renders the dialogs. */
export function useMerchantDoers(
  onOpen: (dialog: MerchantDialog, id: string) => void,
): MerchantDoers {
  const [, navigate] = useLocation()
  const dryRun = useDryRun()
  const { reinstate } = useStanding()
  const unlessDry = async (words: string, dialog: MerchantDialog, id: string) => {
    if (!(await dryRun(words))) onOpen(dialog, id)
  }
  return {
    forbids: useForbids(),
    view: (id) => whenLayersClosed(() => navigate(pathTo('merchant', { id }))),
    edit: (id) => void unlessDry(merchantMessages.wouldEdit, 'edit', id),
    suspend: (id) => void unlessDry(merchantMessages.wouldSuspend, 'suspend', id),
    reinstate: ({ id, suspendedAt }) => void reinstate.run({ id, suspendedAt }),
  }
}
