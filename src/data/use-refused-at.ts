import { useRef } from 'react'
import type { RefusalCode } from '#src/rules/messages/refusals.ts'

interface RefusedAt<Field extends string> {
  /** For `useAction`: takes the words of the refusals that are said at the field. */
  refused: (code: RefusalCode, words: string) => boolean
  /** For `onSubmit`, after the act: the words at their field, once; undefined where it was not refused so. */
  words: () => Record<Field, string> | undefined
}

/** What a form says at one of its fields, rather than in a notification, where its act is refused with one of these codes. */
export function useRefusedAt<Field extends string>(
  field: Field,
  ...codes: RefusalCode[]
): RefusedAt<Field> {
  const last = useRef<string | null>(null)
  return {
    refused: (code, words) => {
      if (!codes.includes(code)) return false
      last.current = words
      return true
    },
    words: () => {
      const words = last.current
      last.current = null
      return words === null ? undefined : ({ [field]: words } as Record<Field, string>)
    },
  }
}
