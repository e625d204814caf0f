import { lazy, Suspense } from 'react'
import type { LinkDialog, LinkRow } from './link-row.ts'

const QrDialog = lazy(async () => ({ default: (await import('./share/qr-dialog.tsx')).QrDialog }))
const UssdDialog = lazy(async () => ({
  default: (await import('./share/ussd-dialog.tsx')).UssdDialog,
}))
const LinkFormDialog = lazy(async () => ({
  default: (await import('./form/link-form-dialog.tsx')).LinkFormDialog,
}))
const AnalyticsDialog = lazy(async () => ({
  default: (await import('./stats/analytics-dialog.tsx')).AnalyticsDialog,
}))
const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}))

interface Props {
  /** Undefined once it is gone, here or in another tab. */
  link: LinkRow | undefined
  dialog: LinkDialog
  open: boolean
  onClose: () => void
}

/** The dialog that one of a link's buttons opened, loaded with its first use. */
export function LinkDialogs({ link, dialog, open, onClose }: Props) {
  if (!link) return null
  const shared = { link, open, onClose }
  return (
    <Suspense>
      {dialog === 'qr' && <QrDialog {...shared} />}
      {dialog === 'ussd' && <UssdDialog {...shared} />}
      {dialog === 'edit' && <LinkFormDialog {...shared} />}
      {dialog === 'analytics' && <AnalyticsDialog {...shared} />}
      {dialog === 'delete' && <DeleteDialog {...shared} />}
    </Suspense>
  )
}
