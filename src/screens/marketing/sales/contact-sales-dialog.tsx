import { Mail, MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { longest } from '#db/text/format.ts'
import { actAsVisitor } from '#src/data/visitor.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import {
  longestMessage,
  mailLink,
  salesMessage,
  type SalesMessage,
  whatsAppLink,
} from '#src/rules/site.ts'
import { buttonClasses } from '#src/ui/button-styles.ts'
import { toast } from '#src/ui/toast.ts'

const words = {
  sales: {
    title: 'Contact Sales',
    description: 'Tell us about your business, then send it by email or WhatsApp.',
    saved: 'Your message is on this device only. Send it to our sales team by email or WhatsApp.',
  },
  anyone: {
    title: 'Write to Us',
    description: 'Tell us how we can help, then send it by email or WhatsApp.',
    saved: 'Your message is on this device only. Send it to us by email or WhatsApp.',
  },
}

/** Hands the message to the visitor's own apps, because this site sends nothing. */
function SendLinks({ message }: { message: SalesMessage }) {
  const first = useRef<HTMLAnchorElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => first.current?.focus(), [])
  const look = (variant: 'primary' | 'secondary') => buttonClasses({ variant, className: 'gap-2' })
  return (
    <>
      <a ref={first} href={mailLink(message)} className={look('secondary')}>
        <Mail aria-hidden />
        Send by email
      </a>
      <a href={whatsAppLink(message)} target="_blank" rel="noopener" className={look('primary')}>
        <MessageCircle aria-hidden />
        Send by WhatsApp
      </a>
    </>
  )
}

interface Props {
  to: keyof typeof words
  open: boolean
  onClose: () => void
}

/**
 * A message to the sales team or the general contact, kept as a prospect and sent by the visitor's own apps. The
 * draft survives closing and reopening.
 */
export function ContactSalesDialog({ to, open, onClose }: Props) {
  const { title, description, saved: savedText } = words[to]
  const [saved, setSaved] = useState<SalesMessage | null>(null)
  const form = useAppForm({
    schema: salesMessage,
    start: { name: '', email: '', phone: '', message: '' },
    onSubmit: async (message) => {
      try {
        await actAsVisitor('saveLead', message)
        setSaved(message)
        form.reset()
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
        keeps
        onClosed={() => setSaved(null)}
        title={saved ? 'Message saved' : title}
        description={saved ? savedText : description}
        footer={(formId) =>
          saved ? (
            <SendLinks message={saved} />
          ) : (
            <form.SubmitButton form={formId} pendingLabel="Saving">
              Save message
            </form.SubmitButton>
          )
        }
      >
        {saved ? (
          <p className="wrap-anywhere whitespace-pre-line">“{saved.message}”</p>
        ) : (
          <>
            <form.AppField name="name">
              {(field) => (
                <field.TextField label="Name" autoComplete="name" maxLength={longest.name} />
              )}
            </form.AppField>
            <form.AppField name="email">
              {(field) => <field.EmailField label="Email" />}
            </form.AppField>
            <form.AppField name="phone">
              {(field) => <field.PhoneField label="Phone" />}
            </form.AppField>
            <form.AppField name="message">
              {(field) => <field.TextField label="Message" multiline maxLength={longestMessage} />}
            </form.AppField>
          </>
        )}
      </FormDialog>
    </form.AppForm>
  )
}
