import { useState } from 'react'
import type { Merchant } from '#db/merchants/schemas.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { MerchantDialog } from './use-merchant-doers.ts'

const EditDialog = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditDialog)
const SuspendDialog = lazyDialog(async () => (await import('./suspend-dialog.tsx')).SuspendDialog)

interface Props {
  /** Those that may be asked for; one that has left stays while its dialog does. */
  merchants: readonly Merchant[] | undefined
  about: string
  opened: MerchantDialog | null
  onClose: () => void
}

/** The dialogs of a merchant's actions, in the list and in its details. */
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
