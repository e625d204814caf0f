import type { MouseEvent } from 'react'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'

interface Props {
  onSwitch: (event: MouseEvent) => void
}

const title = 'max-w-[15ch] text-4xl leading-[1.1] font-semibold'

/** Beside the login: what Paid is, and the way to an account. */
export function LoginSide({ onSwitch }: Props) {
  return (
    <>
      <h2 className={title}>Every payment, laid in its place.</h2>
      <p className="mt-3.5 max-w-[40ch] text-lg text-muted">
        EcoCash at the till, a card from abroad, a transfer from the bank. They all land in one
        account.
      </p>
      <p className="mt-7 text-sm text-muted">New to Paid?</p>
      <ButtonLink to={pathTo('signup')} variant="secondary" className="mt-2" onClick={onSwitch}>
        Create an account
      </ButtonLink>
    </>
  )
}

/** Beside the sign-up: a merchant's word, and the way back to the login (spec §2 Signup). */
export function SignUpSide({ onSwitch }: Props) {
  return (
    <>
      <figure>
        <blockquote className="max-w-[24ch] text-3xl font-semibold text-balance">
          “One statement for ZWL and USD. Month end takes an hour.”
        </blockquote>
        <figcaption className="mt-3.5 text-muted">
          <span className="font-semibold text-text">Tatenda Sibanda</span>, Finance lead, Kopje
          Hardware
        </figcaption>
      </figure>
      <p className="mt-7 text-sm text-muted">Have an account?</p>
      <ButtonLink to={pathTo('login')} variant="secondary" className="mt-2" onClick={onSwitch}>
        Log in
      </ButtonLink>
    </>
  )
}
