import { useEffect, useState } from 'react'
import type { SharedWords } from '#db/text/payer-words/words.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { resendWait } from '#src/rules/sign-in.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * Returns the seconds left of a wait, and a function that starts one. It measures real time, so a page that slept
 * catches up.
 */
function useCountdown(seconds: number): [left: number, start: () => void] {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) setEnd(0)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  return [
    left,
    () => {
      setLeft(seconds)
      setEnd(Date.now() + seconds * 1000)
    },
  ]
}

type ResendWords = Pick<SharedWords, 'noCode' | 'resend' | 'resendIn' | 'resent'>

const english: ResendWords = {
  noCode: authMessages.noCode,
  resend: 'Resend',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  resent: authMessages.codeResent,
}

interface Props {
  onSent: () => void
  words?: ResendWords | undefined
  /** The language of the words, unless it is the page's. */
  lang?: string | undefined
  className?: string
}

/** Sends another code, and shows when the next one can be requested. */
export function ResendCode({ onSent, words = english, lang, className = '' }: Props) {
  const [left, startWait] = useCountdown(resendWait)
  const waits = left > 0

  function resend() {
    if (waits) return
    toast.info(words.resent, { lang })
    startWait()
    onSent()
  }

  return (
    <p className={`text-muted ${className}`} lang={lang}>
      {words.noCode}{' '}
      <button
        type="button"
        aria-disabled={waits || undefined}
        onClick={resend}
        className="relative rounded-badge font-semibold text-primary-text underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline aria-disabled:cursor-not-allowed aria-disabled:font-normal aria-disabled:text-subtle aria-disabled:no-underline"
      >
        {waits ? <span className="tabular-nums">{words.resendIn(left)}</span> : words.resend}
      </button>
    </p>
  )
}
