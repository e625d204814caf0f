import * as v from 'valibot'
import { countOf } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { keepOrSay } from '#src/data/keep-or-say.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { toast, undoBy } from '#src/ui/toast.ts'
import { classList, mostNames, setNames } from './class-board.ts'
import { namesIn } from './class-names.ts'

const schema = v.object({
  text: v.pipe(
    v.string(),
    v.transform((text) => namesIn(text).names),
    v.maxLength(mostNames, `Enter at most ${mostNames} names`),
  ),
})

const listed = (names: readonly string[]) => names.map((name) => isolated(name)).join(', ')

/** What the typed text is read as, while it is typed. */
function Found({ text }: { text: string }) {
  const { names, doubled } = namesIn(text)
  return (
    <div role="status" className="grid gap-1 text-sm wrap-anywhere empty:hidden">
      {names.length > 0 && (
        <p className="text-muted">
          <span className="font-semibold text-text">{countOf(names.length, 'name')}:</span>{' '}
          {listed(names)}
        </p>
      )}
      {doubled.length > 0 && <p>Several of one name, told apart by a number: {listed(doubled)}</p>}
    </div>
  )
}

/** The names of a class, typed or pasted (DEMO-27). */
export function NamesDialog({ open, onClose }: DialogLayer) {
  const { names } = classList.use()
  const form = useAppForm({
    schema,
    start: { text: names.join('\n') },
    onSubmit: ({ text }) => {
      const before = classList.read()
      if (!keepOrSay(() => setNames(text))) return
      toast.success(
        text.length > 0
          ? exerciseMessages.namesSaved(countOf(text.length, 'name'))
          : exerciseMessages.namesRemoved,
        { action: undoBy(() => keepOrSay(() => classList.write(before))) },
      )
      onClose()
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        asksFirst
        title="Names of the class"
        submit="Save"
        pendingLabel="Saving"
      >
        <form.AppField name="text">
          {(field) => (
            <field.TextField
              multiline
              rows={8}
              label="Names"
              autoComplete="off"
              spellCheck={false}
              hint="One in each line, or pasted from a list or a sheet."
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.text}>
          {(text) => <Found text={text} />}
        </form.Subscribe>
      </FormDialog>
    </form.AppForm>
  )
}
