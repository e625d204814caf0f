import { useEffect, useState } from 'react'
import { downloadName } from '#db/files/file-name.ts'
import { allowedMimes } from '#db/files/file-type.ts'
import { findPdfActions } from '#db/files/pdf-content.ts'
import type { BusinessDocument, StoredFile } from '#db/model/business-document.ts'
import { getStoredFile } from '#db/queries/get-stored-file.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { failures } from '#src/rules/messages/failures.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'

/** A document or an earlier version of one. */
export type ShownDocument = Pick<BusinessDocument, 'id' | 'name' | 'size'>

/** Downloads a document's bytes as they were uploaded, under a safe name. */
export function useDownloadDocument() {
  const database = useDatabase()
  return async ({ id, name }: ShownDocument): Promise<void> => {
    const file = await getStoredFile(database(), id).catch(() => null)
    if (file) downloadFile(downloadName(name, file.mime), file.mime, file.bytes)
    else toast.error(failures['not-found']())
  }
}

interface ShownFile {
  file: StoredFile
  url: string
  /** Why a PDF is not to be opened: it would run something, or hides whether it would. */
  unsafe: 'acts' | 'hidden' | null
}

/** The bytes of a document and an address of this page's own for them; undefined while they are read. */
export function useDocumentFile(id: string): ShownFile | null | undefined {
  const file = useQuery((db) => getStoredFile(db, id), [id])
  const [shown, setShown] = useState<ShownFile | null>(null)
  useEffect(() => {
    if (!file) return
    let current = true
    const url = URL.createObjectURL(new Blob([file.bytes], { type: file.mime }))
    const show = async () => {
      const unsafe = file.mime === allowedMimes.pdf ? await findPdfActions(file.bytes) : null
      if (current) setShown({ file, url, unsafe })
    }
    void show()
    return () => {
      current = false
      setShown(null)
      URL.revokeObjectURL(url)
    }
  }, [file])
  if (file === null) return null
  // The file before this one, or its address, may still be at hand for a moment.
  return shown && shown.file === file && file.id === id ? shown : undefined
}
