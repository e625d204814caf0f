import { useState } from 'react'

/**
 * The subject of a dialog, such as the row that opened it. It stays during the closing animation and until the next
 * opening: `{preview.of && <DocumentPreview document={preview.of} {...preview.layer} />}`
 */
export function useShown<T>() {
  const [shown, setShown] = useState<{ of: T; open: boolean } | null>(null)
  return {
    of: shown?.of ?? null,
    show: (of: T) => setShown({ of, open: true }),
    /** Props for the dialog itself. */
    layer: {
      open: shown?.open ?? false,
      onClose: () => setShown((now) => now && { ...now, open: false }),
    },
  }
}
