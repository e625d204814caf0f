import { getInvoice } from '#db/invoices/queries.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { InvoiceDialog } from './invoice-actions.ts'
import { sharedLinkOf } from '#src/screens/shared/invoices/shared-link-of.ts'

const SendDialog = lazyDialog(async () => (await import('./dialogs/send-dialog.tsx')).SendDialog)
const RecordDialog = lazyDialog(
  async () => (await import('./dialogs/record-dialog.tsx')).RecordDialog,
)
const VoidDialog = lazyDialog(async () => (await import('./dialogs/void-dialog.tsx')).VoidDialog)
const DeleteDraftDialog = lazyDialog(
  async () => (await import('./dialogs/delete-draft-dialog.tsx')).DeleteDraftDialog,
)
const QrDialog = lazyDialog(
  async () => (await import('#src/screens/shared/share-link/qr-dialog.tsx')).QrDialog,
)
const UssdDialog = lazyDialog(
  async () => (await import('#src/screens/shared/share-link/ussd-dialog.tsx')).UssdDialog,
)

interface Props {
  id: string
  opened: InvoiceDialog | null
  onClose: () => void
}

export function InvoiceDialogs({ id, opened, onClose }: Props) {
  const details = useMerchantQuery(async (db) => getInvoice(db, id), [id])
  if (!details) return null
  const link = sharedLinkOf(details)
  const shared = (dialog: InvoiceDialog) => ({ details, open: opened === dialog, onClose })
  return (
    <>
      <SendDialog {...shared('send')} kind="send" />
      <SendDialog {...shared('remind')} kind="remind" />
      <RecordDialog {...shared('record')} />
      <VoidDialog {...shared('void')} />
      <DeleteDraftDialog {...shared('delete')} />
      {link && <QrDialog link={link} open={opened === 'qr'} onClose={onClose} fresh={false} />}
      {link && <UssdDialog link={link} open={opened === 'ussd'} onClose={onClose} />}
    </>
  )
}
