import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { SignInTerms } from '#db/people/persona-queries.ts'
import { actAsVisitor } from '#src/data/visitor.ts'
import { refusalText } from '#src/data/run-action.ts'
import { pathTo } from '#src/routes/paths.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { CodeView } from './code/code-view.tsx'
import { AuthFrame } from './frame/auth-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginSide, SignUpSide } from './side-words.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useModeSwitch } from './use-mode-switch.ts'

/** Login and sign-up: one screen whose panels trade places (spec §2). */
export function AuthScreen() {
  const [location, navigate] = useLocation()
  const { shown, place, fading, begin } = useModeSwitch(
    location.startsWith(pathTo('signup')) ? 'signup' : 'login',
  )
  const [email, setEmail] = useState('')
  const [authenticator, setAuthenticator] = useState(false)
  const [step, setStep] = useState<'form' | 'code'>('form')
  const [barred, setBarred] = useState<string | null>(null)
  const returned = step === 'form' && email !== ''
  // The button that led back is gone, and the focus with it.
  useEffect(() => {
    if (returned) document.querySelector('main')?.focus()
  }, [returned])

  const enter = () => navigate(pathTo('dashboard'), { replace: true })

  async function goOn(address: string, { asks, lockedUntil }: SignInTerms) {
    setEmail(address)
    setBarred(lockedUntil && authMessages.lockedOut(address, lockedUntil))
    if (lockedUntil) return
    setAuthenticator(asks === 'authenticator')
    if (asks !== 'nothing') return setStep('code')
    try {
      await actAsVisitor('signIn', { email: address })
      enter()
    } catch (error) {
      setBarred(await refusalText(error))
    }
  }

  return (
    <AuthFrame
      flipped={place === 'signup'}
      fading={fading}
      side={shown === 'login' ? <LoginSide onSwitch={begin} /> : <SignUpSide onSwitch={begin} />}
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
          onVerified={enter}
        />
      )}
    </AuthFrame>
  )
}
