import { downloadName } from '#db/files/file-name.ts'
import { getStoredFile } from '#db/reports/queries.ts'
import { failures } from '#src/rules/messages/app.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'
import type { ShownDocument } from './use-document-file.ts'

type Database = Parameters<typeof getStoredFile>[0]

/** Downloads a document's original bytes under a safe name. */
export async function downloadDocument(db: Database, { id, name }: ShownDocument): Promise<void> {
  const file = await getStoredFile(db, id).catch(() => null)
  if (file) downloadFile(downloadName(name, file.mime), file.mime, file.bytes)
  else toast.error(failures['not-found']())
}
