import { useState } from 'react'
import type { Merchant } from '#db/merchants/schemas.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { MerchantDialog } from './use-merchant-doers.ts'

const EditDialog = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditDialog)
const SuspendDialog = lazyDialog(async () => (await import('./suspend-dialog.tsx')).SuspendDialog)

interface Props {
  /** The merchants that dialogs can open for; one that leaves the list stays until its dialog closes. */
  merchants: readonly Merchant[] | undefined
  about: string
  opened: MerchantDialog | null
  onClose: () => void
}

/** The dialogs of a merchant's actions, for the list and the details. */
export function MerchantDialogs({ merchants, about, opened, onClose }: Props) {
  const found = merchants?.find(({ id }) => id === about)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  if (!last) return null
  return (
    <>
      <EditDialog merchant={last} open={opened === 'edit'} onClose={onClose} />
      <SuspendDialog merchant={last} open={opened === 'suspend'} onClose={onClose} />
    </>
  )
}
