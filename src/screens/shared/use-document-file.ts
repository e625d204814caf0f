import { useEffect, useState } from 'react'
import { allowedMimes } from '#db/files/file-type.ts'
import { findPdfActions } from '#db/files/pdf-content.ts'
import type { BusinessDocument, StoredFile } from '#db/merchants/schemas.ts'
import { getStoredFile } from '#db/reports/queries.ts'
import { useQuery } from '#src/data/use-query.ts'

/** A document or an earlier version of one. */
export type ShownDocument = Pick<BusinessDocument, 'id' | 'name' | 'size'>

interface ShownFile {
  file: StoredFile
  url: string
  /** The reason not to open a PDF: it contains actions, or hides whether it does. */
  unsafe: 'acts' | 'hidden' | null
}

/** Returns a document's bytes and an object URL for them; undefined while loading. */
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
  // The previous file or its URL may still be present for a moment.
  return shown && shown.file === file && file.id === id ? shown : undefined
}
