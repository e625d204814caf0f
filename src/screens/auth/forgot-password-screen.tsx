import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { forgotPasswordFields } from '#db/text/validation.ts'
import { pathTo } from '#routes/paths.ts'
import { refusalText } from '#src/data/run-action.ts'
import { actAsVisitor, callService } from '#src/data/visitor.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { NumberedSteps } from '#src/ui/steps.tsx'
import { toast, warmToaster } from '#src/ui/toast.ts'
import { AuthFrame } from './frame/auth-frame.tsx'
import { textLink } from './auth-parts.tsx'

interface FormProps {
  /** The address typed before. */
  email: string
  onSent: (email: string) => void
}

function ResetForm({ email: typed, onSent }: FormProps) {
  const alive = useAlive()
  const form = useAppForm({
    schema: forgotPasswordFields,
    start: { email: typed },
    onSubmit: async ({ email }) => {
      warmToaster()
      const failed = await callService().then(
        () => false,
        () => true,
      )
      if (!alive()) return
      if (failed) {
        toast.error(authMessages.resetFailed)
        return
      }
      try {
        await actAsVisitor('requestPasswordReset', email)
      } catch (error) {
        if (alive()) toast.error(await refusalText(error))
        return
      }
      toast.success(authMessages.resetSent)
      onSent(email)
    },
  })
  return (
    <>
      <p className="mt-1.5 text-muted">Enter your email and we’ll send you instructions.</p>
      <form.AppForm>
        <form.Form className="mt-6 grid gap-4.5">
          <form.AppField name="email">
            {(field) => <field.EmailField label="Email" autoComplete="username" />}
          </form.AppField>
          <form.SubmitButton size="lg" block pendingLabel="Sending">
            Reset password
          </form.SubmitButton>
        </form.Form>
      </form.AppForm>
    </>
  )
}

const steps = [
  { title: 'Open the email', text: 'It comes from Paid. Check your spam folder too.' },
  { title: 'Choose a new password', text: 'The link works for 24 hours.' },
  { title: 'Log in', text: 'Your old password stops working.' },
] as const

interface ConfirmationProps {
  email: string
  /** Returns to the form. */
  onAgain: () => void
}

function Confirmation({ email, onAgain }: ConfirmationProps) {
  const words = useRef<HTMLDivElement>(null)
  // The field that was typed in is gone, and the focus with it.
  useEffect(() => {
    words.current?.focus()
  }, [])
  return (
    <div ref={words} tabIndex={-1} className="mt-6 grid gap-6 wrap-anywhere outline-none">
      <Banner tone="ok">{authMessages.resetConfirmed(email)}</Banner>
      <NumberedSteps steps={steps} />
      <DemoNote text="The email stays on this device. Read it in the outbox: Demo, then Trainer." />
      <Button variant="secondary" block onClick={onAgain}>
        Use another email
      </Button>
    </div>
  )
}

/** The form, then its confirmation (AUTH-4). */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  return (
    <AuthFrame
      side={
        <>
          <h2 className="max-w-[15ch] text-4xl leading-[1.1] font-semibold">
            Your till is where you left it.
          </h2>
          <p className="mt-3.5 max-w-[40ch] text-lg text-muted">
            Payments keep coming in while you reset your password.
          </p>
        </>
      }
    >
      <h1 className="text-3xl">{isSent ? 'Check your email' : 'Forgot password'}</h1>
      {isSent ? (
        <Confirmation email={email} onAgain={() => setSent(false)} />
      ) : (
        <ResetForm
          email={email}
          onSent={(to) => {
            setEmail(to)
            setSent(true)
          }}
        />
      )}
      <p className="mt-6">
        <Link
          to={pathTo('login')}
          className={`inline-flex items-center gap-2 [&_svg]:size-4.5 ${textLink}`}
        >
          <ArrowLeft aria-hidden />
          Back to login
        </Link>
      </p>
    </AuthFrame>
  )
}
