import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
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
  const returned = step === 'form' && email !== ''
  // The button that led back is gone, and the focus with it.
  useEffect(() => {
    if (returned) document.querySelector('main')?.focus()
  }, [returned])

  return (
    <AuthFrame
      flipped={place === 'signup'}
      fading={fading}
      side={shown === 'login' ? <LoginSide onSwitch={begin} /> : <SignUpSide onSwitch={begin} />}
    >
      {shown === 'signup' ? (
        <SignUpForm onSwitch={begin} />
      ) : step === 'form' ? (
        <LoginForm
          email={email}
          onSwitch={begin}
          onSent={(address, asksApp) => {
            setEmail(address)
            setAuthenticator(asksApp)
            setStep('code')
          }}
        />
      ) : (
        <CodeView
          email={email}
          authenticator={authenticator}
          onBack={() => setStep('form')}
          onVerified={() => navigate(pathTo('dashboard'), { replace: true })}
        />
      )}
    </AuthFrame>
  )
}
