import { newestDocumentFirst, type Application } from '#db/merchants/application-queries.ts'
import type { Expect } from '#src/data/expected.ts'

export function showApplication(application: Application | null, expect: Expect) {
  if (!application) return application
  const { merchant, documents, directors } = application
  const isOwn = ({ merchantId }: { merchantId: string }) => merchantId === merchant.id
  return {
    merchant: expect('merchants', [merchant]).find(({ id }) => id === merchant.id) ?? merchant,
    documents: expect('documents', documents).filter(isOwn).sort(newestDocumentFirst),
    directors: expect('directors', directors)
      .filter(isOwn)
      .sort((a, b) => a.id.localeCompare(b.id)),
  }
}
