import type { PayerLanguage } from '#db/text/payer-words/languages.ts'
import {
  inEnglish,
  type PayerPart,
  type PayerWords,
  type SpokenLanguage,
} from '#db/text/payer-words/words.ts'
import { createStore, useStore } from '#src/ui/store.ts'

/** The language of the customer's side in this tab: English, unless its payer chose a draft (DEMO-31). */
const spoken = createStore<SpokenLanguage>(inEnglish)

/** Speaks a language from now on. */
export function speak(language: SpokenLanguage): void {
  if (spoken.get() !== language) spoken.set(language)
}

/** Returns the customer's words as they are now, for what is decided outside a component. */
export const payerWords = (): PayerWords => spoken.get().words

export const usePayerLanguage = (): PayerLanguage => useStore(spoken).language

/**
 * Returns the words of one part of a screen, and its `lang`: none while English is spoken, as on the rest of the page;
 * else a draft's where it has the part, and English where it doesn't.
 */
export function usePayerWords<Part extends PayerPart>(
  part: Part,
): { words: PayerWords[Part]; lang: PayerLanguage | undefined } {
  const { language, words, whole } = useStore(spoken)
  return {
    words: words[part],
    lang: language === 'en' ? undefined : whole.has(part) ? language : 'en',
  }
}
