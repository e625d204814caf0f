import type { ActionInput } from '#db/all-actions.ts'
import type { RunAction } from '#src/data/use-action.ts'
import { merchantMessages } from '#src/rules/messages/merchants.ts'
import { undoBy } from '#src/ui/toast.ts'

const suspension = {
  success: ({ name }: { name: string }) => merchantMessages.suspended(name),
  setback: () => true,
  dryRun: merchantMessages.wouldSuspend,
  shows: ({ id }: { id: string }) => [
    { table: 'merchants' as const, id, change: { status: 'suspended' as const } },
  ],
}

const reinstatement = {
  success: ({ name }: { name: string }) => merchantMessages.reinstated(name),
  dryRun: merchantMessages.wouldReinstate,
  shows: ({ id }: { id: string }) => [
    { table: 'merchants' as const, id, change: { status: 'active' as const } },
  ],
}

/** Suspends a merchant, with an Undo in the toast. */
export const runSuspend = (run: RunAction, input: ActionInput<'suspendMerchant'>) =>
  run('suspendMerchant', input, {
    ...suspension,
    offer: ({ id, suspendedAt }) =>
      undoBy(() => run('reinstateMerchant', { id, suspendedAt }, reinstatement)),
  })

/** Reinstates a merchant, with an Undo in the toast. */
export const runReinstate = (run: RunAction, input: ActionInput<'reinstateMerchant'>) =>
  run('reinstateMerchant', input, {
    ...reinstatement,
    offer: ({ id, wasSuspendedFor: reason, lastModifiedDate: undoes }) =>
      undoBy(() => run('suspendMerchant', { id, reason, undoes }, suspension)),
  })
