import { useAction } from '#src/data/use-action.ts'
import { messages } from '#src/rules/messages.ts'

/** Activates or deactivates a link (spec §4). */
export function useSetLinkActive() {
  return useAction('setPaymentLinkActive', {
    said: ({ status }) => (status === 'active' ? messages.linkActivated : messages.linkDeactivated),
    dryRun: ({ active }) => (active ? messages.wouldActivateLink : messages.wouldDeactivateLink),
  })
}
