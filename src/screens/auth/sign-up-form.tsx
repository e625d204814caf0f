import type { MouseEvent } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { longest } from '#db/text/format.ts'
import { signUpFields, type SignUpFields } from '#db/text/validation.ts'
import { pathTo } from '#routes/paths.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { ServiceError } from '#src/data/faults.ts'
import { actAsVisitor, callService } from '#src/data/visitor.ts'
import { wait } from '#src/data/wait.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { timings } from '#src/rules/site.ts'
import { toast, warmToaster } from '#src/ui/toast.ts'
import { Or, SocialButton, textLink } from './auth-parts.tsx'

const plans: Record<string, string> = {
  basic: 'Basic',
  business: 'Business',
  enterprise: 'Enterprise',
}

/** Returns the plan that the pricing table put into the address; undefined when it is missing or invalid. */
function chosenPlan(search: string): string | undefined {
  const plan = new URLSearchParams(search).get('plan') ?? ''
  return Object.hasOwn(plans, plan) ? plans[plan] : undefined
}

const start: SignUpFields = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
}

const names = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
] as const

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'email-taken'

/** The specification's message is for a failed service; problems on this device have messages that say what to do. */
const wordsFor = async (error: unknown): Promise<string> =>
  error instanceof ServiceError ? authMessages.signUpFailed : refusalText(error)

/** Creates an account and opens onboarding (AUTH-3). */
export function SignUpForm({ onSwitch }: { onSwitch: (event: MouseEvent) => void }) {
  const [, navigate] = useLocation()
  const plan = chosenPlan(useSearch())
  const alive = useAlive()
  const form = useAppForm({ schema: signUpFields, start, onSubmit: register })

  async function register({ firstName, lastName, email, phoneNumber }: SignUpFields) {
    warmToaster()
    try {
      await callService()
      if (!alive()) return
      // The passwords are not passed on, because there is nothing to check one against.
      await actAsVisitor('signUp', {
        firstName,
        lastName,
        email,
        phoneNumber,
        plan,
      })
    } catch (error) {
      if (isTaken(error)) return { email: await refusalText(error) }
      if (alive()) toast.error(await wordsFor(error))
      return
    }
    toast.success(authMessages.accountCreated)
    await wait(timings.authStep)
    if (alive()) navigate(pathTo('onboarding'), { replace: true })
  }

  return (
    <>
      <h1 className="text-3xl">Create your account</h1>
      <p className="mt-1.5 text-muted">
        {plan ? `You chose the ${plan} plan.` : 'Take your first test payment in minutes.'}
      </p>
      <form.AppForm>
        <form.Form className="mt-6 grid gap-4.5">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-3 gap-y-4.5">
            {names.map(({ name, label, autoComplete }) => (
              <form.AppField key={name} name={name}>
                {(field) => (
                  <field.TextField
                    label={label}
                    autoComplete={autoComplete}
                    maxLength={longest.name}
                  />
                )}
              </form.AppField>
            ))}
          </div>
          <form.AppField name="email">
            {(field) => <field.EmailField label="Email" autoComplete="username" />}
          </form.AppField>
          <form.AppField name="phoneNumber">
            {(field) => (
              <field.PhoneField label="Phone number" hint="For example, +263 77 123 4567" />
            )}
          </form.AppField>
          <form.AppField name="password">
            {(field) => <field.PasswordField label="Password" autoComplete="new-password" />}
          </form.AppField>
          <form.AppField name="confirmPassword">
            {(field) => (
              <field.PasswordField label="Confirm password" autoComplete="new-password" />
            )}
          </form.AppField>
          <form.SubmitButton size="lg" block pendingLabel="Creating your account">
            Register
          </form.SubmitButton>
        </form.Form>
      </form.AppForm>
      <div className="mt-4.5 grid grid-cols-2 gap-3">
        <div className="col-span-2 mb-1.5">
          <Or>or sign up with</Or>
        </div>
        {['Google', 'Facebook', 'Github', 'LinkedIn'].map((service) => (
          <SocialButton key={service} service={service}>
            {service}
          </SocialButton>
        ))}
      </div>
      <p className="mt-6 text-muted">
        Have an account?{' '}
        <Link to={pathTo('login')} className={textLink} onClick={onSwitch}>
          Log in
        </Link>
      </p>
    </>
  )
}
