import { useId, useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '#src/ui/dialog.tsx'
import { useFormContext } from './form-contexts.ts'
import { Form, SubmitButton } from './form-parts.tsx'

interface Props extends Pick<
  DialogProps,
  'open' | 'onClose' | 'onClosed' | 'title' | 'description' | 'size'
> {
  /** The verb of the submit button; left out when there is nothing to submit. */
  submit?: string | undefined
  pendingLabel?: string
  danger?: boolean
  /** Asks before unsaved changes are discarded on Cancel too. */
  asksFirst?: boolean
  /** What is typed is there at the next opening, or is only a choice: closing by a press beside, Escape or Back asks nothing. */
  keeps?: boolean
  disabled?: boolean
  /** The reason why the actor may not submit it. */
  forbidden?: string | undefined
  cancelLabel?: string
  /** Called instead of closing, such as to discard what was typed. */
  onCancel?: () => void
  /** Replaces the buttons; receives the form's id for their `form` attribute. */
  footer?: (formId: string) => ReactNode
  children: ReactNode
}

const discard = {
  title: 'Discard changes?',
  text: 'Your changes will be lost.',
  confirmLabel: 'Discard',
}

/**
 * Asks about what was typed before a dialog closes otherwise than by its buttons: a press beside may be a thumb, or meant
 * for a password manager (R58). Returns what closes it, and the question.
 */
export function useAskedClose(
  form: { state: { isDefaultValue: boolean } },
  onClose: () => void,
  words = discard,
): [close: () => void, question: ReactNode] {
  const [asking, setAsking] = useState(false)
  const close = () => {
    if (form.state.isDefaultValue) onClose()
    else setAsking(true)
  }
  const question = (
    <ConfirmDialog
      open={asking}
      onClose={() => setAsking(false)}
      {...words}
      danger
      onConfirm={() => {
        setAsking(false)
        onClose()
      }}
    />
  )
  return [close, question]
}

/**
 * A dialog that is a form, with its buttons in the footer. Closed otherwise than by them, it asks about what was typed:
 *
 *     <form.AppForm>
 *       <FormDialog open={open} onClose={onClose} title="Rename" submit="Save" pendingLabel="Saving">
 *         <form.AppField name="name">{(field) => <field.TextField label="Name" />}</form.AppField>
 *       </FormDialog>
 *     </form.AppForm>
 */
export function FormDialog({
  submit,
  pendingLabel,
  danger = false,
  asksFirst = false,
  keeps = false,
  disabled = false,
  forbidden,
  cancelLabel = 'Cancel',
  onCancel,
  footer,
  children,
  ...dialog
}: Props) {
  const formId = useId()
  const form = useFormContext()
  const [ask, question] = useAskedClose(form, dialog.onClose)
  const close = keeps ? dialog.onClose : ask
  const usual = (
    <>
      <Button variant="secondary" onClick={onCancel ?? (asksFirst ? close : dialog.onClose)}>
        {cancelLabel}
      </Button>
      {submit !== undefined && (
        <SubmitButton
          variant={danger ? 'danger' : 'primary'}
          form={formId}
          disabled={disabled}
          forbidden={forbidden}
          {...(pendingLabel !== undefined && { pendingLabel })}
        >
          {submit}
        </SubmitButton>
      )}
    </>
  )
  return (
    <Dialog {...dialog} hasFoot={false} onClose={close} footer={footer ? footer(formId) : usual}>
      <Form id={formId} className="grid gap-4">
        {children}
      </Form>
      {!keeps && question}
    </Dialog>
  )
}
