import { useId, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/dialog.tsx'
import { Form, SubmitButton } from './form-parts.tsx'

interface Props extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description' | 'size'> {
  /** The verb of what is sent; left out while there is nothing to send. */
  submit?: string | undefined
  pendingLabel?: string
  danger?: boolean
  disabled?: boolean
  /** Why the person who acts may not send it. */
  forbidden?: string | undefined
  cancelLabel?: string
  /** What Cancel does where that is more than closing, such as forgetting what was typed. */
  onCancel?: () => void
  /** In place of Cancel and the verb: gets the form's id, for buttons to be of the form. */
  footer?: (formId: string) => ReactNode
  /** The fields. */
  children: ReactNode
}

/**
 * A dialog that is a form, its buttons at its foot:
 *
 *   <form.AppForm>
 *     <FormDialog open={open} onClose={onClose} title="Rename" submit="Save" pendingLabel="Saving">
 *       <form.AppField name="name">{(field) => <field.TextField label="Name" />}</form.AppField>
 *     </FormDialog>
 *   </form.AppForm>
 */
export function FormDialog({
  submit,
  pendingLabel,
  danger = false,
  disabled = false,
  forbidden,
  cancelLabel = 'Cancel',
  onCancel,
  footer,
  children,
  ...dialog
}: Props) {
  const formId = useId()
  const usual = (
    <>
      <Button variant="secondary" onClick={onCancel ?? dialog.onClose}>
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
    <Dialog {...dialog} footer={footer ? footer(formId) : usual}>
      <Form id={formId} className="grid gap-4">
        {children}
      </Form>
    </Dialog>
  )
}
