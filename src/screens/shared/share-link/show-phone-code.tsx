import { phoneMessages } from '#src/rules/messages/payments.ts'
import type { ActionTools } from '#src/screens/shared/row-actions.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const PhoneCodeDialog = lazyDialog(
  async () => (await import('./phone-code-dialog.tsx')).PhoneCodeDialog,
)

/** Gives a link its key if it has none, and shows the code to pay it from another phone. */
export async function showPhoneCode(
  linkId: string,
  { run, show }: Pick<ActionTools, 'run' | 'show'>,
): Promise<void> {
  const link = await run('makeProofKey', linkId, { dryRun: phoneMessages.wouldShow })
  if (link) show((layer) => <PhoneCodeDialog linkId={link.id} {...layer} />)
}
