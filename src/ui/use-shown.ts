import { useState } from 'react'

/**
 * What a dialog is about, such as the row that it was opened from. It stays while the dialog leaves, and until the next:
 * `{preview.of && <DocumentPreview document={preview.of} {...preview.layer} />}`
 */
export function useShown<T>() {
  const [shown, setShown] = useState<{ of: T; open: boolean } | null>(null)
  return {
    of: shown?.of ?? null,
    show: (of: T) => setShown({ of, open: true }),
    /** For the dialog itself. */
    layer: {
      open: shown?.open ?? false,
      onClose: () => setShown((now) => now && { ...now, open: false }),
    },
  }
}
