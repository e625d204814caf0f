import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { wrongSampleCode } from '#db/people/sessions.ts'
import { refusalCode, refusalText } from '#src/data/run-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { actAsVisitor } from '#src/data/visitor.ts'
import { wait } from '#src/data/wait.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { useUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { codeLength } from '#src/rules/sign-in.ts'
import { timings } from '#src/rules/site.ts'
import { ResendCode } from '#src/screens/shared/resend-code.tsx'
import { Button } from '#src/ui/button.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { useBackToClose, whenLayersClosed } from '#src/ui/history-layers.ts'
import { Steps } from '#src/ui/steps.tsx'
import { toast } from '#src/ui/toast.ts'

const schema = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a recovery code')),
})

/** The alternative without the authenticator app: one of the ten recovery codes. */
function RecoveryForm({ onSend }: { onSend: (code: string) => Promise<void> }) {
  const form = useAppForm({
    schema,
    start: { code: '' },
    onSubmit: ({ code }) => onSend(code),
  })
  return (
    <form.AppForm>
      <form.Form className="mt-6 grid gap-4.5">
        <form.AppField name="code">
          {(field) => (
            <field.TextField
              label="Recovery code"
              hint="Each code works once."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
            />
          )}
        </form.AppField>
        <form.SubmitButton size="lg" block pendingLabel="Logging in">
          Log in
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}

/** An incomplete code is neither sent nor an error: the step indicator shows the number of digits. */
const typedCode = v.object({ code: v.string() })

interface CodeViewProps {
  email: string
  /** The account uses two-factor authentication, so the code comes from its authenticator app. */
  authenticator?: boolean
  onBack: () => void
  /** Called with the message when the address cannot sign in now. */
  onBarred: (words: string) => void
  onVerified: () => void
}

/** A database that failed to open: the dashboard then offers ways to recover. */
const isOpening = (error: unknown): boolean => error instanceof Error && error.name === 'OpenError'

/** A refusal that no other code can change. */
const isBarred = (error: unknown): boolean =>
  ['locked-out', 'not-admitted'].includes(refusalCode(error) ?? '')

/**
 * The second step of signing in: six digits, submitted automatically (AUTH-2). Any six are accepted unless
 * the account uses an authenticator app.
 */
export function CodeView({
  email,
  authenticator = false,
  onBack,
  onBarred,
  onVerified,
}: CodeViewProps) {
  const alive = useAlive()
  const [done, setDone] = useState(false)
  const [recovering, setRecovering] = useState(false)
  const form = useAppForm({ schema: typedCode, start: { code: '' }, onSubmit: verify })
  // Back leads to the form instead of leaving the page, until the code has been accepted.
  useBackToClose(!done, back)
  useUnsavedChanges(true)

  function back() {
    if (!done && !form.state.isSubmitting) onBack()
  }

  async function verify({ code }: v.InferOutput<typeof typedCode>) {
    if (done || (code.length < codeLength && !recovering)) return
    try {
      await actAsVisitor('signIn', { email, code })
    } catch (error) {
      if (!isOpening(error)) {
        const words = await refusalText(error)
        if (!alive()) return
        if (isBarred(error)) return onBarred(words)
        toast.error(words)
        form.reset()
        return
      }
    }
    toast.success(authMessages.codeVerified)
    await wait(timings.authStep)
    if (!alive()) return
    setDone(true)
    whenLayersClosed(onVerified)
  }

  return (
    <>
      <Button
        variant="ghost"
        icon={<ArrowLeft aria-hidden />}
        onClick={back}
        className="mb-5 -ml-3.5"
      >
        Back to login
      </Button>
      <h1 className="text-3xl">Enter your code</h1>
      <p className="mt-2 text-muted">
        {authenticator ? authMessages.codeOfApp : authMessages.codeSentTo}{' '}
        <b className="font-semibold wrap-anywhere text-text">{email}</b>
      </p>
      {recovering ? (
        <RecoveryForm onSend={(code) => verify({ code })} />
      ) : (
        <form.AppForm>
          <form.Form className="mt-6 grid gap-4.5">
            <form.AppField name="code">
              {(field) => (
                <>
                  <field.CodeField label="6-digit code" />
                  <Steps
                    count={codeLength}
                    current={field.state.value.length}
                    label={`${field.state.value.length} of ${codeLength} digits`}
                  />
                </>
              )}
            </form.AppField>
          </form.Form>
        </form.AppForm>
      )}
      {authenticator ? (
        <Button
          variant="text"
          className="mt-4"
          onClick={() => {
            form.reset()
            setRecovering(!recovering)
          }}
        >
          {recovering ? 'Use your authenticator app' : 'Use a recovery code'}
        </Button>
      ) : (
        <>
          {/* The typed digits are useless for the next code, unless they are being checked. */}
          <ResendCode
            className="mt-6"
            onSent={() => {
              if (!form.state.isSubmitting) form.reset()
            }}
          />
          <DemoNote text={`Any 6 digits work except ${wrongSampleCode}.`} className="mt-6" />
        </>
      )}
    </>
  )
}
