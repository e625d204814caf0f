import { ArrowLeft } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { actAsVisitor } from '#src/data/act-as-visitor.ts'
import { wait } from '#src/data/call-service.ts'
import { refusalText } from '#src/data/refusal.ts'
import { useAlive } from '#src/data/use-alive.ts'
import { useUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { authMessages } from '#src/rules/auth-messages.ts'
import { codeLength } from '#src/rules/one-time-code.ts'
import { timings } from '#src/rules/timings.ts'
import { Button } from '#src/ui/button.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { toast } from '#src/ui/toast.ts'
import { useBackToClose, whenLayersClosed } from '#src/ui/use-back-to-close.ts'
import { CodeField } from './code-field.tsx'
import { Resend } from './resend.tsx'

interface Props {
  email: string
  onBack: () => void
  onVerified: () => void
}

/** Whether what failed is the opening of the database: the dashboard then says what to do about it. */
const isOpening = (error: unknown): boolean => error instanceof Error && error.name === 'OpenError'

/** The second step of signing in: six digits, any six, sent by themselves (spec §2 Login, §5). */
export function CodeView({ email, onBack, onVerified }: Props) {
  const alive = useAlive()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [checking, setChecking] = useState(false)
  // Set at once, where state comes with the next drawing: completing and pressing Enter is one sending.
  const sent = useRef(false)
  const [done, setDone] = useState(false)
  // Back leads to the form, not off the page; once the code is sent there is no way back.
  useBackToClose(!done, back)
  useUnsavedChanges(true)

  function back() {
    if (!sent.current) onBack()
  }

  async function verify() {
    if (sent.current) return
    sent.current = true
    setChecking(true)
    try {
      await actAsVisitor('signIn', { email })
    } catch (error) {
      if (!isOpening(error)) {
        if (alive()) refuse(refusalText(error))
        return
      }
    }
    toast.success(authMessages.codeVerified)
    await wait(timings.authStep)
    if (!alive()) return
    setDone(true)
    whenLayersClosed(onVerified)
  }

  function refuse(reason: string) {
    toast.error(reason)
    sent.current = false
    setChecking(false)
    setCode('')
    input.current?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.length === codeLength) void verify()
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
        {authMessages.codeSentTo} <b className="font-semibold wrap-anywhere text-text">{email}</b>
      </p>
      <form noValidate className="mt-6 grid gap-4.5" onSubmit={submit}>
        <CodeField
          ref={input}
          value={code}
          onChange={setCode}
          onComplete={() => void verify()}
          checking={checking}
        />
        <Steps
          count={codeLength}
          current={code.length}
          label={`${code.length} of ${codeLength} digits`}
        />
      </form>
      <Resend />
    </>
  )
}
