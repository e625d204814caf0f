import { QrCode } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { named } from '#db/text/typed-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { base } from '#routes/base.ts'

const AddressDialog = lazyDialog(async () => (await import('./address-dialog.tsx')).AddressDialog)

interface LinkProps {
  /** What the link opens. */
  name: string
  /** Its address within the app. */
  path: string
  /** What happens on the device that opens it. */
  text: string
}

/** The link and the QR code of an address within the app. */
export function LinkDialog({
  name,
  path,
  text,
  children,
  ...layer
}: Omit<LinkProps, 'path'> & {
  /** Null until it is made. */
  path: string | null
  open: boolean
  onClose: () => void
  children?: ReactNode
}) {
  return (
    <AddressDialog
      {...layer}
      title={name}
      description={text}
      address={path === null ? null : `${location.origin}${base}${path}`}
      codeLabel={named`QR code of ${name}`}
      sharedAs={named`Paid: ${name}`}
    >
      {children}
    </AddressDialog>
  )
}

/** Opens a row's link and QR code. */
export function LinkButton({ name, ...link }: LinkProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={named`Link and QR code of ${name}`}
        icon={<QrCode aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <LinkDialog {...link} name={name} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
