import { useSyncExternalStore } from 'react'
import { languages, type Language } from '#src/rules/api/code/languages.ts'

const key = 'paid-code-language'
const usual: Language = 'curl'
const listeners = new Set<() => void>()
let chosen: Language | undefined

function kept(): Language {
  try {
    const text = localStorage.getItem(key)
    return languages.find(({ value }) => value === text)?.value ?? usual
  } catch {
    return usual
  }
}

const current = (): Language => (chosen ??= kept())

/** Chooses the language of all samples, and remembers it. */
export function chooseLanguage(language: Language): void {
  chosen = language
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(key, language)
  } catch {
    // The choice then lasts until the page is left.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language that samples are read in. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, current, () => usual)
