import type { PayerLanguage } from '#db/text/payer-words/languages.ts'
import {
  inEnglish,
  type PayerPart,
  type PayerWords,
  type SharedWords,
  type SpokenLanguage,
} from '#db/text/payer-words/words.ts'
import { createStore, useStore } from '#src/ui/store.ts'

/** The language of the customer's side in this tab: English, unless its payer chose a draft (DEMO-31). */
const spoken = createStore<SpokenLanguage>(inEnglish)

/** Speaks a language from now on. */
export function speak(language: SpokenLanguage): void {
  if (spoken.get() !== language) spoken.set(language)
}

/** Returns the language as it is spoken now, for what is decided outside a component. */
export const spokenNow = (): SpokenLanguage => spoken.get()

/** Returns the customer's words as they are now. */
export const payerWords = (): PayerWords => spoken.get().words

export const usePayerLanguage = (): PayerLanguage => useStore(spoken).language

/** The `lang` of what a draft says; none in English, as on the rest of the page. */
const langOf = (language: PayerLanguage): PayerLanguage | undefined =>
  language === 'en' ? undefined : language

/** Returns what a draft says in place of everybody's messages, and its `lang`; no words in English. */
export function usePayerShared(): {
  words: SharedWords | undefined
  lang: PayerLanguage | undefined
} {
  const { language, shared } = useStore(spoken)
  return { words: shared, lang: langOf(language) }
}

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
