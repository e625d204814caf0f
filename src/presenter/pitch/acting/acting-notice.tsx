import { X } from 'lucide-react'
import { useState } from 'react'
import { type AdminPersona, getSession } from '#db/people/persona-queries.ts'
import { useUnasked } from '#src/data/last-paths.ts'
import { useQuery } from '#src/data/use-query.ts'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useKiosk } from '#src/data/kiosk.ts'
import { partOfWindow } from '#src/data/part-of-window.ts'

/** Says as whom one acts in the console, where a merchant opened its address without choosing or signing in as them. */
export function ActingNotice({ admin }: { admin: AdminPersona | null | undefined }) {
  const isUnasked = useUnasked(admin?.id)
  const session = useQuery(getSession)
  const [isClosed, setClosed] = useState(false)
  const isSelf = session?.email.toLowerCase() === admin?.email.toLowerCase()
  // The stage says whom each of its sides shows.
  const isApart = useKiosk() !== null || partOfWindow() !== undefined
  if (!admin || !isUnasked || session === undefined || isSelf || isApart || isClosed) return null
  return (
    <div
      role="status"
      data-no-print
      className="flex items-center gap-2.5 rounded-card border border-accent bg-accent-soft py-0.5 pr-0.5 pl-3.5 text-on-accent-soft"
    >
      <DemoTag />
      <p className="min-w-0 flex-1 py-1 text-sm">
        You now act as <span className="font-semibold">{admin.name}</span>, {admin.role}.
      </p>
      <IconButton
        label="Hide"
        icon={<X aria-hidden />}
        className="text-on-accent-soft"
        onClick={() => setClosed(true)}
      />
    </div>
  )
}
