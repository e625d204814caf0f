import { useState } from 'react'
import * as v from 'valibot'
import { longestNote } from '#db/people/sessions.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { toast } from '#src/ui/toast.ts'
import { titleOf } from './track.ts'

interface Props {
  screen: string
  note: string
}

const schema = v.object({ text: v.string() })

function NoteDialog({ screen, note, onClose }: Props & { onClose: () => void }) {
  const database = useOpenDatabase()
  const actor = useActor()
  const form = useAppForm({
    schema,
    start: { text: note },
    onSubmit: async ({ text }) => {
      try {
        // Notes can be written in dry run too: they belong to the presenter.
        await runAction('saveNote', { screen, text }, { db: await database(), actor })
        onClose()
      } catch (error) {
        toast.error(await refusalText(error))
      }
    },
  })
  return (
    <form.AppForm>
      <FormDialog open onClose={onClose} title={`Note: ${titleOf(screen)}`} submit="Save" asksFirst>
        <form.AppField name="text">
          {(field) => <field.TextField multiline rows={8} label="Note" maxLength={longestNote} />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

/** What the presenter says on the screen that is shown, in large type. */
export function NoteCard({ screen, note, isLoaded }: Props & { isLoaded: boolean }) {
  const [edited, setEdited] = useState<Props>()
  return (
    <Card>
      <CardHeader
        title={titleOf(screen)}
        action={
          <Button
            variant="secondary"
            size="sm"
            disabled={!isLoaded}
            onClick={() => setEdited({ screen, note })}
          >
            Edit note
          </Button>
        }
      />
      <p
        aria-live="polite"
        className="border-t border-line px-5 py-4 text-xl/8 whitespace-pre-wrap wrap-anywhere md:px-6"
      >
        {note || <span className="text-muted">No note for this screen.</span>}
      </p>
      {edited && <NoteDialog {...edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}
