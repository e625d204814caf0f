import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { ButtonLook } from '#src/ui/button-styles.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const ContactSalesDialog = lazyDialog(
  () => import('./contact-sales-dialog.tsx'),
  'ContactSalesDialog',
  { keepsState: true },
)
const warm = () => void ContactSalesDialog.preload()

type Props = Pick<ButtonLook, 'variant' | 'size'>

/** Opens the form for the sales team (spec §2 Landing), which loads when it is about to be wanted. */
export function ContactSalesButton(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...props}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(true)}
      >
        Contact Sales
      </Button>
      <ContactSalesDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
