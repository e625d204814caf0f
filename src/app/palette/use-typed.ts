import { startTransition, useEffect, useRef, useState } from 'react'
import { afterPaint } from '#src/ui/after-paint.ts'
import { wordsOf } from './match.ts'

/** What is typed, painted first, and its words, which are looked for after that. */
export function useTyped() {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState<readonly string[]>([])
  const callOff = useRef<() => void>(undefined)
  useEffect(() => () => callOff.current?.(), [])

  function type(text: string) {
    setTyped(text)
    callOff.current?.()
    callOff.current = afterPaint(() => startTransition(() => setWords(wordsOf(text))))
  }
  return { typed, words, type }
}
