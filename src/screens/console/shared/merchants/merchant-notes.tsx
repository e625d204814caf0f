import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { MerchantNote } from '#db/merchants/schemas.ts'
import { formatMoment, formatMomentWithin } from '#db/text/format.ts'
import { useActor, useForbids } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useUndoOffer } from '#src/data/undo-offer.ts'
import { useAction } from '#src/data/use-action.ts'
import { merchantMessages } from '#src/rules/messages/merchants.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog)

function Note({ note }: { note: MerchantNote }) {
  const { id, text, author, createdAt } = note
  const row = useFocusHandedOn<HTMLLIElement>()
  const isOwn = useActor().name === author
  const offer = useUndoOffer(() => ({
    success: () => merchantMessages.noteRestored,
    dryRun: merchantMessages.wouldRestoreNote,
    shows: () => [{ table: 'merchantNotes', id, change: note }],
  }))
  const remove = useAction('deleteMerchantNote', {
    success: () => merchantMessages.noteDeleted,
    setback: () => true,
    dryRun: merchantMessages.wouldDeleteNote,
    shows: () => [{ table: 'merchantNotes', id, change: null }],
    offer,
  })
  return (
    <li ref={row} className="border-t border-line py-3 first:border-t-0">
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-muted tabular-nums">
          {author} · {formatMoment(createdAt)}
        </p>
        {isOwn && (
          <Button
            variant="text"
            size="sm"
            className="-mr-2.5"
            forbidden={remove.forbidden}
            onClick={() => void remove.run(id)}
          >
            Delete<span className="sr-only"> the note from {formatMomentWithin(createdAt)}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

export const NoteList = ({ notes }: { notes: readonly MerchantNote[] }) => (
  <ul aria-label="Notes">
    {notes.map((note) => (
      <Note key={note.id} note={note} />
    ))}
  </ul>
)

/** Adds a staff-only note, which the merchant never sees. */
export function AddNoteButton({ merchantId }: { merchantId: string }) {
  const [adding, setAdding] = useState(false)
  const dryRun = useDryRun()
  const add = async () => {
    if (!(await dryRun(merchantMessages.wouldAddNote))) setAdding(true)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden />}
        forbidden={useForbids()('addMerchantNote')}
        onClick={() => void add()}
      >
        Add note
      </Button>
      <NoteDialog merchantId={merchantId} open={adding} onClose={() => setAdding(false)} />
    </>
  )
}
