import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { useShown } from '#src/ui/use-shown.ts'

const OpenCaseDialog = lazyDialog(
  async () => (await import('#src/screens/shared/cases/open-case-dialog.tsx')).OpenCaseDialog,
)
const OpenDisputeDialog = lazyDialog(
  async () =>
    (await import('#src/screens/shared/disputes/open-dispute-dialog.tsx')).OpenDisputeDialog,
)

export interface Matter {
  what: 'case' | 'dispute'
  /** The payment's id. */
  id: string
}

/** The forms that open a case or a dispute for the payment shown. */
export function MatterDialogs({
  of,
  layer,
}: Pick<ReturnType<typeof useShown<Matter>>, 'of' | 'layer'>) {
  if (!of) return null
  const Dialog = of.what === 'case' ? OpenCaseDialog : OpenDisputeDialog
  return <Dialog key={of.what + of.id} id={of.id} {...layer} />
}
