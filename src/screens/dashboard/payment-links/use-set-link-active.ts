import { useAction } from '#src/data/use-action.ts'
import { linkMessages } from '#src/rules/messages/link-messages.ts'

/** Activates or deactivates a link (spec §4). */
export function useSetLinkActive() {
  return useAction('setPaymentLinkActive', {
    said: ({ status }) =>
      status === 'active' ? linkMessages.linkActivated : linkMessages.linkDeactivated,
    setback: ({ status }) => status !== 'active',
    shows: ({ id, active }) => [
      { table: 'paymentLinks', id, change: { status: active ? 'active' : 'inactive' } },
    ],
    dryRun: ({ active }) =>
      active ? linkMessages.wouldActivateLink : linkMessages.wouldDeactivateLink,
  })
}
