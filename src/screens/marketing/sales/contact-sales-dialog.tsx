import { actAsVisitor } from '#src/data/visitor.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { longestMessage, salesMessage } from '#src/rules/site.ts'
import { longest } from '#src/rules/format.ts'
import { toast } from '#src/ui/toast.ts'

const words = {
  sales: {
    title: 'Contact Sales',
    description: 'Tell us about your business. Someone from sales will call or write.',
    sent: 'Your message is with the sales team.',
  },
  anyone: {
    title: 'Write to Us',
    description: 'Tell us how we can help. Someone will call or write.',
    sent: 'Your message is with us.',
  },
}

interface Props {
  to: keyof typeof words
  open: boolean
  onClose: () => void
}

/**
 * A message to the sales team or the general contact, stored for the console. The draft survives closing and reopening.
 */
export function ContactSalesDialog({ to, open, onClose }: Props) {
  const { title, description, sent } = words[to]
  const form = useAppForm({
    schema: salesMessage,
    start: { name: '', email: '', phone: '', message: '' },
    onSubmit: async (message) => {
      try {
        await actAsVisitor('saveLead', message)
        onClose()
        form.reset()
        toast.success(sent)
      } catch (error) {
        toast.error(await refusalText(error))
      }
    },
  })

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title={title}
        description={description}
        footer={(formId) => (
          <form.SubmitButton form={formId} pendingLabel="Sending">
            Send
          </form.SubmitButton>
        )}
      >
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" autoComplete="name" maxLength={longest.name} />}
        </form.AppField>
        <form.AppField name="email">{(field) => <field.EmailField label="Email" />}</form.AppField>
        <form.AppField name="phone">{(field) => <field.PhoneField label="Phone" />}</form.AppField>
        <form.AppField name="message">
          {(field) => <field.TextField label="Message" multiline maxLength={longestMessage} />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
