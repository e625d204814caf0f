import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

export const LazyDocumentPreview = lazyDialog(
  async () => (await import('./document-preview.tsx')).DocumentPreview,
)
export const LazyDocumentVersions = lazyDialog(
  async () => (await import('./document-versions.tsx')).DocumentVersions,
)
