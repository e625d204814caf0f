import type { BusinessDocument } from '#db/merchants/schemas.ts'

/** Whose ID document it was, where they are no director any more. */
export function FormerDirector({ document }: { document: BusinessDocument }) {
  const { formerDirector } = document
  if (formerDirector === undefined) return null
  return <p className="text-sm wrap-anywhere text-muted">Of a former director, {formerDirector}</p>
}
