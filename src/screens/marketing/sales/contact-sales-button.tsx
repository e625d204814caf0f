import { useState, type ComponentType } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { ButtonLook } from '#src/ui/button-styles.ts'
import type { ContactSalesDialogProps } from './contact-sales-dialog.tsx'

const load = () => import('./contact-sales-dialog.tsx')
const warm = () => void load().catch(() => undefined)

type Props = Pick<ButtonLook, 'variant' | 'size'>

/** Opens the form for the sales team (spec §2 Landing), which loads when it is about to be wanted. */
export function ContactSalesButton(props: Props) {
  const [Dialog, setDialog] = useState<ComponentType<ContactSalesDialogProps> | null>(null)
  const [open, setOpen] = useState(false)

  async function show() {
    try {
      const { ContactSalesDialog } = await load()
      setDialog(() => ContactSalesDialog)
      setOpen(true)
    } catch {
      // The app says itself when part of it can't be loaded, and offers to reload.
    }
  }

  return (
    <>
      <Button
        {...props}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => void show()}
      >
        Contact Sales
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
