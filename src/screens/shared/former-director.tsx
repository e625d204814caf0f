import type { BusinessDocument } from '#db/merchants/schemas.ts'

/** Names the owner of an ID document who is no longer a director. */
export function FormerDirector({ document }: { document: BusinessDocument }) {
  const { formerDirector } = document
  if (formerDirector === undefined) return null
  return <p className="text-sm wrap-anywhere text-muted">Former director, {formerDirector}</p>
}
