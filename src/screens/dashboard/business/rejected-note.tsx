import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { RejectedBecause } from '#src/screens/shared/rejected-because.tsx'
import { ReplaceButton } from './replace-button.tsx'

/** Under the row of a rejected document: why, and how to mend it. On a phone it has the whole width. */
export function RejectedNote({ document }: { document: BusinessDocument }) {
  if (document.status !== 'rejected') return null
  return (
    <div className="grid w-full justify-items-start gap-2 sm:pl-13">
      <RejectedBecause document={document} />
      <ReplaceButton document={document} />
    </div>
  )
}
