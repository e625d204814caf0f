import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { currencyName } from '#db/money.ts'
import type { SignInTerms } from '#db/people/persona-queries.ts'
import { pathTo } from '#routes/paths.ts'
import { refusalText } from '#src/data/run-action.ts'
import { actAsVisitor } from '#src/data/visitor.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { timings } from '#src/rules/site.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useCalm } from '#src/ui/viewport.ts'
import { CodeView } from './code/code-view.tsx'
import { AuthFrame } from './frame/auth-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type Mode = 'login' | 'signup'

export interface AuthModeSwitch {
  /** The mode whose text and form are rendered. */
  shown: Mode
  /** The mode whose position the panels have or are sliding to. */
  place: Mode
  fading: boolean
  /** For the link to the other mode; replaces its navigation. */
  begin: (event: MouseEvent) => void
}

/**
 * Switches between login and sign-up: the panels swap sides in 600 ms, the contents change halfway, and the address
 * then replaces the current history entry (AUTH-3). Leaving the page cancels it.
 */
function useModeSwitch(mode: Mode): AuthModeSwitch {
  const [, navigate] = useLocation()
  const calm = useCalm()
  const [target, setTarget] = useState<Mode | null>(null)
  const [pastMiddle, setPastMiddle] = useState(false)

  useEffect(() => {
    if (!target) return
    const middle = setTimeout(() => setPastMiddle(true), timings.authTransition / 2)
    const end = setTimeout(
      () => navigate(pathTo(target), { replace: true }),
      timings.authTransition,
    )
    return () => {
      clearTimeout(middle)
      clearTimeout(end)
    }
  }, [target, navigate])

  const shown = target && pastMiddle ? target : mode
  return {
    shown,
    // With reduced motion the panels swap while they are empty.
    place: calm ? shown : (target ?? mode),
    fading: target !== null && !pastMiddle,
    begin: (event) => {
      event.preventDefault()
      setTarget(mode === 'login' ? 'signup' : 'login')
    },
  }
}

interface Props {
  onSwitch: (event: MouseEvent) => void
}

const title = 'max-w-[15ch] text-4xl leading-[1.1] font-semibold'

/** The panel beside the login: an introduction to Paid, and the link to the sign-up. */
function LoginSide({ onSwitch }: Props) {
  return (
    <>
      <h2 className={title}>Every payment in its place.</h2>
      <p className="mt-3.5 max-w-[40ch] text-lg text-muted">
        EcoCash at the till, cards from abroad and bank transfers all land in one account.
      </p>
      <p className="mt-7 text-sm text-muted">New to Paid?</p>
      <ButtonLink to={pathTo('signup')} variant="secondary" className="mt-2" onClick={onSwitch}>
        Create an account
      </ButtonLink>
    </>
  )
}

/** A merchant's testimonial (AUTH-3). */
function SignUpQuote({ large = false }: { large?: boolean }) {
  return (
    <figure>
      <blockquote
        className={`font-semibold text-balance ${large ? 'max-w-[24ch] text-3xl' : 'text-xl'}`}
      >
        “One statement for {currencyName('ZWL')} and USD. Month end takes an hour.”
      </blockquote>
      <figcaption className={`text-muted ${large ? 'mt-3.5' : 'mt-2'}`}>
        <span className="font-semibold text-text">Tatenda Sibanda</span>, Finance lead, Kopje
        Hardware
      </figcaption>
    </figure>
  )
}

/** The panel beside the sign-up: a merchant's testimonial, and the link to the login (AUTH-3). */
function SignUpSide({ onSwitch }: Props) {
  return (
    <>
      <SignUpQuote large />
      <p className="mt-7 text-sm text-muted">Have an account?</p>
      <ButtonLink to={pathTo('login')} variant="secondary" className="mt-2" onClick={onSwitch}>
        Log in
      </ButtonLink>
    </>
  )
}

/** Login and sign-up: one screen whose panels swap sides (AUTH-3). */
export function AuthScreen() {
  const [location, navigate] = useLocation()
  const { shown, place, fading, begin } = useModeSwitch(
    location.startsWith(pathTo('signup')) ? 'signup' : 'login',
  )
  const [email, setEmail] = useState('')
  const [authenticator, setAuthenticator] = useState(false)
  const [isStaff, setIsStaff] = useState(false)
  const [step, setStep] = useState<'form' | 'code'>('form')
  const [barred, setBarred] = useState<string | null>(null)
  const returned = step === 'form' && email !== ''
  // The button that led back is gone, and the focus with it.
  useEffect(() => {
    if (returned) document.querySelector('main')?.focus()
  }, [returned])

  const enter = (home: 'console' | 'dashboard') => navigate(pathTo(home), { replace: true })

  async function goOn(address: string, terms: SignInTerms) {
    const { asks, lockedUntil } = terms
    setEmail(address)
    setIsStaff(terms.isStaff)
    setBarred(lockedUntil && authMessages.lockedOut(address, lockedUntil))
    if (lockedUntil) return
    setAuthenticator(asks === 'authenticator')
    if (asks !== 'nothing') return setStep('code')
    try {
      await actAsVisitor('signIn', { email: address })
      enter(terms.isStaff ? 'console' : 'dashboard')
    } catch (error) {
      setBarred(await refusalText(error))
    }
  }

  return (
    <AuthFrame
      flipped={place === 'signup'}
      fading={fading}
      side={shown === 'login' ? <LoginSide onSwitch={begin} /> : <SignUpSide onSwitch={begin} />}
      below={shown === 'signup' && <SignUpQuote />}
    >
      {shown === 'signup' ? (
        <SignUpForm onSwitch={begin} />
      ) : step === 'form' ? (
        <LoginForm email={email} barred={barred} onSwitch={begin} onSent={goOn} />
      ) : (
        <CodeView
          email={email}
          authenticator={authenticator}
          onBack={() => setStep('form')}
          onBarred={(words) => {
            setBarred(words)
            setStep('form')
          }}
          onVerified={() => enter(isStaff ? 'console' : 'dashboard')}
        />
      )}
    </AuthFrame>
  )
}
