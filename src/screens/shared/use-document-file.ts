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
