import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { LinkDialog, LinkRow } from './link-row.ts'

const QrDialog = lazyDialog(
  async () => (await import('#src/screens/shared/share-link/qr-dialog.tsx')).QrDialog,
)
const UssdDialog = lazyDialog(
  async () => (await import('#src/screens/shared/share-link/ussd-dialog.tsx')).UssdDialog,
)
const LinkFormDialog = lazyDialog(
  async () => (await import('./form/link-form-dialog.tsx')).LinkFormDialog,
)
const AnalyticsDialog = lazyDialog(
  async () => (await import('./stats/analytics-dialog.tsx')).AnalyticsDialog,
)
const DeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

interface Props {
  link: LinkRow
  opened: LinkDialog | null
  onClose: () => void
  /** Called when a draft was published, which can now be paid. */
  onMade: (id: string) => void
}

export function LinkDialogs({ link, opened, onClose, onMade }: Props) {
  const shared = (dialog: LinkDialog) => ({ link, open: opened === dialog, onClose })
  return (
    <>
      <QrDialog
        {...shared('qr')}
        open={opened === 'qr' || opened === 'made'}
        fresh={opened === 'made'}
      />
      <UssdDialog {...shared('ussd')} />
      <LinkFormDialog {...shared('edit')} onMade={onMade} />
      <AnalyticsDialog {...shared('analytics')} />
      <DeleteDialog {...shared('delete')} />
    </>
  )
}
