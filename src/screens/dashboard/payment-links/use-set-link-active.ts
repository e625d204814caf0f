import { useAction } from '#src/data/use-action.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'

/** Activates or deactivates a link (spec §4). */
export function useSetLinkActive() {
  return useAction('setPaymentLinkActive', {
    said: ({ status }) =>
      status === 'active' ? linkMessages.linkActivated : linkMessages.linkDeactivated,
    setback: ({ status }) => status !== 'active',
    shows: ({ id, active }) => {
      const change = active
        ? { status: 'active' as const, draft: false }
        : { status: 'inactive' as const }
      return [{ table: 'paymentLinks', id, change }]
    },
    dryRun: ({ active }) =>
      active ? linkMessages.wouldActivateLink : linkMessages.wouldDeactivateLink,
  })
}
