import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

export const DocumentPreview = lazyDialog(
  async () => (await import('./document-preview.tsx')).DocumentPreview,
)
export const DocumentVersions = lazyDialog(
  async () => (await import('./document-versions.tsx')).DocumentVersions,
)
