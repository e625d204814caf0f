import { phoneMessages } from '#src/rules/messages/payments.ts'
import type { ActionTools } from '#src/screens/shared/row-actions.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const PhoneCodeDialog = lazyDialog(
  async () => (await import('./phone-code-dialog.tsx')).PhoneCodeDialog,
)

/** Shows a new code to pay a link from another phone. */
export async function showPhoneCode(
  linkId: string,
  { run, show }: Pick<ActionTools, 'run' | 'show'>,
): Promise<void> {
  const shown = await run('showRequest', linkId, { dryRun: phoneMessages.wouldShow })
  if (shown) show((layer) => <PhoneCodeDialog start={shown} {...layer} />)
}
