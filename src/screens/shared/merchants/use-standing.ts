import { useAction } from '#src/data/use-action.ts'
import { merchantMessages } from '#src/rules/messages/merchants.ts'

/** Suspends and reinstates a merchant, each with an Undo in the toast. */
export function useStanding() {
  const suspension = {
    said: ({ name }: { name: string }) => merchantMessages.suspended(name),
    setback: () => true,
    dryRun: merchantMessages.wouldSuspend,
    shows: ({ id }: { id: string }) => [
      { table: 'merchants' as const, id, change: { status: 'suspended' as const } },
    ],
  }
  const reinstatement = {
    said: ({ name }: { name: string }) => merchantMessages.reinstated(name),
    dryRun: merchantMessages.wouldReinstate,
    shows: ({ id }: { id: string }) => [
      { table: 'merchants' as const, id, change: { status: 'active' as const } },
    ],
  }
  const goOn = useAction('reinstateMerchant', reinstatement)
  const stopAgain = useAction('suspendMerchant', suspension)
  const suspend = useAction('suspendMerchant', {
    ...suspension,
    offer: ({ id, suspendedAt }) => ({
      label: 'Undo',
      onClick: () => void goOn.run({ id, suspendedAt }),
    }),
  })
  const reinstate = useAction('reinstateMerchant', {
    ...reinstatement,
    offer: ({ id, wasSuspendedFor }) => ({
      label: 'Undo',
      onClick: () => void stopAgain.run({ id, reason: wasSuspendedFor }),
    }),
  })
  return { suspend, reinstate }
}
