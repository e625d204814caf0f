import { startTransition, useEffect, useRef, useState } from 'react'
import { afterPaint } from '#src/ui/after-paint.ts'
import { wordsOf } from './match.ts'

/** What is typed, painted first, and its words, which are looked for after that: until then they are behind. */
export function useTyped() {
  const [typed, setTyped] = useState('')
  const [looked, setLooked] = useState({ text: '', words: wordsOf('') })
  const callOff = useRef<() => void>(undefined)
  useEffect(() => () => callOff.current?.(), [])

  function type(text: string) {
    setTyped(text)
    callOff.current?.()
    callOff.current = afterPaint(() =>
      startTransition(() => setLooked({ text, words: wordsOf(text) })),
    )
  }
  return { typed, words: looked.words, isBehind: looked.text !== typed, type }
}
