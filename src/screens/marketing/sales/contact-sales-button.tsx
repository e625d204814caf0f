import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { ButtonLook } from '#src/ui/button-styles.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const ContactSalesDialog = lazyDialog(
  async () => (await import('./contact-sales-dialog.tsx')).ContactSalesDialog,
  { keepsState: true },
)
const warm = () => void ContactSalesDialog.preload()

interface Props extends Pick<ButtonLook, 'variant' | 'size'> {
  /** The recipient. */
  to?: 'sales' | 'anyone'
}

/** Opens the sales contact form (SITE-5), which preloads on hover or focus. */
export function ContactSalesButton({ to = 'sales', ...look }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(true)}
      >
        {to === 'sales' ? 'Contact Sales' : 'Write to Us'}
      </Button>
      <ContactSalesDialog to={to} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
