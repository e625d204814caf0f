import { type MouseEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { currentDate } from '#db/clock.ts'
import { getSignIn, listPersonas, type SignInTerms } from '#db/people/persona-queries.ts'
import { wrongSampleCode } from '#db/people/sessions.ts'
import { loginFields } from '#db/text/validation.ts'
import { pathTo } from '#routes/paths.ts'
import { useAlive } from '#src/data/use-query.ts'
import { askAsVisitor, callService } from '#src/data/visitor.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { warmCodeField } from '#src/forms/code-field.tsx'
import { authMessages } from '#src/rules/messages/people.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { toast, warmToaster } from '#src/ui/toast.ts'
import { Or, SocialButton, textLink } from './auth-parts.tsx'

const look = { variant: 'secondary', size: 'sm', block: true, className: 'px-2.5!' } as const

/** The name of a door, of which only the person shows. */
function DoorName({ whom }: { whom: string }) {
  const [article, person] = whom.split(' ')
  return (
    <span>
      <span className="sr-only">Enter as {article} </span>
      <span className="inline-block first-letter:uppercase">{person}</span>
    </span>
  )
}

/** Opens the newest link that can be paid, which only the database knows. */
function CustomerDoor() {
  const [, navigate] = useLocation()
  const [entering, setEntering] = useState(false)
  async function enter() {
    setEntering(true)
    const found = await askAsVisitor((db) => listPersonas(db)).catch(() => null)
    navigate(pathTo('checkout', { path: found?.payPath ?? '' }))
  }
  return (
    <Button {...look} pending={entering} onClick={() => void enter()}>
      <DoorName whom="a customer" />
    </Button>
  )
}

/** The ways in without signing in, and the sample credentials. */
function DemoDoors() {
  return (
    <DemoNote
      className="mt-4"
      text={
        <>
          Skip the login, or use any password of at least 6 characters and any 6-digit code except{' '}
          {wrongSampleCode}.
        </>
      }
    >
      <ul className="flex flex-wrap gap-2 px-3.5 pb-3.5">
        <li className="flex-auto">
          <ButtonLink {...look} to={pathTo('dashboard')}>
            <DoorName whom="the merchant" />
          </ButtonLink>
        </li>
        <li className="flex-auto">
          <ButtonLink {...look} to={pathTo('console')}>
            <DoorName whom="the admin" />
          </ButtonLink>
        </li>
        <li className="flex-auto">
          <CustomerDoor />
        </li>
      </ul>
    </DemoNote>
  )
}

interface Props {
  /** The e-mail address typed earlier. */
  email: string
  /** The reason why this address cannot sign in now. */
  barred: string | null
  /** Called after the password step with the account's sign-in requirements. */
  onSent: (email: string, terms: SignInTerms) => Promise<void> | void
  onSwitch: (event: MouseEvent) => void
}

/** The first step of signing in (AUTH-1). */
export function LoginForm({ email, barred, onSent, onSwitch }: Props) {
  const alive = useAlive()
  const form = useAppForm({
    schema: loginFields,
    start: { email, password: '' },
    onSubmit: async (typed) => {
      warmToaster()
      warmCodeField()
      // The password is neither sent nor stored, because there is nothing to check it against.
      const failed = await callService().then(
        () => false,
        () => true,
      )
      // Without a database the next step asks for a code and reports the problem.
      const terms = await askAsVisitor((db) =>
        getSignIn(db, typed.email, currentDate().toISOString()),
      ).catch(() => null)
      if (!alive()) return
      if (failed) toast.error(authMessages.loginFailed)
      else await onSent(typed.email, terms ?? { asks: 'code', lockedUntil: null, isStaff: false })
    },
  })

  return (
    <>
      <h1 className="text-3xl">Log in</h1>
      <p className="mt-1.5 text-muted">Welcome back. Your till is where you left it.</p>
      <DemoDoors />
      <form.AppForm>
        <form.Form className="mt-6 grid gap-4.5">
          <div role="alert" className="empty:hidden">
            {barred && <Banner tone="bad">{barred}</Banner>}
          </div>
          <form.AppField name="email">
            {(field) => <field.EmailField label="Email" autoComplete="username" />}
          </form.AppField>
          <div className="relative @container">
            <form.AppField name="password">
              {(field) => <field.PasswordField label="Password" autoComplete="current-password" />}
            </form.AppField>
            <Link
              to={pathTo('forgot-password')}
              className={`mt-2 inline-block text-sm font-medium! @min-[16rem]:absolute! @min-[16rem]:top-0 @min-[16rem]:right-0 @min-[16rem]:mt-0 ${textLink}`}
            >
              Forgot password?
            </Link>
          </div>
          <form.SubmitButton size="lg" block pendingLabel="Logging in">
            Log in
          </form.SubmitButton>
        </form.Form>
      </form.AppForm>
      <div className="mt-4.5 grid gap-4.5">
        <Or>or</Or>
        <SocialButton service="Google">Sign in with Google</SocialButton>
      </div>
      <p className="mt-6 text-muted">
        No account yet?{' '}
        <Link to={pathTo('signup')} className={textLink} onClick={onSwitch}>
          Create one
        </Link>
      </p>
    </>
  )
}
