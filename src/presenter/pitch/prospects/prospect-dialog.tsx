import * as v from 'valibot'
import type { Prospect } from '#db/prospects/schemas.ts'
import { longest } from '#db/text/format.ts'
import { emailOrNone, phoneOrNone, textUpTo } from '#db/text/validation.ts'
import { useNewEntry } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { prospectsMessages } from '#src/rules/messages/prospects.ts'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { toast } from '#src/ui/toast.ts'
import { prospectName } from './prospect-files.ts'
import { usePresenterAct } from '../../shared/use-presenter-act.ts'

/** The longest next step, in characters. */
const longestStep = 200

const nobody = 'Enter a name, a business, a phone number or an email address'

const schema = v.pipe(
  v.object({
    name: textUpTo(longest.name),
    business: textUpTo(longest.name),
    phone: phoneOrNone,
    email: emailOrNone,
    nextStep: textUpTo(longestStep),
    nextOn: v.pipe(
      v.string(),
      v.transform((day) => day || null),
    ),
    note: textUpTo(longest.text),
  }),
  v.forward(
    v.partialCheck(
      [['name'], ['business'], ['phone'], ['email']],
      ({ name, business, phone, email }) => (name || business || phone || email) !== '',
      nobody,
    ),
    ['name'],
  ),
)

const blank = { name: '', business: '', phone: '', email: '', nextStep: '', nextOn: '', note: '' }

interface Props extends DialogLayer {
  /** Left out to add one. */
  prospect?: Prospect
}

/** Adds a prospect, or edits one (DEMO-24). */
export function ProspectDialog({ prospect, open, onClose }: Props) {
  const act = usePresenterAct()
  const { attemptId, finish } = useNewEntry(onClose)
  const form = useAppForm({
    schema,
    start: prospect
      ? {
          name: prospect.name,
          business: prospect.business,
          phone: prospect.phone,
          email: prospect.email,
          nextStep: prospect.nextStep,
          nextOn: prospect.nextOn ?? '',
          note: prospect.note,
        }
      : blank,
    onSubmit: async (typed, changes) => {
      if (prospect) {
        const saved = await act('updateProspect', { id: prospect.id, ...changes })
        if (!saved) return
        toast.success(prospectsMessages.saved(prospectName(saved.result)))
        onClose()
        return
      }
      const added = await act('addProspect', { id: attemptId, ...typed })
      if (!added) return
      toast.success(prospectsMessages.added(prospectName(added.result)))
      finish(form)
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        asksFirst
        size="lg"
        title={prospect ? 'Edit prospect' : 'Add prospect'}
        submit={prospect ? 'Save Changes' : 'Add prospect'}
        pendingLabel="Saving"
      >
        <div className="grid gap-4 md:grid-cols-2">
          <form.AppField name="name">
            {(field) => (
              <field.TextField label="Name" autoComplete="off" maxLength={longest.name} />
            )}
          </form.AppField>
          <form.AppField name="business">
            {(field) => (
              <field.TextField label="Business" autoComplete="off" maxLength={longest.name} />
            )}
          </form.AppField>
          <form.AppField name="phone">
            {(field) => <field.PhoneField label="Phone" autoComplete="off" />}
          </form.AppField>
          <form.AppField name="email">
            {(field) => <field.EmailField label="Email" autoComplete="off" />}
          </form.AppField>
          <form.AppField name="nextStep">
            {(field) => (
              <field.TextField label="Next step" autoComplete="off" maxLength={longestStep} />
            )}
          </form.AppField>
          <form.AppField name="nextOn">
            {(field) => <field.DateField label="Due date" />}
          </form.AppField>
        </div>
        <form.AppField name="note">
          {(field) => <field.TextField multiline rows={3} label="Note" maxLength={longest.text} />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
